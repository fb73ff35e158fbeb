import { beginsWithLetters } from '../text/chars.ts';
import { cellText } from '../text/source.ts';
import { readHeading } from '../lexer/heading.ts';
import { nameOfCell } from '../lexer/readName.ts';
import { unitOf } from '../lexicon/units.ts';
import { isRule } from './headRows.ts';
import { textOf, type Grid, type GridCell } from './layout.ts';

/** Rows that tell whether a table has two halves. */
const told = 4;

/** The name of a nutrient, and no unit or heading. */
export const isNutrientCell = (cell: GridCell | undefined): boolean =>
  cell !== null &&
  cell !== undefined &&
  beginsWithLetters(cellText(cell), 2) &&
  nameOfCell(cell).key !== undefined &&
  unitOf(cellText(cell)) === undefined &&
  readHeading(cellText(cell)) === null;

/** 'Nutriente | per cpr | Nutriente | per cpr': the half of a row says what the other does. */
const isTwice = (row: readonly GridCell[], half: number): boolean =>
  row.length === 2 * half &&
  row.every((cell, i) => i >= half || textOf(cell) === textOf(row[i + half]));

/** The grid without the empty column between two halves. */
function withoutGap(grid: Grid): Grid {
  const middle = ((grid[0]?.length ?? 0) - 1) / 2;
  const isGap = middle > 1 && Number.isInteger(middle);
  if (!isGap || grid.some((row) => textOf(row[middle]) !== '' && !isRule(row))) return grid;
  return grid.map((row) => row.filter((_, i) => i !== middle));
}

/**
 * A table that is in two halves beside each other, names in both, as one below the other; any
 * other as it is.
 */
export function oneBelowOther(whole: Grid): Grid {
  const grid = withoutGap(whole);
  const half = (grid[0]?.length ?? 0) / 2;
  if (half < 2 || !Number.isInteger(half)) return whole;
  const named = grid
    .slice(0, told)
    .filter((row) => isNutrientCell(row[half]) && isNutrientCell(row[0]));
  if (named.length < 2) return whole;
  const second = grid
    .filter((row) => !isTwice(row, half) && !isRule(row))
    .map((row) => row.slice(half))
    .filter((row) => row.length > 0);
  return [...grid.map((row) => row.slice(0, half)), ...second];
}
