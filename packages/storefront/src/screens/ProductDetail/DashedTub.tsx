import * as css from './ProductStates.css.ts';

/** The outline of a product that is not there, standing on the shelf. */
export function DashedTub() {
  return (
    <svg
      className={css.outline}
      viewBox="0 0 200 240"
      // On the shelf, too, where it is narrower than high.
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M14 240V48Q14 42 20 42H180Q186 42 186 48V240M22 42V8Q22 2 28 2H172Q178 2 178 8V42" />
    </svg>
  );
}
