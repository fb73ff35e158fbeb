import { pattern } from '../../lexicon/patterns.ts';
import { atStart, atWord } from '../../lexicon/phrases.ts';
import { isPiece, namesTable } from '../../lexicon/vocabulary.ts';
import { type Grid, type GridCell, type Layout, textOf } from './layout.ts';
import { mayBeAmount } from '../values/amounts.ts';
import { readHeading } from '../values/headings.ts';
import { nameOfCell, readName } from '../values/names.ts';
import { hasDigit, isDigit } from '../../text/chars.ts';
import { fold } from '../../text/fold.ts';
import { type Cell, cellText } from '../../text/source.ts';
import { trimmedStart } from '../../text/trim.ts';

type Row = readonly GridCell[];

export const isNutrient = (cell: GridCell | undefined): boolean =>
  cell ? nameOfCell(cell).key !== undefined : false;

const beginsWithDigit = (cell: GridCell | undefined): boolean =>
  cell ? isDigit(cell.source.text.charCodeAt(cell.start)) : false;

/** Most rows: a nutrient with an amount in the first column of values. */
export function isDataRow(row: Row, layout: Layout): boolean {
  const name = row[layout.name];
  const next = row[layout.valueAt[0] ?? -1];
  // 'Aminoacidi | 100 g' between the rows
  return next !== name && beginsWithDigit(next) && isNutrient(name) && !isGroup(name);
}

const isGroup = (cell: GridCell | undefined): boolean =>
  cell ? nameOfCell(cell).key === 'aminoAcids' : false;

/** A row over a rule is a heading whatever it says ('Cacao | Vaniglia'), unless it holds amounts. */
export const isAboveRule = (row: Row, next: Row | undefined): boolean =>
  next !== undefined && isRule(next) && !row.some(holdsDigits);

/** A cell with digits, but not 'Valori per 100 g' over the names. */
const holdsDigits = (cell: GridCell, i: number): boolean =>
  hasDigit(textOf(cell)) && !(i === 0 && hasBasis(cell));

const hasBasis = (cell: GridCell | undefined): boolean =>
  readHeading(textOf(cell))?.hasBasis === true;

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
export function isOverMeasures([first, ...others]: Row): boolean {
  const printed = others.filter((cell) => textOf(cell) !== '');
  const isFact = !first || nameOfCell(first).isFact;
  return !isFact && printed.length > 0 && printed.every(isMeasure);
}

const ruleMarks = '-:=+ –—';
const maxRule = 80;

/** `|---|:--:|` under a heading. */
export function isRule(row: Row): boolean {
  const [first] = row;
  if (first && first.start === first.end) return false;
  const printed = row.find((cell) => cell !== null && cell.start < cell.end);
  // Most rows begin with a word.
  if (!printed || !ruleMarks.includes(printed.source.text.charAt(printed.start))) return false;
  return row.every((cell) => trimmedStart(textOf(cell).slice(0, maxRule), ruleMarks) === '');
}

/** Whether two cells are one that spans. */
export const isSameCell = (a: GridCell | undefined, b: GridCell | undefined): boolean =>
  a?.source === b?.source && a?.start === b?.start;

/** The only printed cell of a row; one that spans counts once. */
export function loneCell(row: Row): Cell | null {
  const [lone, ...others] = row.filter((cell) => cell !== null && cell.start < cell.end);
  return lone && others.every((cell) => isSameCell(cell, lone)) ? lone : null;
}

/** '285 mOsm/kg': an amount for a measure, where 'g/kg' would be a heading. */
const amountPerKilo = pattern('^[<~]? ?{NUMBER} ?(?!{MEASURE}\\b)[a-zµ%]+ ?/ ?(?:kg|lt?|litro)\\b');

type HeadCell = 'name' | 'sure' | 'open' | 'none';

const perWord = atStart('per|ogni');

/** 'per 5 cpr', which no value is. */
const isBehindPer = (cell: GridCell | undefined): boolean =>
  !beginsWithDigit(cell) && perWord.test(textOf(cell)) && hasBasis(cell);

