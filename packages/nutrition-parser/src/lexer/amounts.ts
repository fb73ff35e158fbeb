import type { Quantity } from '../model.ts';
import type { CellReading, Printed } from './printed.ts';
import { fold, isWordCode } from '../text/fold.ts';
import { readMultiplier } from './multiplier.ts';
import { number, readNumber } from './number.ts';
import {
  aboutBehind,
  bareReference,
  basisBehind,
  digitFollows,
  isUpper,
  marginEnd,
  pairBehind,
  rangeSignEnd,
  toleranceEnd,
} from './amountMarks.ts';
import { found, readUnit } from '../lexicon/units.ts';
import { blankTexts, cellWords, type CellWord } from '../lexicon/vocabulary.ts';

let text = '';
let end = 0;
let amounts: Printed[] = [];
let percent: number | null = null;
let qualifier: Quantity['qualifier'];
let qualifierAt = -1;
let negated = false;
let pendingUnit = '';
let pendingAt = -1;
let depth = 0;
let pure = true;
/** 'tra' stands before the number: 'e' joins it to the upper end of a range. */
let between = false;

/**
 * Reads every quantity of a cell's text: `1570 kJ / 370 kcal`, `< 0,1 g`, `20-25 g`,
 * `130 mg (16% VNR*)`, `5 mld UFC`, `tracce`. A percentage behind a quantity, or before 'VNR', is
 * the reference percent. `energy`: a slash or dash parts kJ and kcal and makes no range.
 */
export function scanCell(cellText: string, energy: boolean): CellReading {
  text = cellText;
  end = cellText.length;
  amounts = [];
  percent = null;
  qualifier = undefined;
  qualifierAt = -1;
  negated = false;
  pendingUnit = '';
  depth = 0;
  pure = true;
  between = false;
  for (let i = 0; i < end;) i = step(i, energy);
  const none = amounts.length === 0 && percent === null;
  const blank = none && end < 40 && blankTexts.has(fold(text));
  return { amounts, percent, blank, unread: none && !blank, pure: pure && depth === 0 };
}

/** Reads what stands at `i`, and returns where to go on. */
function step(i: number, energy: boolean): number {
  const code = text.charCodeAt(i);
  if (code >= 48 && code < 58) return amountAt(i, energy);
  switch (code) {
    case 32:
      return i + 1;
    case 40:
    case 91:
      depth++;
      return i + 1;
    case 41:
    case 93:
      depth--;
      return i + 1;
    case 60:
    case 0x2264:
    case 0x2039:
      return qualify('<', i);
    case 62:
    case 0x2265:
      return qualify('>', i);
    case 126:
    case 0x2248:
    case 0x223c:
      return qualify('~', i);
    case 0xb1:
      return toleranceEnd(text, i + 1, end);
    case 44:
    case 46: {
      const next = i + 1 < end ? text.charCodeAt(i + 1) : 0;
      return next >= 48 && next < 58 ? amountAt(i, energy) : i + 1;
    }
    default:
      return isWordCode(code) || code === 0xb5 ? wordAt(i, energy) : i + 1;
  }
}

function qualify(sign: '<' | '>' | '~', at: number): number {
  qualifier = sign;
  if (qualifierAt < 0) qualifierAt = at;
  return at + 1;
}

function amountAt(at: number, energy: boolean): number {
  if (!readNumber(text, at, end)) return Math.max(number.end, at + 1);
  readMultiplier(text, end);
  const amount = number.value;
  const { other } = number;
  let last = number.end;
  let unit = unitAt(last);
  if (unit === '') {
    // '5 ± 0,5 g'
    const margin = marginEnd(text, last, end);
    if (margin > 0) unit = unitAt(margin);
  }
  // 'kcal 370 kJ 1570': where units come first, the one behind a number is the next number's.
  if (unit !== '' && pendingUnit !== '' && digitFollows(text, found.end, end)) unit = '';
  if (unit !== '') last = found.end;
  if (unit === '%' && isReferencePercent(last)) {
    percent ??= amount;
    qualifier = undefined;
    qualifierAt = -1;
    return last;
  }
  pairUnit = '';
  if (energy && (unit === 'kJ' || unit === 'kcal')) last = pairUnitEnd(amount, unit, last);
  if (pairUnit !== '') unit = pairUnit;
  let max: number | undefined;
  const second = rangeSignEnd(text, last, end, unit, between);
  if (second >= 0 && readNumber(text, second, end) && isUpper(number.value, amount, energy)) {
    const upper = number.value;
    const upperEnd = number.end;
    const upperUnit = unitAt(upperEnd);
    if (upperUnit === unit || unit === '' || (upperUnit === '' && unit !== '%')) {
      // '24 - 30%' is an amount and its reference percentage, '20-25%' a range.
      if (upperUnit !== '%' || unit === '%' || second === last + 1) {
        max = upper;
        last = upperUnit === '' ? upperEnd : found.end;
        if (unit === '') unit = upperUnit;
      }
    }
  }
  if (unit === '' && pendingUnit !== '') {
    unit = pendingUnit;
    at = Math.min(at, pendingAt);
  }
  const about = qualifier === undefined ? aboutBehind.exec(text.slice(last, last + 8)) : null;
  if (about) {
    qualifier = '~';
    last += about[0].length;
  }
  push(amount, max, unit, qualifierAt >= 0 ? Math.min(at, qualifierAt) : at, last, other);
  // '24 g/100 g': the basis of the amount, no second one.
  const basis = unit === '' ? null : basisBehind.exec(text.slice(last, last + 16));
  return basis ? last + basis[0].length : last;
}

