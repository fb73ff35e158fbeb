import { pattern } from '../lexicon/patterns.ts';
import { isDigit } from '../text/chars.ts';
import { comma, dot, lowerL, lowerO, percent, space, upperI, upperO, zero } from '../text/codes.ts';

const isLetterO = (code: number): boolean => code === upperO || code === lowerO;
const isLetterL = (code: number): boolean => code === lowerL || code === upperI;

/** Marks of decimals and thousands. */
export const isMark = (code: number): boolean => code === comma || code === dot;

const unitBehind = pattern('^ ?(?:%|{UNIT}\\b)');

/** Whether the unit of a number is at a place: a letter before it was its last digit ('9l g'). */
const isUnitBehind = (text: string, at: number, end: number): boolean =>
  unitBehind.test(text.slice(at, Math.min(end, at + 6)));

const codeAt = (text: string, at: number, end: number): number =>
  at < end ? text.charCodeAt(at) : 0;

/** An l or I among digits is 1, before a unit it was the last digit. */
function digitOfL(text: string, at: number, end: number, amongDigits: boolean): number {
  const next = codeAt(text, at + 1, end);
  const after = codeAt(text, at + 2, end);
  if (isLetterL(next) && isDigit(after)) return 1;
  return isJoined(next, after) || (amongDigits && isUnitBehind(text, at + 1, end)) ? 1 : -1;
}

/** Whether the number goes on behind a letter. */
const isJoined = (next: number, after: number): boolean =>
  isDigit(next) || (isMark(next) && (isDigit(after) || isLetterO(after) || isLetterL(after)));

/** The digit that a letter stands for where OCR read one for the other; -1 for a letter. */
function scannedDigit(text: string, at: number, start: number, end: number): number {
  const code = text.charCodeAt(at);
  const before = at > start ? text.charCodeAt(at - 1) : 0;
  const amongDigits = isDigit(before) || isMark(before) || isLetterO(before);
  if (isLetterL(code)) return digitOfL(text, at, end, amongDigits);
  const next = codeAt(text, at + 1, end);
  if (isJoined(next, codeAt(text, at + 2, end))) return 0;
  // 'Grassi O g'
  const isAlone = code === upperO && at === start && next === space;
  if (!amongDigits) return isAlone && isUnitBehind(text, at + 1, end) ? 0 : -1;
  const isLast = next === 0 || next === space || next === percent || isLetterO(next);
  return isLast || isUnitBehind(text, at + 1, end) ? 0 : -1;
}

/** The digit at a place, OCR's letters included where they are among digits; -1 for none. */
function digitAt(text: string, at: number, start: number, end: number): number {
  if (at >= end) return -1;
  const code = text.charCodeAt(at);
  if (isDigit(code)) return code - zero;
  return isLetterO(code) || isLetterL(code) ? scannedDigit(text, at, start, end) : -1;
}

/** A run of digits: how many, their value, and where they end. */
export type Digits = { readonly count: number; readonly value: number; readonly end: number };

/**
 * Reads the digits at a place.
 * @param start where the number begins that they are part of.
 */
export function readDigits(text: string, at: number, start: number, end: number): Digits {
  let value = 0;
  let i = at;
  let digit = digitAt(text, i, start, end);
  while (digit >= 0) {
    value = value * 10 + digit;
    digit = digitAt(text, ++i, start, end);
  }
  return { count: i - at, value, end: i };
}
