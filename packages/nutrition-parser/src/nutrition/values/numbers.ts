import { pattern } from '../../lexicon/patterns.ts';
import { groupOf, isDigit } from '../../text/chars.ts';
import {
  apostrophe,
  asterisk,
  caret,
  comma,
  dot,
  lowerA,
  lowerE,
  lowerX,
  lowerZ,
  middleDot,
  multiplication,
  plus,
  rightQuote,
  slash,
  space,
  upperX,
  zero,
} from '../../text/codes.ts';

/** Marks of decimals and thousands. */
const isMark = (code: number): boolean => code === comma || code === dot;

/** A run of digits: how many, their value, and where they end. */
type Digits = { readonly count: number; readonly value: number; readonly end: number };

/** Reads the digits at a place. */
function readDigits(text: string, at: number, end: number): Digits {
  let value = 0;
  let i = at;
  for (; i < end && isDigit(text.charCodeAt(i)); i++)
    value = value * 10 + text.charCodeAt(i) - zero;
  return { count: i - at, value, end: i };
}

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
  const split = mark === comma || mark === space ? readParted(text, end, whole) : null;
  if (split) return split;
  if (isMark(mark)) return readMarked(text, at, end, whole);
  const isGap = mark === space || mark === apostrophe || mark === rightQuote;
  if (isGap && whole.count <= 3 && whole.value > 0) return readSpaced(text, at, end, whole);
  return found(whole.value, whole.end);
}

/** '7 , 2 g' of a PDF, '5, 2 g' at the end of a line: a number that was parted at its comma. */
const parted = pattern('^(?: , ?(\\d{1,2})(?= ?(?:%|{UNIT}\\b))|, (\\d)(?= ?{UNIT}$))');

function readParted(text: string, end: number, whole: Digits): NumberToken | null {
  const match =
    whole.count < 3 && parted.exec(text.slice(whole.end, Math.min(end, whole.end + 12)));
  if (!match) return null;
  const part = readDigits(match[1] ?? groupOf(match, 2), 0, 2);
  return found(decimalOf(whole.value, part), whole.end + match[0].length, part.count);
}

/** ',5' and '.5' */
function readBareDecimals(text: string, at: number, end: number): NumberToken | null {
  // 'Vitamina C ...100%': the last of several points belongs to no number.
  const isDecimal = isMark(text.charCodeAt(at)) && at + 1 < end && text.charCodeAt(at - 1) !== dot;
  if (!isDecimal || !isDigit(text.charCodeAt(at + 1))) return null;
  const part = readDigits(text, at + 1, end);
  return found(part.value / 10 ** part.count, part.end, part.count);
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
  if (part.count === 0) return found(whole.value, whole.end);
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

const exponentMarks = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const multiplierWords: ReadonlyMap<string, number> = new Map(
  (
    [
      [1e9, 'miliardi miliardo mld mrd mldi bn billion'],
      [1e6, 'milioni milione mln mio million'],
      [1e3, 'mila'],
    ] as const
  ).flatMap(([factor, words]) => words.split(' ').map((word) => [word, factor] as const)),
);

/** The number with 'miliardi', 'x 10^9', 'x10⁹' or 'e9' behind it, else the number itself. */
export function readMultiplier(text: string, number: NumberToken, end: number): NumberToken {
  const from = number.end;
  if ((text.charCodeAt(from) | 32) === lowerE && isDigitAt(text, from + 1, end)) {
    const power = readExponent(text, from + 1, end);
    return power ? scaled(number, power.value, power.end) : number;
  }
  const own = number.value === 10 ? readPower(text, from, end) : null;
  if (own) return { ...number, value: own.value, end: own.end };
  let i = from;
  while (i < end && text.charCodeAt(i) === space) i++;
  const code = i < end ? text.charCodeAt(i) : 0;
  return isTimes(code) ? timesPower(text, number, i + 1, end) : timesWord(text, number, i, end);
}

const isDigitAt = (text: string, at: number, end: number): boolean =>
  at < end && isDigit(text.charCodeAt(at));

const isTimes = (code: number): boolean =>
  code === lowerX ||
  code === upperX ||
  code === multiplication ||
  code === asterisk ||
  code === middleDot;

/** '5 x 10^9' behind its sign. */
function timesPower(text: string, number: NumberToken, at: number, end: number): NumberToken {
  let i = at;
  while (i < end && text.charCodeAt(i) === space) i++;
  if (!text.startsWith('10', i)) return number;
  const power = readPower(text, i + 2, end);
  return power ? scaled(number, power.value, power.end) : rounded(number);
}

/** '5 miliardi', '5 mld.' */
function timesWord(text: string, number: NumberToken, at: number, end: number): NumberToken {
  let last = at;
  while (last < end && isAsciiLetter(text.charCodeAt(last))) last++;
  const word = text.slice(at, last).toLowerCase();
  const factor = word === 'm' && isCounted(text, last) ? 1e6 : multiplierWords.get(word);
  if (factor === undefined) return number;
  if (text.charCodeAt(last) === dot && last - at < 5) last++;
  if (text.slice(last, last + 4).toLowerCase() === ' di ' && last + 4 < end) last += 3;
  return scaled(number, factor, last);
}

/** '50 M UFC': the letter alone is millions before what is counted in them. */
const counted = pattern('^ {COLONIES}\\b');
const isCounted = (text: string, at: number): boolean => counted.test(text.slice(at, at + 5));

/** What a number is multiplied by, and where that ends. */
type Factor = { readonly value: number; readonly end: number };

/** '10^9', '10⁹', '10E9' behind its ten. */
function readPower(text: string, at: number, end: number): Factor | null {
  const code = text.charCodeAt(at);
  if (code === caret || (code | 32) === lowerE) return readExponent(text, at + 1, end);
  const lost = lostExponent.exec(text.slice(at, Math.min(end, at + 12)));
  if (lost) return { value: 10 ** Number(lost[1]), end: at + lost[0].length };
  let exponent = 0;
  let i = at;
  for (; i < end && i - at < 3; i++) {
    const digit = exponentMarks.indexOf(text.charAt(i));
    if (digit < 0) break;
    exponent = exponent * 10 + digit;
  }
  return i === at || exponent > 20 ? null : { value: 10 ** exponent, end: i };
}

/** '5 x 10 9 UFC', '5 x 109 UFC', '10(9) UFC', '10 alla 9 UFC': an exponent that lost its place above the line. */
const lostExponent = pattern(
  '^(?: alla)? ?[(]?([6-9]|1[0-2])[)]?(?= ?(?:{COLONIES}|cell\\w*|spore)\\b)',
);

function readExponent(text: string, at: number, end: number): Factor | null {
  const from = text.charCodeAt(at) === plus ? at + 1 : at;
  const digits = readDigits(text, from, Math.min(end, from + 3));
  if (digits.count === 0 || digits.value > 20) return null;
  return { value: 10 ** digits.value, end: digits.end };
}

const scaled = (number: NumberToken, factor: number, end: number): NumberToken =>
  rounded({ ...number, value: number.value * factor, end });

/** Takes away the dust of floating point: counts of this size are whole or nearly so. */
const rounded = (number: NumberToken): NumberToken => ({
  value: number.value >= 1000 ? Math.round(number.value * 1000) / 1000 : number.value,
  other: Number.NaN,
  decimals: 0,
  end: number.end,
});

const isAsciiLetter = (code: number): boolean => (code | 32) >= lowerA && (code | 32) <= lowerZ;
