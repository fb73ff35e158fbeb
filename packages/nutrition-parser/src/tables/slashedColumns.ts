import { isPiece } from '../lexicon/vocabulary.ts';
import { trimmedCell, type Cell } from '../text/source.ts';
import { unitOfEnergy } from '../lines/energyAlone.ts';
import { readHeading } from '../lexer/heading.ts';
import { textOf, type Grid, type GridCell } from './layout.ts';

/** Cells with more parts are no values. */
const maxParts = 6;

/** The parts of a cell between slashes that have spaces on both sides. */
function partsOf({ source, start, end, text }: Cell): Cell[] {
  const parts: Cell[] = [];
  let from = start;
  for (const part of text.split(' / ', maxParts + 1)) {
    parts.push(trimmedCell(source, from, Math.min(end, from + part.length)));
    from += part.length + ' / '.length;
  }
  return parts;
}

/** A cell without the bracket around it. */
function unwrapped(cell: Cell): Cell {
  const text = textOf(cell);
  if (!text.startsWith('(') || !text.endsWith(')')) return cell;
  return trimmedCell(cell.source, cell.start + 1, cell.end - 1);
}

/** '100 ml / 1 gel 25 ml', '100 g / 30 g / %VNR': a heading that names several columns. */
function headsOf(cell: GridCell | undefined): Cell[] | null {
  if (!cell || !textOf(cell).includes(' / ')) return null;
  const heads = partsOf(unwrapped(cell));
  const [first, second, ...others] = heads.map((head) => readHeading(textOf(head)));
  if (first?.hasBasis !== true || second?.hasBasis !== true || second.column.kind !== 'serving')
    return null;
  // '1 compressa / 2 compresse'
  const isOfPieces = first.column.unit === second.column.unit && isPiece(second.column.unit);
  const isReferred = others.length === 0 || (others.length === 1 && others[0]?.role === 'nrv');
  return (first.column.kind.startsWith('per100') || isOfPieces) && isReferred ? heads : null;
}

/** The two values of a cell that a slash parts; null for any other. */
export function halvesOf(cell: GridCell | undefined): [Cell, Cell] | null {
  const [first, second] = cellsOf(cell, 2);
  return first && second ? [first, second] : null;
}

/** A cell for each heading; two values of energy are in one, and have no reference. */
function cellsOf(cell: GridCell | undefined, heads: number): GridCell[] {
  const none: GridCell[] = Array.from({ length: heads }, () => null);
  if (!cell) return none;
  const parts = partsOf(cell);
  const half = parts[1];
  if (parts.length === 4 && half) {
    const { source, start, end } = cell;
    const pairs = [trimmedCell(source, start, half.end), trimmedCell(source, half.end + 3, end)];
    return none.map((_, i) => pairs[i] ?? null);
  }
  // '1590 kJ / 376 kcal' is one value.
  const units = parts.map((part) => unitOfEnergy(part)?.text.toLowerCase());
  const isEnergy = parts.length === 2 && !units.includes(undefined) && units[0] !== units[1];
  return isEnergy || parts.length > heads
    ? [cell, ...none.slice(1)]
    : none.map((_, i) => parts[i] ?? null);
}

/** A table one of whose columns holds several, parted by slashes, as a table of all; any other as it is. */
export function slashedColumns(grid: Grid): Grid {
  const at = grid[0]?.findIndex((cell, i) => i > 0 && headsOf(cell) !== null) ?? -1;
  const heads = at < 0 ? null : headsOf(grid[0]?.[at]);
  if (!heads || !grid.slice(1).some((row) => textOf(row[at]).includes(' / '))) return grid;
  return grid.map((row, i) => [
    ...row.slice(0, at),
    ...(i === 0 ? heads : cellsOf(row[at], heads.length)),
    ...row.slice(at + 1),
  ]);
}
