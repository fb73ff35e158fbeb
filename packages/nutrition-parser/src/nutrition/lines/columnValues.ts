import { pattern } from '../../lexicon/patterns.ts';
import type { ColumnRef } from '../facts/facts.ts';
import {
  type Line,
  type LineContext,
  type LineFact,
  activated,
  activeColumns,
  contextAfter,
  isBelowEnergy,
  maxLoose,
  spreadColumns,
} from './Line.ts';
import { mayBeAmount } from '../values/amounts.ts';
import { readCell } from '../values/cells.ts';
import { isSign } from '../values/lineValues.ts';
import { nameOfCell } from '../values/names.ts';
import { isWholeValue } from '../values/scanLine.ts';
import { isDigit } from '../../text/chars.ts';
import { type Cell, cellText, trimmedCell } from '../../text/source.ts';

/** A number without a unit, or a percentage, behind all other values. */
const lastNumber = pattern('^[<~]?\\s*{NUMBER}\\s*%?[\\s*)]*$');

/** The values of two columns that no amount alone parts. */
function halvesOf(value: Cell, energy: boolean): Cell[] | null {
  const { source, start, end } = value;
  const bracket = secondBracket(value, energy);
  // '3 g - 4,5 g' of two columns is no range.
  const [only] = readCell(value, energy).amounts;
  const dash = only?.max === undefined ? -1 : value.text.indexOf(' - ');
  const at = start + Math.max(bracket, dash);
  if (at < start) return null;
  return [trimmedCell(source, start, at), trimmedCell(source, dash > 0 ? at + 2 : at, end)];
}

type Cells = { cells: (Cell | null)[]; percent: number | null };

/** The cells of the values behind a name, one for each column, and the percentage behind them. */
export function cellsOf(name: Cell, value: Cell, columns: number, referenced: boolean): Cells {
  if (columns === 1 && !referenced) return { cells: [value], percent: null };
  const wide = gapCells(value);
  if (columns > 1 && wide.length === columns) return { cells: wide, percent: null };
  const { energy, unit } = nameOfCell(name);
  const halves = columns === 2 ? halvesOf(value, energy) : null;
  if (halves) return { cells: halves, percent: null };
  const { amounts } = readCell(value, energy);
  // A pair of kJ and kcal is one value.
  const isBare = amounts[1]?.unit === '' && amounts.length === columns;
  // 'Energia kJ/kcal' and below it '1596/380'
  const isNamed = isBare && unit === 'kJ/kcal';
  const isUnlike = amounts[0]?.unit !== amounts[1]?.unit && !isBare;
  const isPair = energy && amounts.length > 1 && (isUnlike || isNamed);
  const starts = amountStarts(value, energy);
  // '1600 kJ (380 kcal) / 480 kJ (114 kcal)': the second of each pair is in brackets.
  const isBracketed = starts.length === columns && amounts.length > columns;
  const step = !isBracketed && (isPair || (energy && amounts.length >= columns * 2)) ? 2 : 1;
  const first = starts[columns * step];
  let stop = value.end;
  let percent: number | null = null;
  if (referenced && first !== undefined && first === starts.at(-1)) {
    const last = trimmedCell(value.source, first, value.end);
    if (lastNumber.test(cellText(last))) {
      percent = readCell(last, false).amounts[0]?.amount ?? null;
      stop = first;
    }
  }
  if (columns === 1) return { cells: [trimmedCell(value.source, value.start, stop)], percent };
  if (starts.length === 0) return { cells: [value], percent };
  const cells: Cell[] = [];
  for (let i = 0; i < starts.length && cells.length < columns; i += step) {
    const start = starts[i] ?? value.start;
    const end = cells.length === columns - 1 ? stop : (starts[i + step] ?? stop);
    cells.push(trimmedCell(value.source, start, end));
  }
  return { cells, percent };
}

/** Where the bracket begins that holds the same for the second column ('75 g (22,5 g)'); else -1. */
function secondBracket(value: Cell, energy: boolean): number {
  const text = cellText(value);
  const open = text.indexOf('(');
  if (open < 0) return -1;
  const { amounts } = readCell(value, energy);
  const close = text.indexOf(')', open);
  // '420 mg (53%) 126 mg': the bracket holds none of them.
  if (amounts.some(({ to }) => to > close)) return -1;
  const half = amounts.length / 2;
  const isSame = amounts.every(
    ({ unit, from }, i) =>
      from > open === i >= half && unit === amounts[(i + half) % (2 * half)]?.unit,
  );
  return isSame && amounts.length > 0 ? open : -1;
}

const gaps = /\s{2,}|\t/g;

/** The cells of a line of values under a name on a line of its own: one for each column. */
export const cellsOfLine = (name: Cell, line: Cell, columns: number): (Cell | null)[] =>
  cellsOf(name, line, columns, false).cells;

/** The cells of a line that wide gaps part. */
export function gapCells(value: Cell): Cell[] {
  const cells: Cell[] = [];
  const text = cellText(value);
  let from = 0;
  for (const gap of text.matchAll(gaps)) {
    cells.push(trimmedCell(value.source, value.start + from, value.start + gap.index));
    from = gap.index + gap[0].length;
  }
  cells.push(trimmedCell(value.source, value.start + from, value.end));
  return cells;
}

