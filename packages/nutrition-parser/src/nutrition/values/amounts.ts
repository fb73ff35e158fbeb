import { type CellWord, blankTexts, cellWords } from '../../lexicon/vocabulary.ts';
import {
  type CellReading,
  type Scan,
  aboutBehind,
  bareReference,
  basisBehind,
  digitFollows,
  dottedEnd,
  isArrowHead,
  isReferenceWord,
  isUpper,
  marginEnd,
  newScan,
  pairBehind,
  push,
  qualify,
  rangeSignEnd,
  toleranceEnd,
} from './amountScan.ts';
import { type NumberToken, readMultiplier, readNumber } from './numbers.ts';
import { type UnitToken, readUnit } from './units.ts';
import { hasAny, hasDigit, isDigit } from '../../text/chars.ts';
import * as codes from '../../text/codes.ts';
import { asterisk, micro, space } from '../../text/codes.ts';
import { fold, isWordCode } from '../../text/fold.ts';

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
function amountAt(scan: Scan, start: number): number {
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

/** An amount without unit at a place, such as a zero that is a word. */
const wordAmount = (end: number): NumberToken => ({
  value: 0,
  other: Number.NaN,
  decimals: 0,
  end,
});

/** Reads the word at a place, and returns where to go on. */
function wordAt(scan: Scan, at: number): number {
  const { text, end } = scan;
  let i = at;
  while (i < end && (isWordCode(text.charCodeAt(i)) || text.charCodeAt(i) === micro)) i++;
  const word = i - at < 24 ? text.slice(at, i).toLowerCase() : '';
  const dotted = dottedEnd(text, at, i);
  const meaning = dotted > i ? 'nrv' : cellWords.get(word);
  if (meaning !== undefined) {
    if (meaning !== 'nrv') scan.pure = false;
    return meaningAt(scan, meaning, at, dotted);
  }
  scan.pure = false;
  scan.between = word === 'tra' || word === 'fra';
  const unit = readUnit(text, at, end);
  if (!unit || unit.unit === '%') return i;
  const first = scan.pending;
  // 'kcal/kJ 370/1570'
  const isSecond = first !== null && text.slice(first.at, at).endsWith('/');
  scan.pending = isSecond ? { ...first, next: unit.unit } : { unit: unit.unit, at };
  return unit.end;
}

function meaningAt(scan: Scan, meaning: CellWord, at: number, after: number): number {
  const { amounts, negated } = scan;
  switch (meaning) {
    case 'not':
      scan.negated = true;
      scan.qualifierAt = at;
      return after;
    case '<':
    case '>':
      qualify(scan, (meaning === '<') === negated ? '>' : '<', at);
      return after;
    case '~':
      qualify(scan, '~', at);
      return after;
    case 'traces':
      if (scan.depth > 0 && amounts.length > 0) return after;
      scan.qualifier = 'traces';
      push(scan, wordAmount(after), 'g', { from: at, to: after });
      return after;
    case 'zero':
      scan.qualifier = undefined;
      push(scan, wordAmount(after), '', { from: at, to: after });
      return after;
    case 'per':
      // '24 g per 100 g': what follows is the basis, no second amount.
      return amounts.length > 0 ? scan.end : after;
    default:
      return referenceAt(scan, after);
  }
}

/** 'VNR 16%', '10 mg %VNR 100', or a lone '16% VNR' whose percentage was taken for the amount. */
function referenceAt(scan: Scan, after: number): number {
  const [only, second] = scan.amounts;
  if (scan.percent === null && !only) scan.referenced = true;
  if (scan.percent !== null) scan.percentNamed = true;
  if (scan.percent !== null || !only) return after;
  scan.percentNamed = true;
  if (only.unit === '%' && !second) {
    scan.percent = only.amount;
    scan.amounts = [];
    return after;
  }
  const bare = bareReference.exec(scan.text.slice(after, after + 10));
  if (!bare) return after;
  scan.percent = Number(bare[1]?.replace(',', '.'));
  return after + bare[0].length;
}

const amountWords = ['tracce', 'assent', 'nd', 'n.d', 'n/d', 'n./d'];

/** Whether a text may be an amount, or say that there is none: judged by its digits and words. */
export const mayBeAmount = (text: string): boolean =>
  text === '-' || hasDigit(text) || hasAny(text.toLowerCase(), amountWords);

/**
 * Reads every quantity of a cell's text: `1570 kJ / 370 kcal`, `< 0,1 g`, `20-25 g`,
 * `130 mg (16% VNR*)`, `5 mld UFC`, `tracce`. A percentage behind a quantity, or before 'VNR', is
 * the reference percent.
 */
export function scanCell(text: string, energy: boolean): CellReading {
  const scan = newScan(text, energy);
  const { end } = scan;
  for (let i = 0; i < end;) i = step(scan, i);
  const { amounts, percent, percentNamed } = scan;
  const none = amounts.length === 0 && percent === null;
  const blank = none && end < 40 && blankTexts.has(fold(text));
  return {
    amounts,
    percent,
    percentNamed,
    blank,
    unread: none && !blank,
    pure: scan.pure && scan.depth === 0,
  };
}

/** ',5', '.5'; the last point of '...100%' begins none. */
const beginsDecimals = ({ text, end }: Scan, at: number): boolean =>
  at + 1 < end && isDigit(text.charCodeAt(at + 1)) && text.charCodeAt(at - 1) !== codes.dot;

/** Reads what is at `i`, and returns where to go on. */
function step(scan: Scan, i: number): number {
  const { text, end } = scan;
  const code = text.charCodeAt(i);
  if (isDigit(code)) return amountAt(scan, i);
  switch (code) {
    case codes.space:
      return i + 1;
    case codes.openParenthesis:
    case codes.openBracket:
      scan.depth++;
      return i + 1;
    case codes.closeParenthesis:
    case codes.closeBracket:
      scan.depth--;
      return i + 1;
    case codes.lessThan:
    case codes.lessOrEqual:
    case codes.openAngle:
      return qualify(scan, '<', i);
    case codes.greaterThan:
      return isArrowHead(text, i) ? i + 1 : qualify(scan, '>', i);
    case codes.greaterOrEqual:
      return qualify(scan, '>', i);
    case codes.tilde:
    case codes.almostEqual:
    case codes.similar:
      return qualify(scan, '~', i);
    case codes.plusMinus:
      return toleranceEnd(text, i + 1, end);
    case codes.comma:
    case codes.dot:
      return beginsDecimals(scan, i) ? amountAt(scan, i) : i + 1;
    default:
      return isWordCode(code) || code === codes.micro ? wordAt(scan, i) : i + 1;
  }
}
