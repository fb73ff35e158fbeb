import { hasDigit } from '../text/chars.ts';
import { readHeading } from '../lexer/heading.ts';
import { nameOfCell } from '../lexer/readName.ts';
import { scanLine } from '../lexer/scanLine.ts';
import { unitOfEnergy } from '../lines/energyAlone.ts';
import { cellText, type Cell } from '../text/source.ts';
import { isRule } from './headRows.ts';
import type { Grid, GridCell } from './layout.ts';

const isPrinted = (cell: GridCell): cell is Cell => cell !== null && cell.end > cell.start;

/** The printed cells of a row; one that spans counts once. */
const printedCells = (row: readonly GridCell[]): readonly Cell[] =>
  row
    .filter(isPrinted)
    .filter(
      (cell, i, cells) =>
        i === 0 || cell.source !== cells[i - 1]?.source || cell.start !== cells[i - 1]?.start,
    );

/** 'Grassi 5 g', 'Per 100 g: Grassi 5 g, Proteine 75 g', '148 kcal': whole rows of a table. */
function holdsRows(cell: Cell, isFirst: boolean): boolean {
  // Most cells are a name, or an amount.
  if (!hasDigit(cellText(cell))) return false;
  if (isFirst && unitOfEnergy(cell) !== null) return true;
  const tokens = scanLine(cell.source, cell.start, cell.end);
  const pairs = tokens.filter(({ kind }) => kind === 'pair');
  const [first] = pairs;
  return (
    first?.kind === 'pair' &&
    nameOfCell(first.name).key !== undefined &&
    tokens.every(({ kind }) => kind !== 'rest')
  );
}

/** 'Valori nutrizionali', 'Per 100 g': what is above rows. */
const isAbove = (cell: Cell): boolean => {
  const heading = readHeading(cellText(cell));
  return heading?.role === 'name' || heading?.hasBasis === true;
};

/**
 * Whether each cell of a grid is a line of its own that has its rows in it, so that the grid only
 * places texts: '| Grassi 5 g | Proteine 75 g |', `<td>Per 100 g: Grassi 5 g, Proteine 75 g</td>`.
 */
export function isOfLines(grid: Grid): boolean {
  let rows = 0;
  for (const row of grid) {
    if (isRule(row)) continue;
    const cells = printedCells(row);
    const [first] = cells;
    // 'Per 100 g | Per dose' is above columns.
    const held = first && isAbove(first) && !holdsRows(first, true) ? cells.slice(1) : cells;
    if (!held.every((cell, at) => holdsRows(cell, at === 0 && cell === first))) return false;
    rows += held.length;
  }
  return rows > 0;
}

/** The texts of such a grid in their order. */
export const linesOf = (grid: Grid): readonly Cell[] =>
  grid.flatMap((row) => (isRule(row) ? [] : printedCells(row)));
