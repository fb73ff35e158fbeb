import * as css from './LazyImage.css.ts';

/** The dashed outline of a product and the words for it. `alt` still tells what the picture was of. */
export function MissingImage({ children, alt = '' }: { children: string; alt?: string }) {
  return (
    <span className={css.failure}>
      <svg
        className={css.missing}
        viewBox="0 0 190 240"
        width="187"
        height="236"
        aria-hidden="true"
      >
        <path d="M10 240V2H180V240M10 26H180" />
      </svg>
      <span className={css.failureText}>
        {alt !== '' && <span className={css.unseen}>{alt}: </span>}
        {children}
      </span>
    </span>
  );
}
