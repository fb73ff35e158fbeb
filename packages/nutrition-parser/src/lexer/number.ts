import { groupOf } from '../text/chars.ts';

/**
 * What the last `readNumber` found. `other` is the second reading of an ambiguous number
 * (`5.500`: 5500, or 5.5), else NaN. `decimals` counts the digits printed behind the comma.
 */
export const number = { value: 0, other: Number.NaN, decimals: 0, end: 0 };

const isDigit = (code: number): boolean => code >= 48 && code < 58;
const isLetterO = (code: number): boolean => code === 79 || code === 111;
const isLetterL = (code: number): boolean => code === 108 || code === 73;
const isMark = (code: number): boolean => code === 44 || code === 46;

/** The digit at a place, OCR's letters included where they stand among digits; -1 for none. */
function digitAt(text: string, at: number, start: number, end: number): number {
  if (at >= end) return -1;
  const code = text.charCodeAt(at);
  if (isDigit(code)) return code - 48;
  if (!isLetterO(code) && !isLetterL(code)) return -1;
  const next = at + 1 < end ? text.charCodeAt(at + 1) : 0;
  const after = at + 2 < end ? text.charCodeAt(at + 2) : 0;
  const before = at > start ? text.charCodeAt(at - 1) : 0;
  const amongDigits = isDigit(before) || isMark(before) || isLetterO(before);
  const joined =
    isDigit(next) || (isMark(next) && (isDigit(after) || isLetterO(after) || isLetterL(after)));
  if (isLetterL(code) && isLetterL(next) && isDigit(after)) return 1;
  if (isLetterL(code)) return joined || (amongDigits && isUnitBehind(text, at + 1, end)) ? 1 : -1;
  if (joined) return 0;
  // 'Grassi O g'
  if (!amongDigits)
    return code === 79 && at === start && next === 32 && isUnitBehind(text, at + 1, end) ? 0 : -1;
  const isLast = next === 0 || next === 32 || next === 37 || isLetterO(next);
  return isLast || isUnitBehind(text, at + 1, end) ? 0 : -1;
}

const unitBehind = /^ ?(?:%|(?:m?g|mcg|[µμu]g|kj|kcal)\b)/i;

/** Whether the unit of a number stands at a place: a letter before it was its last digit ('9l g'). */
const isUnitBehind = (text: string, at: number, end: number): boolean =>
  unitBehind.test(text.slice(at, Math.min(end, at + 6)));

/** What the last `readDigits` found. */
export const digits = { value: 0, end: 0 };

/** Reads a run of digits; its length, with value and end in `digits`. */
export function readDigits(text: string, at: number, start: number, end: number): number {
  let value = 0;
  let i = at;
  for (
    let digit = digitAt(text, i, start, end);
    digit >= 0;
    digit = digitAt(text, ++i, start, end)
  ) {
    value = value * 10 + digit;
  }
  digits.value = value;
  digits.end = i;
  return i - at;
}

/** Reads a number printed the Italian way; false where none starts at `at`. */
export function readNumber(text: string, at: number, end: number): boolean {
  const count = readDigits(text, at, at, end);
  if (count === 0) {
    // ',5' and '.5'
    if (!isMark(text.charCodeAt(at)) || at + 1 >= end || !isDigit(text.charCodeAt(at + 1)))
      return false;
    const places = readDigits(text, at + 1, at, end);
    return hit(digits.value / 10 ** places, Number.NaN, places, digits.end);
  }
  const whole = digits.value;
  const wholeEnd = digits.end;
  const mark = wholeEnd < end ? text.charCodeAt(wholeEnd) : 0;
  if (isMark(mark)) return readMarked(text, at, end, count, whole, wholeEnd, mark);
  if (mark === 32 && text.charCodeAt(wholeEnd + 1) === 44) {
    const split = splitDecimals.exec(text.slice(wholeEnd, Math.min(end, wholeEnd + 12)));
    const places = split ? groupOf(split, 1).length : 0;
    if (split) {
      const exact = (whole * 10 ** places + Number(groupOf(split, 1))) / 10 ** places;
      return hit(exact, Number.NaN, places, wholeEnd + split[0].length);
    }
  }
  if ((mark === 32 || mark === 39 || mark === 0x2019) && count <= 3 && whole > 0) {
    return readSpaced(text, at, end, count, whole, wholeEnd, mark);
  }
  return hit(whole, Number.NaN, 0, wholeEnd);
}

