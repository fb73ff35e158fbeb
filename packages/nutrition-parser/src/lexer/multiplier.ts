import { isDigit } from '../text/chars.ts';
import { digits, number, readDigits } from './number.ts';

const exponentMarks = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const multiplierWords: ReadonlyMap<string, number> = new Map([
  ['miliardi', 1e9],
  ['miliardo', 1e9],
  ['mld', 1e9],
  ['mrd', 1e9],
  ['mldi', 1e9],
  ['bn', 1e9],
  ['billion', 1e9],
  ['milioni', 1e6],
  ['milione', 1e6],
  ['mln', 1e6],
  ['mio', 1e6],
  ['million', 1e6],
  ['mila', 1e3],
]);

/** Multiplies `number` by 'miliardi', 'x 10^9', 'x10⁹' or 'e9' behind it. */
export function readMultiplier(text: string, end: number): void {
  let i = number.end;
  const direct = text.charCodeAt(i) | 32;
  if (direct === 101 && i + 1 < end && isDigit(text.charCodeAt(i + 1))) {
    scale(10 ** readExponent(text, i + 1, end), digits.end);
    return;
  }
  if (readPower(text, i, end)) return;
  while (i < end && text.charCodeAt(i) === 32) i++;
  const code = i < end ? text.charCodeAt(i) : 0;
  if (code === 120 || code === 88 || code === 0xd7 || code === 42 || code === 0xb7) {
    i++;
    while (i < end && text.charCodeAt(i) === 32) i++;
    if (text.startsWith('10', i)) {
      const kept = number.value;
      number.value = 10;
      if (readPower(text, i + 2, end)) number.value *= kept;
      else number.value = kept;
      round();
    }
    return;
  }
  let last = i;
  while (last < end && isAsciiLetter(text.charCodeAt(last))) last++;
  const word = text.slice(i, last).toLowerCase();
  const factor = word === 'm' && isCounted(text, last) ? 1e6 : multiplierWords.get(word);
  if (factor === undefined) return;
  if (text.charCodeAt(last) === 46 && last - i < 5) last++;
  if (text.slice(last, last + 4).toLowerCase() === ' di ' && last + 4 < end) last += 3;
  scale(factor, last);
}

/** '50 M UFC': the letter alone is millions before what is counted in them. */
const isCounted = (text: string, at: number): boolean =>
  /^ (?:ufc|cfu|afu)\b/i.test(text.slice(at, at + 5));

/** '10^9', '10⁹', '10E9' behind its ten. */
function readPower(text: string, at: number, end: number): boolean {
  if (number.value !== 10) return false;
  const code = text.charCodeAt(at);
  if (code === 94 || (code | 32) === 101) {
    const exponent = readExponent(text, at + 1, end);
    if (Number.isNaN(exponent)) return false;
    number.value = 10 ** exponent;
    number.end = digits.end;
    return true;
  }
  const lost = lostExponent.exec(text.slice(at, Math.min(end, at + 12)));
  if (lost) {
    number.value = 10 ** Number(lost[1]);
    number.end = at + lost[0].length;
    return true;
  }
  let exponent = 0;
  let i = at;
  for (; i < end && i - at < 3; i++) {
    const digit = exponentMarks.indexOf(text.charAt(i));
    if (digit < 0) break;
    exponent = exponent * 10 + digit;
  }
  if (i === at || exponent > 20) return false;
  number.value = 10 ** exponent;
  number.end = i;
  return true;
}

/** '5 x 10 9 UFC', '5 x 109 UFC': an exponent that lost its place above the line. */
const lostExponent = /^ ?([6-9]|1[0-2])(?= ?(?:ufc|cfu|afu|cell\w*|spore)\b)/i;

function readExponent(text: string, at: number, end: number): number {
  let i = at;
  if (text.charCodeAt(i) === 43) i++;
  const count = readDigits(text, i, i, Math.min(end, i + 3));
  return count === 0 || digits.value > 20 ? Number.NaN : digits.value;
}

function scale(factor: number, end: number): void {
  if (!Number.isFinite(factor)) return;
  number.value *= factor;
  number.end = end;
  round();
}

/** Takes away the dust of floating point: counts of this size are whole or nearly so. */
function round(): void {
  number.other = Number.NaN;
  number.decimals = 0;
  if (number.value >= 1000) number.value = Math.round(number.value * 1000) / 1000;
}

const isAsciiLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;
