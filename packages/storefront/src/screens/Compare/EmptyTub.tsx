import * as css from './TableHead.css.ts';

/** The dashed outline of a product that is not there. */
export function EmptyTub() {
  return (
    <svg className={css.emptyTub} viewBox="0 0 200 240" aria-hidden="true">
      <path d="M14 240V48Q14 42 20 42H180Q186 42 186 48V240M22 42V8Q22 2 28 2H172Q178 2 178 8V42" />
    </svg>
  );
}