/** Where each amount starts, with the sign or word before it; those in brackets are none. */
function amountStarts(value: Cell, energy: boolean): number[] {
  const text = cellText(value);
  const starts: number[] = [];
  let at = 0;
  let depth = 0;
  for (const { from } of readCell(value, energy).amounts) {
    for (; at < from; at++) {
      const code = text.charCodeAt(at);
      if (code === 40 || code === 91) depth++;
      else if (code === 41 || code === 93) depth--;
    }
    if (starts.length === 0) starts.push(value.start);
    else if (depth <= 0) starts.push(value.start + from);
  }
  return starts;
}

const share = pattern('^[<~]?\\s*{NUMBER}\\s*%');

/**
 * Gives the values behind a name to the active columns: one cell each where they are parted by wide
 * gaps or tabs, else one amount each, or one pair of kJ and kcal each for energy. A percentage under
 * a profile heading goes to the profile's column.
 */
export function assignValues(name: Cell, value: Cell, context: LineContext): LineFact[] {
  const { profile, sub, referenced } = context;
  if (profile !== undefined && share.test(cellText(value)))
    return [{ kind: 'row', name, columns: [profile], cells: [value], sub }];
  const columns = columnsFor(name, value, context);
  const lead = activated(context, columns);
  const kilocalories = unitsApart(name, value, columns.length);
  if (kilocalories > 0) {
    const { source, start, end } = value;
    const after = contextAfter(context, lead);
    const first = trimmedCell(source, start, start + kilocalories);
    const second = trimmedCell(source, start + kilocalories, end);
    return [...lead, ...assignValues(name, first, after), ...assignValues(name, second, after)];
  }
  const blank = columns.length > 1 ? blankBefore(name) : null;
  const { cells, percent } = cellsOf(name, value, columns.length, referenced);
  if (blank && cells.length < columns.length) {
    // 'Sale - 0,3 g': nothing is declared in the first column.
    return [
      ...lead,
      { kind: 'row', name: blank.name, columns, cells: [blank.sign, ...cells], sub },
    ];
  }
  const percents = percent === null ? undefined : columns.map(() => percent);
  // 'Energia kJ 535 / 321': the unit of the first is that of all.
  const unit = cells.length > 1 ? unitOfFirst(name, cells) : undefined;
  return [...lead, { kind: 'row', name, columns, cells, sub, percents, unit }];
}

/** Where the second unit begins in '1690 kJ / 592 kJ - 404 kcal / 141 kcal' of two columns; else 0. */
function unitsApart(name: Cell, value: Cell, columns: number): number {
  if (columns < 2 || !isEnergy(name)) return 0;
  const { amounts } = readCell(value, true);
  const [first, second] = amounts;
  const behind = amounts[columns];
  if (!behind || amounts.length !== columns * 2) return 0;
  return first?.unit === second?.unit && first?.unit !== behind.unit ? behind.from : 0;
}

/** The unit that the first of two cells alone prints. */
function unitOfFirst(name: Cell, [first, second]: readonly (Cell | null)[]): string | undefined {
  const units = [first, second].map(
    (cell) => cell && readCell(cell, isEnergy(name)).amounts[0]?.unit,
  );
  return units[1] === '' && units[0] ? units[0] : undefined;
}

const lastBlank = pattern('\\s(?:/|{BLANK})$');

/** A name with the sign for 'not declared' that is behind it; null where none does. */
function blankBefore(name: Cell): { name: Cell; sign: Cell } | null {
  const sign = lastBlank.exec(cellText(name));
  if (!sign) return null;
  const at = name.start + sign.index;
  return {
    name: trimmedCell(name.source, name.start, at),
    sign: trimmedCell(name.source, at, name.end),
  };
}

const isEnergy = (name: Cell): boolean => nameOfCell(name).energy;

/** The active columns; headings under each other are several where several values are in line. */
function columnsFor(name: Cell, value: Cell, context: LineContext): readonly ColumnRef[] {
  if (context.stack.length > 1 && context.active.length === 0) {
    const { amounts } = readCell(value, isEnergy(name));
    const [first, second] = amounts;
    // 'Energia 400 kcal 120 kcal' is no pair of kJ and kcal.
    const isPair = isEnergy(name) && (first?.unit === '' || first?.unit !== second?.unit);
    if (amounts.length > (isPair ? 2 : 1)) return spreadColumns(context);
  }
  return activeColumns(context);
}

/** Digits and signs that a value begins with. */
export const startsLikeValue = (code: number): boolean => isDigit(code) || isSign(code);

/** Longer lines that begin with a word are no values. */
const maxWords = 40;

/** 'Ca 800 mg', 'Mg 300 mg' have their names. */
const signFirst = pattern('^[A-Z][a-z]? ?{NUMBER} ?{UNIT}', '');
const energyFirst = pattern('^{ENERGY}');

/** Whether a line is a value, as definition lists and copied tables have them below their names. */
export function isBareValue({ cell, text }: Line, context: LineContext): boolean {
  if (context.pending === undefined || text.length >= maxLoose) return false;
  if (isDigit(text.charCodeAt(0))) return isWholeValue(cell);
  if (text.length >= maxWords || !(text === '/' || mayBeAmount(text))) return false;
  if (signFirst.test(text)) return false;
  // 'Energia' and under it 'kJ 1650'
  return (!energyFirst.test(text) || isBelowEnergy(context)) && isWholeValue(cell);
}
