import { hasAny } from '../text/chars.ts';
import { slash } from '../text/codes.ts';
import { trimmedCell, type Cell } from '../text/source.ts';
import { readHeading } from '../lexer/heading.ts';
import { textOf, type Grid, type GridCell } from './layout.ts';

/** Cells with more marks are no values. */
const maxMarks = 3;

/** The halves of a cell, at the middle one of its slashes with a space on both sides. */
export function halvesOf(cell: GridCell | undefined): [Cell, Cell] | null {
  if (!cell) return null;
  const { source, start, end } = cell;
  const { text } = source;
  const marks: number[] = [];
  for (let i = start + 1; i + 1 < end && marks.length <= maxMarks; i++)
    if (text.charCodeAt(i) === slash && text.startsWith(' / ', i - 1)) marks.push(i);
  const middle = marks[(marks.length - 1) / 2];
  if (middle === undefined || marks.length > maxMarks) return null;
  return [trimmedCell(source, start, middle), trimmedCell(source, middle + 1, end)];
}

/** A cell without the bracket around it. */
function unwrapped(cell: Cell): Cell {
  const text = textOf(cell);
  if (!text.startsWith('(') || !text.endsWith(')')) return cell;
  return trimmedCell(cell.source, cell.start + 1, cell.end - 1);
}

/** '100 ml / 1 gel 25 ml': the halves of a heading that names two columns. */
function headsOf(cell: GridCell | undefined): [Cell, Cell] | null {
  const heads = cell && hasAny(textOf(cell), [' / ']) ? halvesOf(unwrapped(cell)) : null;
  if (!heads) return null;
  const [first, second] = heads.map((head) => readHeading(textOf(head)));
  const isOfHundred = first?.column.kind.startsWith('per100') === true;
  const isTwice = isOfHundred && second?.hasBasis === true && second.column.kind === 'serving';
  return isTwice ? heads : null;
}

/** A table one of whose columns holds two, parted by slashes, as a table of both; any other as it is. */
export function slashedColumns(grid: Grid): Grid {
  const at = grid[0]?.findIndex((cell, i) => i > 0 && headsOf(cell) !== null) ?? -1;
  if (at < 0) return grid;
  const parts = grid.map((row, i) => (i === 0 ? headsOf(row[at]) : halvesOf(row[at])));
  if (parts.filter((part) => part !== null).length < 2) return grid;
  return grid.map((row, i) => [
    ...row.slice(0, at),
    ...(parts[i] ?? [row[at] ?? null, null]),
    ...row.slice(at + 1),
  ]);
}
