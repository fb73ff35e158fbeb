import * as css from './LazyImage.css.ts';

/** A pale pack without a label and the words for it, calm also in a list of many. `alt` still tells what the picture was of. */
export function MissingImage({ children, alt = '' }: { children: string; alt?: string }) {
  return (
    <span className={css.failure}>
      <svg
        className={css.missing}
        viewBox="0 0 190 240"
        preserveAspectRatio="xMidYMax"
        aria-hidden="true"
      >
        <path d="M22 240V66Q22 52 36 52H154Q168 52 168 66V240ZM36 44V26Q36 20 42 20H148Q154 20 154 26V44Z" />
      </svg>
      <span className={css.failureText}>
        {alt !== '' && <span className={css.unseen}>{`${alt}: `}</span>}
        <span>{children}</span>
      </span>
    </span>
  );
}
