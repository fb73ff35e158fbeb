import { unitOf } from '../../lexicon/units.ts';
import { isPiece } from '../../lexicon/vocabulary.ts';
import { slashedCells, slashedParts } from '../lines/ownBases.ts';
import { mayBeAmount } from '../values/amounts.ts';
import { readCell } from '../values/cells.ts';
import { readHeading } from '../values/headings.ts';
import { nameOfCell } from '../values/names.ts';
import { scanLine } from '../values/scanLine.ts';
import { beginsWithLetters, hasDigit, isDigit } from '../../text/chars.ts';
import { type Cell, cellText, trimmedCell } from '../../text/source.ts';
import { isNutrient, isRule, isSureBasis, withoutRules } from './headRows.ts';
import { type Grid, type GridCell, textOf } from './layout.ts';

type Row = readonly GridCell[];

/** The name of a nutrient, and no unit or heading. */
const isNutrientCell = (cell: GridCell | undefined): cell is Cell =>
  isNutrient(cell) &&
  beginsWithLetters(textOf(cell), 2) &&
  unitOf(textOf(cell)) === undefined &&
  readHeading(textOf(cell)) === null;

/** A name with a value behind it. */
const beginsRow = (name: GridCell | undefined, value: GridCell | undefined): boolean =>
  textOf(name) !== '' &&
  !isDigit(textOf(name).charCodeAt(0)) &&
  (textOf(value) === '' || mayBeAmount(textOf(value)));

/** The cells of a row that lost its line ends, by the first name of a nutrient behind its first cell; 0 for one row. */
function widthOf(row: Row): number {
  const isHeaded = !isNutrientCell(row[0]);
  // 'Nutriente | Per 100 g | Per dose | Energia | …'
  if (isHeaded && textOf(row[0]) !== '' && readHeading(textOf(row[0])) === null) return 0;
  const width = row.findIndex((cell, i) => i > 0 && isNutrientCell(cell));
  if (width < 2 || row.length < 2 * width) return 0;
  for (let at = isHeaded ? width : 0; at < row.length; at += width)
    if (!beginsRow(row[at], row[at + 1])) return 0;
  return width;
}

/** A table of several rows whose line ends are lost. */
function inRows(grid: Grid): Grid {
  const [row, ...others] = grid;
  const width = row && others.length === 0 ? widthOf(row) : 0;
  if (!row || width === 0) return grid;
  return Array.from({ length: Math.ceil(row.length / width) }, (_, i) =>
    row.slice(i * width, (i + 1) * width),
  );
}

/** No table on its side has more nutrients. */
const maxColumns = 200;

/** A table whose nutrients are its columns, as one that has them as rows. */
function upright(grid: Grid): Grid {
  const [head, second] = grid;
  if (!head || !second || head.length < 3 || isNutrient(second[0])) return grid;
  const known = head.filter((cell, i) => i > 0 && isNutrient(cell)).length;
  // 'Nutriente | kcal | kJ' over 'per 100 g | 370 | 1570'
  const isOnSide =
    head.length > 3
      ? known > 1 && known * 2 >= head.length - 1
      : known > 1 && withoutRules(grid.slice(1)).every(([first]) => isSureBasis(first));
  if (!isOnSide) return grid;
  const body = withoutRules(grid);
  const width = Math.min(maxColumns, Math.max(...grid.map((row) => row.length)));
  const turned = Array.from({ length: width }, (_, i) => body.map((row) => row[i] ?? null));
  const [corner] = turned[0] ?? [];
  // 'Energia | kcal | kJ', '%VNR | Zinco | Rame': it is over the bases, and names none of the rows.
  if (turned[0] && (isNutrient(corner) || isSureBasis(corner))) turned[0][0] = null;
  return turned.filter(([name]) => readHeading(textOf(name))?.role !== 'nrv');
}

/** A cell without the bracket around it. */
function unwrapped(cell: Cell): Cell {
  const text = textOf(cell);
  const isInside = text.startsWith('(') && text.endsWith(')');
  return isInside ? trimmedCell(cell.source, cell.start + 1, cell.end - 1) : cell;
}