/** '1 ,5 g', '5 , 2 g': a scan that parted a number at its comma. */
const splitDecimals = /^ , ?(\d{1,2})(?= ?(?:%|(?:m?g|mcg|[µμu]g|kj|kcal)\b))/i;

function readMarked(
  text: string,
  at: number,
  end: number,
  count: number,
  whole: number,
  wholeEnd: number,
  mark: number,
): boolean {
  const places = readDigits(text, wholeEnd + 1, at, end);
  if (places === 0) return hit(whole, Number.NaN, 0, wholeEnd);
  const part = digits.value;
  const partEnd = digits.end;
  const decimal = whole + part / 10 ** places;
  const exact = Number.isSafeInteger(whole * 10 ** places)
    ? (whole * 10 ** places + part) / 10 ** places
    : decimal;
  if (places !== 3 || count > 3) return hit(exact, Number.NaN, places, partEnd);
  const next = partEnd < end ? text.charCodeAt(partEnd) : 0;
  // 1.234.567 or 1,234,567: the mark again, with three digits behind it.
  if (next === mark) {
    let value = whole * 1000 + part;
    let i = partEnd;
    while (i < end && text.charCodeAt(i) === mark && readDigits(text, i + 1, at, end) === 3) {
      value = value * 1000 + digits.value;
      i = digits.end;
    }
    if (i > partEnd) return withDecimals(text, at, end, value, i, mark);
  }
  // 1.234,5 or 1,234.5: the other mark behind it.
  if (isMark(next) && next !== mark && partEnd + 1 < end && isDigit(text.charCodeAt(partEnd + 1))) {
    return withDecimals(text, at, end, whole * 1000 + part, partEnd, mark);
  }
  if (whole === 0) return hit(exact, Number.NaN, places, partEnd);
  return mark === 46
    ? hit(whole * 1000 + part, exact, 0, partEnd)
    : hit(exact, whole * 1000 + part, places, partEnd);
}

/** '1 250' and "1'250": three digits behind each gap. */
function readSpaced(
  text: string,
  at: number,
  end: number,
  count: number,
  whole: number,
  wholeEnd: number,
  mark: number,
): boolean {
  let value = whole;
  let i = wholeEnd;
  while (i < end && text.charCodeAt(i) === mark && isDigit(text.charCodeAt(i + 1))) {
    if (i + 1 >= end || readDigits(text, i + 1, i + 1, end) !== 3) break;
    // '370 471' and '1 250 375' are columns; '100 000' is a number.
    if ((count > 2 || i > wholeEnd) && digits.value % 100 > 0) break;
    value = value * 1000 + digits.value;
    i = digits.end;
  }
  // '1650/390 495/117': two pairs, no thousands.
  const isPaired = text.charCodeAt(at - 1) === 47 && i < end && text.charCodeAt(i) === 47;
  return i === wholeEnd || isPaired
    ? hit(whole, Number.NaN, 0, wholeEnd)
    : withDecimals(text, at, end, value, i, mark);
}

/** Adds ',5' behind thousands whose mark was another. */
function withDecimals(
  text: string,
  at: number,
  end: number,
  value: number,
  from: number,
  mark: number,
): boolean {
  const next = from < end ? text.charCodeAt(from) : 0;
  if (!isMark(next) || next === mark) return hit(value, Number.NaN, 0, from);
  const places = readDigits(text, from + 1, at, end);
  if (places === 0) return hit(value, Number.NaN, 0, from);
  return hit((value * 10 ** places + digits.value) / 10 ** places, Number.NaN, places, digits.end);
}

function hit(value: number, other: number, decimals: number, end: number): boolean {
  number.value = value;
  number.other = other;
  number.decimals = decimals;
  number.end = end;
  return Number.isFinite(value);
}
