import { foldText } from '@vetta/storefront/foldText';
import { type ColumnText, helpMark, tableTexts } from '../columns.copy.ts';
import { type Cell, emptyCell, shownCell, type SheetRow } from './sheet.ts';

/** Titles and words alike, without signs: '» Slug' is 'slug'. */
export const plain = (title: string) => foldText(title).replaceAll(/[^\p{L}\p{N}€]+/gu, '');

const isFilled = ({ kind }: Cell) => kind !== 'empty';
const isTotal = (text: string) => /^(?:sub)?total[ei](?:generale)?$|^somma$/u.test(plain(text));

export type KnownColumns = {
  head: SheetRow;
  /** Where the columns without which there is no table stand. */
  required: readonly number[];
  /** Each column's place and its line of help. */
  columns: readonly { place: number; column: ColumnText }[];
};

/** What is said of a row below the titles that holds no data; '' where nothing is, null of all others. */
export function skippedRow(
  cells: readonly Cell[],
  { head, required, columns }: KnownColumns,
  isFirst: boolean,
): string | null {
  const filled = cells.filter(isFilled);
  const [first] = filled;
  if (first === undefined || shownCell(first).startsWith(helpMark)) return '';
  const at = (place: number) => cells[place] ?? emptyCell;
  // Its mark may have been lost with the letters of another encoding.
  const helps = columns.filter(
    ({ place, column }) =>
      isFilled(at(place)) && plain(shownCell(at(place))).endsWith(plain(column.help)),
  );
  if (helps.length > 2) return '';
  const isTitle = (place: number) =>
    plain(shownCell(at(place))) === plain(shownCell(head.cells[place] ?? emptyCell));
  const isRepeated = required.every((place) => isFilled(at(place)) && isTitle(place));
  const foremost = Math.min(...columns.map(({ place }) => place));
  const isBelow =
    isFirst &&
    [foremost, ...required].every((place) => !isFilled(at(place)) || isTitle(place)) &&
    filled.every((cell) => cell.kind === 'text' && !/\d/u.test(cell.text));
  if (isRepeated || isBelow) return tableTexts.secondHead;
  const named = required.filter((place) => isFilled(at(place)));
  return isTotal(shownCell(first)) && named.length < 2 ? tableTexts.totals : null;
}
