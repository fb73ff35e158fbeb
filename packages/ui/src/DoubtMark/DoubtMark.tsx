import * as css from './DoubtMark.css.ts';

/** In place of a card's badges: what is not known of it, on a hatched tile. */
export function DoubtMark({ children }: { children: string }) {
  return (
    <p className={css.place}>
      <span className={css.mark}>
        <span className={css.symbol} aria-hidden="true">
          ?
        </span>
        <span className={css.words}>{children}</span>
      </span>
    </p>
  );
}
