import { hasDigit } from '../text/chars.ts';
import { cellText } from '../text/source.ts';
import { mayBeAmount } from '../lexer/amountWords.ts';
import { readHeading } from '../lexer/heading.ts';
import { nameOfCell } from '../lexer/readName.ts';
import { isNutrientCell } from './halves.ts';
import { textOf, type Grid, type GridCell } from './layout.ts';

/** Fewer cells are one row. */
const minCells = 4;

/** A name with a value behind it. */
const beginsRow = (name: GridCell | undefined, value: GridCell | undefined): boolean =>
  name !== null &&
  name !== undefined &&
  nameOfCell(name).folded !== '' &&
  !hasDigit(cellText(name).charAt(0)) &&
  (textOf(value) === '' || mayBeAmount(textOf(value)));

/** The cells of a row that lost its line ends, by the first name of a nutrient behind its first cell; 0 for one row. */
function widthOf(row: readonly GridCell[]): number {
  const isHeaded = !isNutrientCell(row[0]);
  // 'Nutriente | Per 100 g | Per dose | Energia | …'
  if (isHeaded && textOf(row[0]) !== '' && readHeading(textOf(row[0])) === null) return 0;
  const width = row.findIndex((cell, i) => i > 0 && isNutrientCell(cell));
  if (width < 2 || row.length < 2 * width) return 0;
  for (let at = isHeaded ? width : 0; at < row.length; at += width)
    if (!beginsRow(row[at], row[at + 1])) return 0;
  return width;
}

/** A table of several rows whose line ends are lost; any other as it is. */
export function inRows(grid: Grid): Grid {
  const [row] = grid;
  const width = grid.length === 1 && row && row.length >= minCells ? widthOf(row) : 0;
  if (!row || width === 0) return grid;
  const rows: Grid = [];
  for (let at = 0; at < row.length; at += width) rows.push(row.slice(at, at + width));
  return rows;
}
