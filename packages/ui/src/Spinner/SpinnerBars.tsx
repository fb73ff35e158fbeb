import * as css from './Spinner.css.ts';

/** The four bars of the mark, rising and falling: the only thing that loops. Still with reduced motion. */
export function SpinnerBars() {
  return (
    <span className={css.bars} aria-hidden="true">
      <span className={css.bar} />
      <span className={css.bar} />
      <span className={css.bar} />
      <span className={css.bar} />
    </span>
  );
}
