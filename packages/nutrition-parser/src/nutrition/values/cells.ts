import type { CellReading, Printed } from './amountScan.ts';
import { scanCell } from './amounts.ts';
import { Remembered } from '../../text/Remembered.ts';
import { isDigit } from '../../text/chars.ts';
import {
  comma,
  dot,
  lowerG,
  lowerK,
  lowerM,
  micro,
  slash,
  space,
  upperJ,
  zero,
} from '../../text/codes.ts';
import { type Cell, cellText } from '../../text/source.ts';

/** Longer whole numbers have marks of thousands, which are read elsewhere. */
const maxDigits = 6;

/** An amount and its unit. */
type SimpleAmount = { readonly amount: number; readonly unit: string };

/**
 * Reads the usual cell, a whole number or one with a decimal or two and its unit ('24 g', '0,55g',
 * '1634 kJ'), without looking for anything else; null for any other text.
 */
export function readSimple(text: string, start: number, end: number): SimpleAmount | null {
  let i = start;
  let amount = 0;
  let code = i < end ? text.charCodeAt(i) : 0;
  for (; isDigit(code); code = ++i < end ? text.charCodeAt(i) : 0)
    amount = amount * 10 + code - zero;
  if (i === start || i > start + maxDigits || i === end) return null;
  if (code === comma || code === dot) {
    const first = i + 1 < end ? text.charCodeAt(i + 1) : 0;
    const second = i + 2 < end ? text.charCodeAt(i + 2) : 0;
    if (!isDigit(first)) return null;
    if (isDigit(second)) {
      amount = (amount * 100 + (first - zero) * 10 + second - zero) / 100;
      i += 3;
    } else {
      amount = (amount * 10 + first - zero) / 10;
      i += 2;
    }
    // A third digit may make thousands of it; it is no unit.
    code = i < end ? text.charCodeAt(i) : 0;
  }
  if (code === space) i++;
  const unit = simpleUnit(text, i, end);
  return unit === '' ? null : { amount, unit };
}

/** The longest amount of energy with its unit: '123456,78 kcal'. */
const maxEnergy = 14;

/** Two amounts of energy: the first ends at `to`, the second begins at `from`. */
type SimplePair = {
  readonly first: SimpleAmount;
  readonly to: number;
  readonly second: SimpleAmount;
  readonly from: number;
};

/**
 * Reads the usual cell of energy, two simple amounts of it with a slash between them ('1634 kJ / 386
 * kcal'); null for any other text.
 */
export function readSimplePair(text: string, start: number, end: number): SimplePair | null {
  if (!isDigit(text.charCodeAt(start))) return null;
  let mark = start + 1;
  const stop = Math.min(end, start + maxEnergy + 2);
  while (mark < stop && text.charCodeAt(mark) !== slash) mark++;
  if (mark === stop) return null;
  const to = text.charCodeAt(mark - 1) === space ? mark - 1 : mark;
  const first = readSimple(text, start, to);
  if (!first || !isEnergy(first.unit)) return null;
  const from = text.charCodeAt(mark + 1) === space ? mark + 2 : mark + 1;
  const second = readSimple(text, from, end);
  return second && isEnergy(second.unit) && second.unit !== first.unit
    ? { first, to, second, from }
    : null;
}

const isEnergy = (unit: string): boolean => unit === 'kJ' || unit === 'kcal';

/** The unit that is all the rest of a cell; '' for anything else. */
function simpleUnit(text: string, at: number, end: number): string {
  const code = text.charCodeAt(at);
  if (end - at === 1) return code === lowerG ? 'g' : '';
  if (end - at === 2) {
    if (text.charCodeAt(at + 1) === lowerG) {
      if (code === lowerM) return 'mg';
      return code === micro ? 'µg' : '';
    }
    return code === lowerK && text.charCodeAt(at + 1) === upperJ ? 'kJ' : '';
  }
  return end - at === 4 && text.startsWith('kcal', at) ? 'kcal' : '';
}

const plain = new Remembered<CellReading>();
const energetic = new Remembered<CellReading>();

/** Reads a cell; see `scanCell`. A number of the input stands for itself. */
export function readCell(cell: Cell, energy: boolean): CellReading {
  const { source, start, end, number } = cell;
  if (number !== undefined) return onlyAmounts([printedAt(number, '', 0, end)]);
  const simple = readSimple(source.text, start, end);
  if (simple) return onlyAmounts([printedAt(simple.amount, simple.unit, 0, end - start)]);
  const pair = energy ? readSimplePair(source.text, start, end) : null;
  if (pair) {
    const { first, second, to, from } = pair;
    return onlyAmounts([
      printedAt(first.amount, first.unit, 0, to - start),
      printedAt(second.amount, second.unit, from - start, end - start),
    ]);
  }
  const known = energy ? energetic : plain;
  const text = cellText(cell);
  return known.find(text) ?? known.keep(text, scanCell(text, energy));
}

const onlyAmounts = (amounts: Printed[]): CellReading => ({
  amounts,
  percent: null,
  percentNamed: false,
  blank: false,
  unread: false,
  pure: true,
});

const printedAt = (amount: number, unit: string, from: number, to: number): Printed => ({
  amount,
  max: undefined,
  unit,
  qualifier: undefined,
  other: Number.NaN,
  from,
  to,
});
