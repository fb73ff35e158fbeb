import { isDigit } from '../text/chars.ts';

/** Longer whole numbers have marks of thousands, which are read elsewhere. */
const mostDigits = 6;

/** What the last `readSimple` found. */
export const simple = { amount: 0, unit: '' };

/**
 * Reads the usual cell, a whole number or one with a decimal or two and its unit ('24 g', '0,55g',
 * '1634 kJ'), without looking for anything else; false for any other text.
 */
export function readSimple(text: string, start: number, end: number): boolean {
  let i = start;
  let amount = 0;
  let code = i < end ? text.charCodeAt(i) : 0;
  for (; isDigit(code); code = ++i < end ? text.charCodeAt(i) : 0) amount = amount * 10 + code - 48;
  if (i === start || i > start + mostDigits || i === end) return false;
  if (code === 44 || code === 46) {
    const first = i + 1 < end ? text.charCodeAt(i + 1) : 0;
    const second = i + 2 < end ? text.charCodeAt(i + 2) : 0;
    if (!isDigit(first)) return false;
    if (isDigit(second)) {
      amount = (amount * 100 + (first - 48) * 10 + second - 48) / 100;
      i += 3;
    } else {
      amount = (amount * 10 + first - 48) / 10;
      i += 2;
    }
    // A third digit may make thousands of it; it is no unit.
    code = i < end ? text.charCodeAt(i) : 0;
  }
  if (code === 32) i++;
  const unit = simpleUnit(text, i, end);
  simple.amount = amount;
  simple.unit = unit;
  return unit !== '';
}

/** The longest amount of energy with its unit: '123456,78 kcal'. */
const longestEnergy = 14;

/** The unit and amount before the slash of the last `readSimplePair`; those behind it are `simple`. */
export const before = { amount: 0, unit: '', to: 0, next: 0 };

/**
 * Reads the usual cell of energy, two simple amounts of it with a slash between them ('1634 kJ / 386
 * kcal'); false for any other text.
 */
export function readSimplePair(text: string, start: number, end: number): boolean {
  if (!isDigit(text.charCodeAt(start))) return false;
  let slash = start + 1;
  const stop = Math.min(end, start + longestEnergy + 2);
  while (slash < stop && text.charCodeAt(slash) !== 47) slash++;
  if (slash === stop) return false;
  const to = text.charCodeAt(slash - 1) === 32 ? slash - 1 : slash;
  if (!readSimple(text, start, to) || !isEnergy(simple.unit)) return false;
  before.amount = simple.amount;
  before.unit = simple.unit;
  before.to = to;
  before.next = text.charCodeAt(slash + 1) === 32 ? slash + 2 : slash + 1;
  return readSimple(text, before.next, end) && isEnergy(simple.unit) && simple.unit !== before.unit;
}

const isEnergy = (unit: string): boolean => unit === 'kJ' || unit === 'kcal';

/** The unit that is all the rest of a cell; '' for anything else. */
function simpleUnit(text: string, at: number, end: number): string {
  const code = text.charCodeAt(at);
  if (end - at === 1) return code === 103 ? 'g' : '';
  if (end - at === 2) {
    if (text.charCodeAt(at + 1) === 103) {
      if (code === 109) return 'mg';
      return code === 0xb5 ? 'µg' : '';
    }
    return code === 107 && text.charCodeAt(at + 1) === 74 ? 'kJ' : '';
  }
  return end - at === 4 && text.startsWith('kcal', at) ? 'kcal' : '';
}
