import { pattern } from '../../lexicon/patterns.ts';
import { atStart, atWord } from '../../lexicon/phrases.ts';
import { unitOf } from '../../lexicon/units.ts';
import { isPiece, nameHeadings, namesTable } from '../../lexicon/vocabulary.ts';
import type { RowFact } from '../facts/facts.ts';
import { type Grid, type GridCell, type Layout, textOf } from './layout.ts';
import { slashedCells, slashedParts } from '../lines/ownBases.ts';
import { mayBeAmount } from '../values/amounts.ts';
import { readCell } from '../values/cells.ts';
import { readHeading } from '../values/headings.ts';
import { nameOfCell, readName } from '../values/names.ts';
import { beginsWithLetters, hasAny, hasDigit, isDigit } from '../../text/chars.ts';
import { fold } from '../../text/fold.ts';
import { type Cell, cellText, trimmedCell } from '../../text/source.ts';

/** Most rows: a name with an amount in the first column of values. */
export function isDataRow(row: readonly GridCell[], layout: Layout): boolean {
  const name = row[layout.name];
  const next = row[layout.valueAt[0] ?? -1];
  if (!name || !next || next === name || next.end === next.start) return false;
  const { key, folded, bare } = nameOfCell(name);
  // 'Aminoacidi | per 100 g' between the rows
  if (key === 'aminoAcids') return readHeading(cellText(next)) === null;
  if (key !== undefined) return !isBehindPer(next);
  // A heading may look like an amount ('100 g'), but no name of a substance is before it.
  if (!bare || nameHeadings.has(folded)) return false;
  const { amounts, pure } = readCell(next, false);
  return pure && amounts.length === 1 && amounts[0]?.unit !== '' && amounts[0]?.unit !== '%';
}

/** A row over a rule is a heading whatever it says ('Cacao | Vaniglia'), unless it holds amounts. */
export const isAboveRule = (
  row: readonly GridCell[],
  next: readonly GridCell[] | undefined,
): boolean => next !== undefined && isRule(next) && !row.some(holdsDigits);

const measureWords = ['per ', 'ogni ', 'dose', 'porzione'];

/** '1 cpr', 'per 100 g': a measure that is no amount of what is in its row. */
function isMeasure(cell: GridCell): boolean {
  const text = textOf(cell).toLowerCase();
  const heading = readHeading(textOf(cell));
  if (heading?.role === 'nrv') return !hasDigit(text);
  // 'vedi confezione'
  const isCount = hasDigit(text) && isPiece(heading?.column.unit);
  const isSure = heading?.sure === true && measureWords.some((word) => text.startsWith(word));
  return heading?.role === 'value' && heading.hasBasis && !heading.maybeNrv && (isSure || isCount);
}

/** 'Enzima | 1 cpr', 'Fibra | per 100 g': the first row, whatever is called over the names. */
export function isOverMeasures([first, ...others]: readonly GridCell[]): boolean {
  if (!first || nameOfCell(first).isFact || !others.some((cell) => textOf(cell) !== ''))
    return false;
  return others.every((cell) => textOf(cell) === '' || isMeasure(cell));
}

/** A cell with digits, but not 'Valori per 100 g' over the names. */
const holdsDigits = (cell: GridCell, i: number): boolean =>
  cell !== null &&
  hasDigit(cellText(cell)) &&
  !(i === 0 && readHeading(cellText(cell))?.hasBasis === true);

/** `|---|:--:|` under a heading. */
export function isRule(row: readonly GridCell[]): boolean {
  const [first] = row;
  if (first && first.end === first.start) return false;
  let isPrinted = false;
  for (const cell of row) {
    if (!cell) continue;
    if (!isRuleCell(cell)) return false;
    isPrinted ||= cell.end > cell.start;
  }
  return isPrinted;
}

const maxRule = 80;

function isRuleCell({ source, start, end }: Cell): boolean {
  const stop = Math.min(end, start + maxRule);
  for (let i = start; i < stop; i++) {
    const code = source.text.charCodeAt(i);
    const isMark = code === 45 || code === 58 || code === 61 || code === 43 || code === 32;
    if (!isMark && code !== 0x2013 && code !== 0x2014) return false;
  }
  return true;
}

/** The only printed cell of a row; one that spans counts once. */
export function loneCell(row: readonly GridCell[]): Cell | null {
  let lone: Cell | null = null;
  for (const cell of row) {
    if (!cell || cell.start === cell.end) continue;
    if (lone && (cell.source !== lone.source || cell.start !== lone.start)) return null;
    lone ??= cell;
  }
  return lone;
}

/** '285 mOsm/kg': an amount for a measure, where 'g/kg' would be a heading. */
const amountPerKilo = pattern('^[<~]? ?{NUMBER} ?(?!{MEASURE}\\b)[a-zµ%]+ ?/ ?(?:kg|lt?|litro)\\b');

type HeadCell = 'name' | 'sure' | 'open' | 'none';

const perWord = atStart('per|ogni');

/** 'per 5 cpr', which no value is. */
const isBehindPer = (cell: GridCell | undefined): boolean =>
  // Most cells are amounts.
  !isDigit(cell?.source.text.charCodeAt(cell.start) ?? 0) &&
  perWord.test(textOf(cell)) &&
  readHeading(textOf(cell))?.hasBasis === true;