/** The unit of an amount that a pair of units stands behind ('1650/390 kJ/kcal'); else ''. */
let pairUnit = '';

/** Past the second unit of a pair, which parts the amount from the one before it by their sizes. */
function pairUnitEnd(amount: number, unit: string, at: number): number {
  const previous = amounts.at(-1);
  const pair = previous?.unit === '' ? pairBehind.exec(text.slice(at, at + 8)) : null;
  if (!previous || !pair || unit.toLowerCase() === pair[1]?.toLowerCase()) return at;
  pairUnit = amount > previous.amount ? 'kJ' : 'kcal';
  previous.unit = pairUnit === 'kJ' ? 'kcal' : 'kJ';
  return at + pair[0].length;
}

/** The unit at a place, spaces skipped; '' for none. */
function unitAt(at: number): string {
  while (at < end && text.charCodeAt(at) === 32) at++;
  return readUnit(text, at, end) ? found.unit : '';
}

/** A percentage is the reference percent when a quantity stands before it or VNR behind it. */
function isReferencePercent(after: number): boolean {
  if (amounts.length > 0) return true;
  while (after < end && !isWordCode(text.charCodeAt(after))) after++;
  let i = after;
  while (i < end && i - after < 12 && isWordCode(text.charCodeAt(i))) i++;
  return cellWords.get(text.slice(after, i).toLowerCase()) === 'nrv';
}

function push(
  amount: number,
  max: number | undefined,
  unit: string,
  from: number,
  to: number,
  other: number,
): void {
  amounts.push({ amount, max, unit, qualifier, other, from, to });
  qualifier = undefined;
  qualifierAt = -1;
  negated = false;
  pendingUnit = '';
}

function wordAt(at: number, energy: boolean): number {
  const previous = at > 0 ? text.charCodeAt(at - 1) : 0;
  const ocr = text.charCodeAt(at);
  // 'O,5 g', 'l,5 g': a letter that OCR read for the first digit.
  if ((ocr === 79 || ocr === 111 || ocr === 108 || ocr === 73) && !isWordCode(previous)) {
    if (readNumber(text, at, end)) return amountAt(at, energy);
  }
  let i = at;
  while (i < end && (isWordCode(text.charCodeAt(i)) || text.charCodeAt(i) === 0xb5)) i++;
  const word = i - at < 24 ? text.slice(at, i).toLowerCase() : '';
  const meaning: CellWord | undefined = cellWords.get(word);
  if (meaning !== undefined) {
    if (meaning !== 'nrv') pure = false;
    return meaningAt(meaning, at, i);
  }
  pure = false;
  between = word === 'tra' || word === 'fra';
  if (readUnit(text, at, end) && found.unit !== '%') {
    pendingUnit = found.unit;
    pendingAt = at;
    return found.end;
  }
  return i;
}

function meaningAt(meaning: CellWord, at: number, after: number): number {
  switch (meaning) {
    case 'not':
      negated = true;
      qualifierAt = at;
      break;
    case '<':
      return qualify(negated ? '>' : '<', at) - 1 + (after - at);
    case '>':
      return qualify(negated ? '<' : '>', at) - 1 + (after - at);
    case '~':
      return qualify('~', at) - 1 + (after - at);
    case 'traces':
      if (depth > 0 && amounts.length > 0) break;
      qualifier = 'traces';
      push(0, undefined, 'g', at, after, Number.NaN);
      break;
    case 'zero':
      qualifier = undefined;
      push(0, undefined, '', at, after, Number.NaN);
      break;
    case 'per':
      // '24 g per 100 g': what follows is the basis, no second amount.
      return amounts.length > 0 ? end : after;
    default: {
      // 'VNR 16%', or a lone '16% VNR' whose percentage was taken for the amount.
      const only = amounts[0];
      if (percent === null && only && only.unit === '%' && amounts.length === 1) {
        percent = only.amount;
        amounts.length = 0;
      } else if (percent === null && only) {
        // '10 mg %VNR 100'
        const bare = bareReference.exec(text.slice(after, after + 10));
        if (bare) {
          percent = Number(bare[1]?.replace(',', '.'));
          return after + bare[0].length;
        }
      }
    }
  }
  return after;
}
