import { pattern } from '../lexicon/patterns.ts';
import { isDigit } from '../text/chars.ts';
import {
  asterisk,
  caret,
  dot,
  lowerA,
  lowerE,
  lowerX,
  lowerZ,
  middleDot,
  multiplication,
  plus,
  space,
  upperX,
} from '../text/codes.ts';
import { readDigits } from './digits.ts';
import type { NumberToken } from './number.ts';

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
