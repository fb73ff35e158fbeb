import * as css from './CompareTable.css.ts';

/** The free column's part of a row. */
export function EmptyCell({ isThere }: { isThere: boolean }) {
  return isThere && <td className={css.emptyCell} aria-hidden="true" />;
}
