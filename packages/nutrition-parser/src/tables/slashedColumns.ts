import { slashedCells, slashedParts } from './slashedCells.ts';
import { isPiece } from '../lexicon/vocabulary.ts';
import { trimmedCell, type Cell } from '../text/source.ts';
import { readHeading } from '../lexer/heading.ts';
import { textOf, type Grid, type GridCell } from './layout.ts';

/** A cell without the bracket around it. */
function unwrapped(cell: Cell): Cell {
  const text = textOf(cell);
  if (!text.startsWith('(') || !text.endsWith(')')) return cell;
  return trimmedCell(cell.source, cell.start + 1, cell.end - 1);
}

/** '100 ml / 1 gel 25 ml', '100 g / 30 g / %VNR': a heading that names several columns. */
function headsOf(cell: GridCell | undefined): Cell[] | null {
  if (!cell || !textOf(cell).includes(' / ')) return null;
  const heads = slashedParts(unwrapped(cell));
  const [first, second, ...others] = heads.map((head) => readHeading(textOf(head)));
  if (first?.hasBasis !== true || second?.hasBasis !== true || second.column.kind !== 'serving')
    return null;
  // '1 compressa / 2 compresse'
  const isOfPieces = first.column.unit === second.column.unit && isPiece(second.column.unit);
  const isReferred = others.length === 0 || (others.length === 1 && others[0]?.role === 'nrv');
  return (first.column.kind.startsWith('per100') || isOfPieces) && isReferred ? heads : null;
}

/** A table one of whose columns holds several, parted by slashes, as a table of all; any other as it is. */
export function slashedColumns(grid: Grid): Grid {
  const at = grid[0]?.findIndex((cell, i) => i > 0 && headsOf(cell) !== null) ?? -1;
  const heads = at < 0 ? null : headsOf(grid[0]?.[at]);
  if (!heads || !grid.slice(1).some((row) => textOf(row[at]).includes(' / '))) return grid;
  return grid.map((row, i) => [
    ...row.slice(0, at),
    ...(i === 0 ? heads : slashedCells(row[at], heads.length)),
    ...row.slice(at + 1),
  ]);
}
