import { isDigit } from '../text/chars.ts';
import type { CellReading } from './printed.ts';

/** Longer whole numbers have marks of thousands, which are read elsewhere. */
const mostDigits = 6;

/**
 * Reads the usual cell, a whole number or one with a decimal or two and its unit ('24 g', '0,55g',
 * '1634 kJ'), without looking for anything else; null for any other text.
 */
export function simpleAmount(text: string): CellReading | null {
  const end = text.length;
  let i = 0;
  let amount = 0;
  while (i < end && isDigit(text.charCodeAt(i))) amount = amount * 10 + text.charCodeAt(i++) - 48;
  if (i === 0 || i > mostDigits || i === end) return null;
  const mark = text.charCodeAt(i);
  if (mark === 44 || mark === 46) {
    const first = text.charCodeAt(i + 1);
    const second = text.charCodeAt(i + 2);
    if (!isDigit(first)) return null;
    if (isDigit(second)) {
      // A third digit may make thousands of it.
      if (isDigit(text.charCodeAt(i + 3))) return null;
      amount = (amount * 100 + (first - 48) * 10 + second - 48) / 100;
      i += 3;
    } else {
      amount = (amount * 10 + first - 48) / 10;
      i += 2;
    }
  }
  if (text.charCodeAt(i) === 32) i++;
  const unit = simpleUnit(text, i, end);
  if (unit === '') return null;
  return {
    amounts: [
      { amount, max: undefined, unit, qualifier: undefined, other: Number.NaN, from: 0, to: end },
    ],
    percent: null,
    blank: false,
    unread: false,
    pure: true,
  };
}

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
  return end - at === 4 && text.endsWith('kcal') ? 'kcal' : '';
}
