import { atStart } from '../lexicon/phrases.ts';
import { beginsWithLetters } from '../text/chars.ts';
import { cellText, type Cell } from '../text/source.ts';
import { readCell } from '../lexer/readCell.ts';
import { nameOfCell } from '../lexer/readName.ts';
import { readSimple, readSimplePair } from '../lexer/simpleAmount.ts';
import { isShare } from '../lexer/unitCell.ts';
import { unitOf } from '../lexicon/units.ts';
import { splitAtAny } from '../text/pieces.ts';
import type { Grid } from './layout.ts';

/** Rows to look at to learn what a column without a telling heading holds. */
export const sampleRows = 12;

export type Sample = 'empty' | 'percent' | 'amount' | 'unit' | 'text';

const valueWord = atStart('(circa|meno|tracce|inferiore|assente)~');

/** 'g', 'mg', 'kJ/kcal', '% s.s.', 'kcal' above 'kJ' */
const isUnit = (printed: string): boolean =>
  printed.length < 12 &&
  splitAtAny(printed, '\n\v').every((line) => isShare(line) || unitOf(firstOf(line)) !== undefined);

/** 'mg' of 'mg / dose' */
function firstOf(printed: string): string {
  const marked = `${printed}/`;
  return marked.slice(0, marked.indexOf('/')).replaceAll(' ', '');
}

/** Whether a cell is the name of a nutrient and can be no value. */
function isName(cell: Cell): boolean {
  const read = nameOfCell(cell);
  return read.key !== undefined && (read.isText ??= isText(cell));
}

function isText(cell: Cell): boolean {
  const { amounts, percent, blank } = readCell(cell, true);
  return amounts.length === 0 && percent === null && !blank && !isUnit(cellText(cell));
}

/** What a cell is; 'late' for an amount that words are before ('circa 5 g'). */
function kindOf(cell: Cell, at: number): Sample | 'late' {
  const { source, start, end } = cell;
  if (readSimple(source.text, start, end) || readSimplePair(source.text, start, end))
    return 'amount';
  if (at === 0 && isName(cell)) return 'text';
  const { amounts, percent, blank } = readCell(cell, true);
  if (blank) return 'empty';
  const [only] = amounts;
  if (!only) {
    if (percent !== null) return 'percent';
    return isUnit(cellText(cell)) ? 'unit' : 'text';
  }
  if (only.unit === '%' && amounts.length === 1) return 'percent';
  if (only.from < 8) return 'amount';
  return beginsWithLetters(cellText(cell).replace(valueWord, ''), 4) ? 'empty' : 'late';
}

/** What most cells of a column are. */
export function sampleOf(rows: Grid, at: number): Sample {
  let amounts = 0;
  let texts = 0;
  let percents = 0;
  let units = 0;
  for (const row of rows) {
    const cell = row[at];
    if (!cell || cell.start === cell.end) continue;
    const kind = kindOf(cell, at);
    if (kind === 'amount') {
      // Three amounts and nothing else: the rest is no different.
      if (++amounts > 2 && texts + percents === 0) return 'amount';
    } else if (kind === 'text') {
      if (++texts > 3 && amounts + percents === 0) return 'text';
    } else if (kind === 'late') amounts++;
    else if (kind === 'percent') percents++;
    else if (kind === 'unit') units++;
  }
  if (units > 0 && amounts + texts + percents === 0) return 'unit';
  if (amounts > 0 && amounts >= texts) return 'amount';
  if (texts > percents) return 'text';
  return percents > 0 ? 'percent' : 'empty';
}

/** Whether all that a column holds is energy: '1650 kJ | 390 kcal' in the row of energy alone. */
export function isEnergyOnly(rows: Grid, at: number): boolean {
  let found = false;
  for (const row of rows) {
    const cell = row[at];
    if (!cell || cell.start === cell.end) continue;
    const unit = readCell(cell, true).amounts[0]?.unit;
    if (unit !== 'kJ' && unit !== 'kcal') return false;
    found = true;
  }
  return found;
}

/** Whether all numbers of a column are without a unit: '% VNR' is over them. */
export const isBare = (rows: Grid, at: number): boolean =>
  rows.every((row) => {
    const cell = row[at];
    return !cell || readCell(cell, false).amounts.every(({ unit }) => unit === '');
  });