/** What one cell of a row says of the row being a heading. */
function headCell(text: string, i: number, named: boolean): HeadCell {
  const isFirst = i === 0;
  const heading =
    !isFirst && amountPerKilo.test(text) ? null : readHeading(text.replaceAll('*', ' '));
  if (!heading) {
    // Behind the first column 'mg' and 'Ca' are no names.
    const isName = (isFirst || text.length > 3) && readName(text).key !== undefined;
    return isName || (!isFirst && hasDigit(text)) ? 'none' : 'open';
  }
  // 'Valori medi' over the names
  const isTitle = heading.role === 'value' && !heading.hasBasis && titles.test(text);
  if (isFirst && (heading.role === 'name' || isTitle)) return 'name';
  // 'Magnesio (100% VNR)'
  if (isFirst && heading.role === 'nrv' && readName(text).key !== undefined) return 'none';
  const isSure =
    (heading.sure && (!isFirst || heading.role !== 'value')) ||
    (!isFirst && named && heading.hasBasis);
  return isSure ? 'sure' : 'open';
}

export function isHeadRow(row: Row): boolean {
  // 'BCAA 2:1:1 | per 5 cpr'
  if (row.length > 1 && row.slice(1).every(isBehindPer)) return true;
  const isNameless = fold(textOf(row[0])) === '';
  const kinds: HeadCell[] = [];
  for (const [i, cell] of row.entries()) {
    const text = textOf(cell);
    if (text !== '') kinds.push(headCell(text, i, isNameless || kinds[0] === 'name'));
    if (kinds.at(-1) === 'none') return false;
  }
  if (kinds.includes('sure') || (row.length === 1 && kinds[0] === 'name')) return true;
  const isFilled = row.some((cell, i) => i > 0 && mayBeAmount(textOf(cell)));
  return (
    kinds.length > 1 &&
    (row.every(isBasis) ||
      isOverBases(row) ||
      (!isFilled && (isOverFlavours(row) || kinds[0] === 'name')))
  );
}

const sized = pattern('^(?:per |x )?\\d');
const hundred = pattern('^(?:per |x |in )?{HUNDRED}\\b');

/** '100 g', '30 g', '%VNR': no row of data has a measure for its name. */
const isBasis = (cell: GridCell, i: number): boolean => {
  const text = textOf(cell);
  return (i > 0 || sized.test(text)) && (hasBasis(cell) || readHeading(text)?.role === 'nrv');
};

/** A title over the names, beside a single measure. */
const titles = atWord('(valor|nutri|informazion|analisi|tabella|dichiarazione|compon|tenor)~');

/** 'Tabella | 100 ml | 1 gel da 60 ml': whatever the first cell says, the others are bases. */
function isOverBases([first, ...others]: Row): boolean {
  const text = textOf(first);
  const isFact = first ? nameOfCell(first).isFact : false;
  return (
    !isFact &&
    !isNutrient(first) &&
    (others.length > 1 || titles.test(text) || namesTable(fold(text))) &&
    others.every((cell) => textOf(cell) === '' || isBasis(cell, 1)) &&
    others.some((cell) => hundred.test(textOf(cell)))
  );
}

/** 'Valori medi per 100 g | Cocco | Nocciola': a basis over the names, words over the values. */
const isOverFlavours = ([first, ...others]: Row): boolean =>
  hasBasis(first) && others.every((cell) => /^[a-zà-ù][^\d%]{2,}$/i.test(textOf(cell)));

/** The heading of a basis, and no amount that may be one. */
export const isSureBasis = (cell: GridCell | undefined): boolean => {
  const heading = cell ? readHeading(cellText(cell)) : null;
  return heading?.role === 'nrv' || (heading?.role === 'value' && heading.sure);
};

/** A grid without rules, and without rows that have nothing printed. */
export const withoutRules = (grid: Grid): Grid => grid.filter((row) => !isRule(row));