/** What one cell of a row says of the row being a heading. */
function headCell(text: string, i: number, named: boolean): HeadCell {
  // 'Vitamina C (100% VNR)'
  if (i === 0 && readName(text).percent !== undefined) return 'none';
  const isAmount = i > 0 && amountPerKilo.test(text);
  const heading = isAmount
    ? null
    : readHeading(text.includes('*') ? text.replaceAll('*', ' ') : text);
  if (!heading) {
    // Behind the first column 'mg' and 'Ca' are no names.
    const isName = (i === 0 || text.length > 3) && readName(text).key !== undefined;
    const isData = isName || (i > 0 && hasDigit(text));
    return isData ? 'none' : 'open';
  }
  // 'Valori medi' over the names
  const isTitle = heading.role === 'value' && !heading.hasBasis && titles.test(text);
  if (i === 0 && (heading.role === 'name' || isTitle)) return 'name';
  // 'Magnesio (100% VNR)'
  if (heading.role === 'nrv' && i === 0 && readName(text).key !== undefined) return 'none';
  const isSure =
    ((i > 0 || heading.role !== 'value') && heading.sure) || (i > 0 && named && heading.hasBasis);
  return isSure ? 'sure' : 'open';
}

export function isHeadRow(row: readonly GridCell[]): boolean {
  // 'BCAA 2:1:1 | per 5 cpr'
  if (row.length > 1 && row.slice(1).every(isBehindPer)) return true;
  const isNameless = fold(textOf(row[0])) === '';
  let sure = false;
  let named = isNameless;
  let cells = 0;
  for (let i = 0; i < row.length; i++) {
    const text = textOf(row[i]);
    if (text === '') continue;
    cells++;
    const kind = headCell(text, i, named);
    if (kind === 'none') return false;
    if (kind === 'name') {
      named = true;
      sure ||= row.length === 1;
    } else sure ||= kind === 'sure';
  }
  if (cells === 0) return false;
  return (
    sure ||
    (cells > 1 && row.every(isBasis)) ||
    (cells > 1 && (isOverBases(row) || isOverFlavours(row))) ||
    (named && !isNameless && cells > 1 && !row.some(isFilledValue))
  );
}

const sized = pattern('^(?:per |x )?\\d');
const hundred = pattern('^(?:per |x |in )?{HUNDRED}\\b');

/** '100 g', '30 g', '%VNR': no row of data has a measure for its name. */
const isBasis = (cell: GridCell, i: number): boolean => {
  const text = textOf(cell);
  const heading = readHeading(text);
  if (i === 0 && !sized.test(text)) return false;
  return heading !== null && (heading.hasBasis || heading.role === 'nrv');
};

/** A title over the names, beside a single measure. */
const titles = atWord('(valor|nutri|informazion|analisi|tabella|dichiarazione|compon|tenor)~');

/** 'Tabella | 100 ml | 1 gel da 60 ml': whatever the first cell says, the others are bases. */
const isOverBases = (row: readonly GridCell[]): boolean =>
  !isNutrient(row[0]) &&
  !isOfPack(row[0]) &&
  (row.length > 2 || titles.test(textOf(row[0])) || namesTable(fold(textOf(row[0])))) &&
  row.every((cell, i) => i === 0 || textOf(cell) === '' || isBasis(cell, i)) &&
  row.some((cell, i) => i > 0 && hundred.test(textOf(cell)));

/** 'Valori medi per 100 g | Cocco | Nocciola': a basis over the names, words over the values. */
const isOverFlavours = (row: readonly GridCell[]): boolean =>
  readHeading(textOf(row[0]))?.hasBasis === true &&
  row.every((cell, i) => i === 0 || /^[a-zà-ù][^\d%]{2,}$/i.test(textOf(cell))) &&
  !row.some(isFilledValue);

const isFilledValue = (cell: GridCell, i: number): boolean => i > 0 && mayBeAmount(textOf(cell));

/** 'Quantità netta' */
const isOfPack = (cell: GridCell | undefined): boolean =>
  cell !== null && cell !== undefined && nameOfCell(cell).isFact;

export const isNutrient = (cell: GridCell | undefined): boolean =>
  cell !== null && cell !== undefined && nameOfCell(cell).key !== undefined;

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

const joints = ['(per ', '(su ', '(x ', '(in ', '(100 '];

/** 'Proteine (per 100 g) | 80 g': a row whose name tells the basis of its only value; any other as it is. */
export function withBasisOfName(fact: RowFact): RowFact {
  const [column, ...others] = fact.columns;
  const printed = cellText(fact.name);
  if (others.length > 0 || column?.hasBasis === true || !printed.endsWith(')')) return fact;
  const { source, start } = fact.name;
  const open = printed.lastIndexOf('(');
  if (open < 0 || !hasAny(printed.slice(open).toLowerCase(), joints)) return fact;
  const heading = readHeading(printed.slice(open + 1, -1));
  const name = trimmedCell(source, start, start + open);
  const namesBasis = heading?.role === 'value' && heading.hasBasis;
  return namesBasis && nameOfCell(name).key !== undefined
    ? { ...fact, name, columns: [heading] }
    : fact;
}

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
