import { isDigit } from '../text/chars.ts';
import { asterisk, space } from '../text/codes.ts';
import { isWordCode } from '../text/fold.ts';
import {
  aboutBehind,
  basisBehind,
  digitFollows,
  isUpper,
  marginEnd,
  pairBehind,
  rangeSignEnd,
} from './amountMarks.ts';
import { isReferenceWord } from './dottedReference.ts';
import { push, type Scan } from './amountScan.ts';
import { readMultiplier } from './multiplier.ts';
import { readNumber } from './number.ts';
import { readUnit, type UnitToken } from './unit.ts';

/** The unit of an amount whose number ends at a place, and where the amount ends. */
function unitBehind(scan: Scan, at: number): UnitToken {
  const { text, end } = scan;
  let unit = unitAt(scan, at);
  if (!unit) {
    // '5 ± 0,5 g'
    const margin = marginEnd(text, at, end);
    if (margin > 0) unit = unitAt(scan, margin);
  }
  // 'kcal 370 kJ 1570': where units come first, the one behind a number is the next number's.
  if (unit && scan.pending && digitFollows(text, unit.end, end)) unit = null;
  return unit ?? { unit: '', end: at };
}

/** Past the digits of a number that is too long to be one. */
function digitsEnd({ text, end }: Scan, at: number): number {
  let i = at + 1;
  while (i < end && isDigit(text.charCodeAt(i))) i++;
  return i;
}

/** Reads the amount whose number starts at a place, and returns where to go on. */
export function amountAt(scan: Scan, start: number): number {
  const { text, end, energy } = scan;
  const first = readNumber(text, start, end);
  if (!first) return digitsEnd(scan, start);
  const number = readMultiplier(text, first, end);
  let { unit, end: last } = unitBehind(scan, number.end);
  const isNamed = unit === '%' && (scan.referenced || isReferencePercent(scan, last));
  if (isNamed || (unit === '%' && scan.amounts.length > 0)) {
    scan.referenced = false;
    scan.percentNamed ||= isNamed;
    scan.percent ??= number.value;
    scan.qualifier = undefined;
    scan.qualifierAt = -1;
    return last;
  }
  const pair = energy ? pairedUnit(scan, number.value, { unit, end: last }) : null;
  if (pair) ({ unit, end: last } = pair);
  const range = rangeBehind(scan, number.value, { unit, end: last });
  if (range) ({ unit, end: last } = range);
  let at = start;
  if (unit === '' && scan.pending) {
    ({ unit } = scan.pending);
    at = Math.min(at, scan.pending.at);
  }
  const about = scan.qualifier === undefined ? aboutBehind.exec(text.slice(last, last + 8)) : null;
  if (about) {
    scan.qualifier = '~';
    last += about[0].length;
  }
  const from = scan.qualifierAt >= 0 ? Math.min(at, scan.qualifierAt) : at;
  push(scan, number, unit, { max: range?.max, from, to: last });
  // '24 g/100 g': the basis of the amount, no second one.
  const basis = unit === '' ? null : basisBehind.exec(text.slice(last, last + 16));
  return basis ? last + basis[0].length : last;
}

/** The upper end of a range whose lower end is before a place. */
function rangeBehind(
  { text, end, energy, between }: Scan,
  amount: number,
  { unit, end: at }: UnitToken,
): { max: number; unit: string; end: number } | null {
  const second = rangeSignEnd(text, at, end, { isOpen: unit === '', between });
  const upper = second < 0 ? null : readNumber(text, second, end);
  if (!upper || !isUpper(upper.value, amount, energy)) return null;
  const behind = unitFrom(text, upper.end, end);
  const upperUnit = behind?.unit ?? '';
  if (upperUnit !== unit && unit !== '' && (upperUnit !== '' || unit === '%')) return null;
  // '24 - 30%' is an amount and its reference percentage, '20-25%' a range.
  if (upperUnit === '%' && unit !== '%' && second !== at + 1) return null;
  return { max: upper.value, unit: unit === '' ? upperUnit : unit, end: behind?.end ?? upper.end };
}

/** The unit of an amount that a pair of units is behind ('1650/390 kJ/kcal'), by their sizes. */
function pairedUnit(scan: Scan, amount: number, { unit, end: at }: UnitToken): UnitToken | null {
  if (unit !== 'kJ' && unit !== 'kcal') return null;
  const previous = scan.amounts.at(-1);
  const pair = previous?.unit === '' ? pairBehind.exec(scan.text.slice(at, at + 8)) : null;
  if (!previous || !pair || unit.toLowerCase() === pair[1]?.toLowerCase()) return null;
  const own = amount > previous.amount ? 'kJ' : 'kcal';
  const other = { ...previous, unit: own === 'kJ' ? 'kcal' : 'kJ' };
  scan.amounts = [...scan.amounts.slice(0, -1), other];
  return { unit: own, end: at + pair[0].length };
}

/** The unit at a place, spaces skipped. */
function unitFrom(text: string, at: number, end: number): UnitToken | null {
  let i = at;
  while (i < end && text.charCodeAt(i) === space) i++;
  return readUnit(text, i, end);
}

const unitAt = ({ text, end }: Scan, at: number): UnitToken | null => unitFrom(text, at, end);

/** Whether 'VNR' is behind a percentage, or the mark of the footnote that explains it. */
function isReferencePercent({ text, end }: Scan, at: number): boolean {
  if (text.charCodeAt(at) === asterisk) return true;
  let from = at;
  while (from < end && !isWordCode(text.charCodeAt(from))) from++;
  let i = from;
  while (i < end && i - from < 12 && isWordCode(text.charCodeAt(i))) i++;
  return isReferenceWord(text, from, i);
}
