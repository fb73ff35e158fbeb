import * as css from './CompareTable.css.ts';

/** The free column's part of a row. */
export function Slot({ isThere }: { isThere: boolean }) {
  return isThere && <td className={css.slot} aria-hidden="true" />;
}