/** '100 ml / 1 gel 25 ml', '100 g / 30 g / %VNR': a heading that names several columns. */
function headsOf(cell: GridCell | undefined): Cell[] | null {
  if (!cell || !textOf(cell).includes(' / ')) return null;
  const heads = slashedParts(unwrapped(cell));
  const [first, second, third, ...others] = heads.map((head) => readHeading(textOf(head)));
  if (!first?.hasBasis || second?.column.kind !== 'serving' || !second.hasBasis) return null;
  // '1 compressa / 2 compresse'
  const isOfPieces = first.column.unit === second.column.unit && isPiece(second.column.unit);
  const isReferred = others.length === 0 && (third === undefined || third?.role === 'nrv');
  return isReferred && (first.column.kind.startsWith('per100') || isOfPieces) ? heads : null;
}

/** A table one of whose columns holds several, parted by slashes, as a table of all. */
function slashedColumns(grid: Grid): Grid {
  const at = grid[0]?.findIndex((cell, i) => i > 0 && headsOf(cell) !== null) ?? -1;
  const heads = headsOf(grid[0]?.[at]);
  if (!heads || !grid.slice(1).some((row) => textOf(row[at]).includes(' / '))) return grid;
  return grid.map((row, i) => [
    ...row.slice(0, at),
    ...(i === 0 ? heads : slashedCells(row[at], heads.length)),
    ...row.slice(at + 1),
  ]);
}

/** Rows that tell whether a table has two halves. */
const told = 4;

/** A table that is in two halves beside each other, names in both, as one below the other. */
function oneBelowOther(whole: Grid): Grid {
  const width = whole[0]?.length ?? 0;
  const middle = (width - 1) / 2;
  // An empty column is between the halves.
  const isApart =
    Number.isInteger(middle) && whole.every((row) => textOf(row[middle]) === '' || isRule(row));
  const grid = isApart ? whole.map((row) => row.filter((_, i) => i !== middle)) : whole;
  const half = isApart ? middle : width / 2;
  if (half < 2 || !Number.isInteger(half)) return whole;
  const named = grid
    .slice(0, told)
    .filter((row) => isNutrientCell(row[half]) && isNutrientCell(row[0]));
  if (named.length < 2) return whole;
  // 'Nutriente | per cpr | Nutriente | per cpr': the half of a row says what the other does.
  const isTwice = (row: Row): boolean =>
    row.every((cell, i) => i >= half || textOf(cell) === textOf(row[i + half]));
  const second = withoutRules(grid).filter((row) => row.length > half && !isTwice(row));
  return [...grid.map((row) => row.slice(0, half)), ...second.map((row) => row.slice(half))];
}

/**
 * 'Per 100 g | Per dose' over 'Proteine 80 g | 24 g': the names are with the first values. Without a
 * heading it is so where each row has its name with a value.
 */
function withNames(grid: Grid): Grid {
  const head = grid[0]?.[0];
  const heading = readHeading(textOf(head));
  const isHeaded = heading?.role === 'value' && heading.hasBasis && !nameAndValue(head);
  const parts = grid.map((row, i) => (isHeaded && i === 0 ? null : nameAndValue(row[0])));
  const isEach = parts.every((part, i) => part !== null && (grid[i]?.length ?? 0) > 1);
  if (isHeaded ? parts.every((part) => part === null) : !isEach) return grid;
  return grid.map((row, i) => [...(parts[i] ?? [null, row[0] ?? null]), ...row.slice(1)]);
}

function nameAndValue(cell: GridCell | undefined): readonly [Cell, Cell] | null {
  // Most cells are names alone.
  if (!cell || !hasDigit(cellText(cell))) return null;
  const [pair, ...others] = scanLine(cell.source, cell.start, cell.end);
  if (pair?.kind !== 'pair' || others.length > 0) return null;
  const [amount] = readCell(pair.value, true).amounts;
  const isMeasured = amount !== undefined && !['', '%'].includes(amount.unit);
  return isMeasured && nameOfCell(pair.name).key !== undefined ? [pair.name, pair.value] : null;
}

/** A grid as its rows are read: a name and its values in each, headings above them. */
export const reshaped = (grid: Grid): Grid =>
  withNames(oneBelowOther(slashedColumns(upright(inRows(grid)))));
