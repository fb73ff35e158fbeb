import { pattern } from '../lexicon/patterns.ts';
import { unitOf } from '../lexicon/units.ts';
import { groupOf, isDigit, isLetter } from '../text/chars.ts';
import { apostrophe, comma, dot, rightQuote, slash, space } from '../text/codes.ts';
import { nutrientKey } from './nutrientKey.ts';
import { isMark, readDigits, type Digits } from './digits.ts';

/** A number of a text. */
export type NumberToken = {
  readonly value: number;
  /** The second reading of an ambiguous number (`5.500`: 5500, or 5.5), else NaN. */
  readonly other: number;
  /** Digits printed behind the comma. */
  readonly decimals: number;
  readonly end: number;
};

/** Reads a number printed the Italian way; null where none starts at `at`. */
export function readNumber(text: string, at: number, end: number): NumberToken | null {
  const whole = readDigits(text, at, end);
  if (whole.count === 0) return readBareDecimals(text, at, end);
  const mark = whole.end < end ? text.charCodeAt(whole.end) : 0;
  if (isMark(mark)) return readMarked(text, at, end, whole);
  if (mark === space && text.charCodeAt(whole.end + 1) === comma) {
    const split = readSplitDecimals(text, end, whole);
    if (split) return split;
  }
  const isGap = mark === space || mark === apostrophe || mark === rightQuote;
  if (isGap && whole.count <= 3 && whole.value > 0) return readSpaced(text, at, end, whole);
  return found(whole.value, whole.end);
}

/** ',5' and '.5' */
function readBareDecimals(text: string, at: number, end: number): NumberToken | null {
  // 'Vitamina C ...100%': the last of several points belongs to no number.
  const isDecimal = isMark(text.charCodeAt(at)) && at + 1 < end && text.charCodeAt(at - 1) !== dot;
  if (!isDecimal || !isDigit(text.charCodeAt(at + 1))) return null;
  const part = readDigits(text, at + 1, end);
  return found(part.value / 10 ** part.count, part.end, part.count);
}

/** '1 ,5 g', '5 , 2 g', '5, 2 g': a scan that parted a number at its comma. */
const splitDecimals = pattern(
  '^(?: , ?(\\d{1,2})(?= ?(?:%|{UNIT}\\b))|, (\\d)(?= ?{UNIT}\\b(?! d)))',
);

/** Letters of a name before a number, as far as it is looked for. */
const maxName = 40;

/** 'Grassi 5, 2 g', '5, 2 g' alone; but 'kcal 390, 5 g di grassi' and 'CoQ 10, 5 mg'. */
function isBehindNutrient(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - maxName), at);
  const from = lastBreak(before);
  const words = before.slice(from).trim();
  if (words === '') return from === 0 || ':|(<>~='.includes(before.charAt(from - 1));
  return unitOf(words) === undefined && nutrientKey(words) !== undefined;
}

/** Where the words at the end of a text begin. */
function lastBreak(text: string): number {
  let at = text.length;
  while (at > 0 && (isLetter(text.charAt(at - 1)) || ' .-'.includes(text.charAt(at - 1)))) at--;
  return at;
}

function readSplitDecimals(text: string, end: number, whole: Digits): NumberToken | null {
  const split = splitDecimals.exec(text.slice(whole.end, Math.min(end, whole.end + 12)));
  if (!split) return null;
  const decimals = groupOf(split, 1) || groupOf(split, 2);
  const places = decimals.length;
  const exact = (whole.value * 10 ** places + Number(decimals)) / 10 ** places;
  return found(exact, whole.end + split[0].length, places);
}

/** The number that two runs of digits make with a decimal mark between them. */
function decimalOf(whole: number, part: Digits): number {
  const scale = 10 ** part.count;
  return Number.isSafeInteger(whole * scale)
    ? (whole * scale + part.value) / scale
    : whole + part.value / scale;
}

function readMarked(text: string, at: number, end: number, whole: Digits): NumberToken | null {
  const mark = text.charCodeAt(whole.end);
  const part = readDigits(text, whole.end + 1, end);
  if (part.count === 0) {
    const isOfName = mark === comma && whole.count < 3 && isBehindNutrient(text, at);
    const split = isOfName ? readSplitDecimals(text, end, whole) : null;
    return split ?? found(whole.value, whole.end);
  }
  const exact = decimalOf(whole.value, part);
  if (part.count !== 3 || whole.count > 3) return found(exact, part.end, part.count);
  const next = part.end < end ? text.charCodeAt(part.end) : 0;
  const thousands = whole.value * 1000 + part.value;
  const head = { value: thousands, end: part.end, mark };
  if (next === mark) {
    const long = readThousands(text, at, end, head);
    if (long.end > part.end) return withDecimals(text, at, end, long);
  }
  // 1.234,5 or 1,234.5: the other mark behind it.
  const hasDecimals = part.end + 1 < end && isDigit(text.charCodeAt(part.end + 1));
  if (isMark(next) && next !== mark && hasDecimals) return withDecimals(text, at, end, head);
  if (whole.value === 0) return found(exact, part.end, part.count);
  return mark === dot
    ? found(thousands, part.end, 0, exact)
    : found(exact, part.end, part.count, thousands);
}

/** Digits so far, and the code of the mark between their thousands. */
type Thousands = { readonly value: number; readonly end: number; readonly mark: number };

/** 1.234.567 or 1,234,567: the mark again, with three digits behind it. */
function readThousands(text: string, at: number, end: number, head: Thousands): Thousands {
  const { mark } = head;
  let { value, end: last } = head;
  while (last < end && text.charCodeAt(last) === mark) {
    const part = readDigits(text, last + 1, end);
    if (part.count !== 3) break;
    value = value * 1000 + part.value;
    last = part.end;
  }
  return { value, end: last, mark };
}

/** '1 250' and "1'250": three digits behind each gap. */
function readSpaced(text: string, at: number, end: number, whole: Digits): NumberToken | null {
  const mark = text.charCodeAt(whole.end);
  let { value, end: last } = whole;
  while (last + 1 < end && text.charCodeAt(last) === mark && isDigit(text.charCodeAt(last + 1))) {
    const part = readDigits(text, last + 1, end);
    if (part.count !== 3) break;
    // '370 471' and '1 250 375' are columns; '100 000' is a number.
    if ((whole.count > 2 || last > whole.end) && part.value % 100 > 0) break;
    value = value * 1000 + part.value;
    last = part.end;
  }
  // '1650/390 495/117': two pairs, no thousands.
  const isPaired =
    text.charCodeAt(at - 1) === slash && last < end && text.charCodeAt(last) === slash;
  // '80 100%': an amount and its reference.
  const isBeforePercent = text.charAt(text.charCodeAt(last) === space ? last + 1 : last) === '%';
  return last === whole.end || isPaired || isBeforePercent
    ? found(whole.value, whole.end)
    : withDecimals(text, at, end, { value, end: last, mark });
}

/** Adds ',5' behind thousands whose mark was another. */
function withDecimals(text: string, at: number, end: number, head: Thousands): NumberToken | null {
  const next = head.end < end ? text.charCodeAt(head.end) : 0;
  if (!isMark(next) || next === head.mark) return found(head.value, head.end);
  const part = readDigits(text, head.end + 1, end);
  if (part.count === 0) return found(head.value, head.end);
  const scale = 10 ** part.count;
  return found((head.value * scale + part.value) / scale, part.end, part.count);
}

/** A number of more digits than can be counted is none. */
const found = (value: number, end: number, decimals = 0, other = Number.NaN): NumberToken | null =>
  Number.isFinite(value) ? { value, other, decimals, end } : null;
