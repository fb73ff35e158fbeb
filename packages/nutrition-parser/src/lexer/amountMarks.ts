import { pattern } from '../lexicon/patterns.ts';
import { isDigit } from '../text/chars.ts';
import {
  division,
  emDash,
  enDash,
  hyphen,
  lowerA,
  lowerE,
  plusMinus,
  slash,
  space,
} from '../text/codes.ts';
import { readNumber } from './number.ts';

function pastSpaces(text: string, at: number, end: number): number {
  let i = at;
  while (i < end && text.charCodeAt(i) === space) i++;
  return i;
}

/** The first number has no unit, so that a slash makes a range, too; 'tra' is before it. */
type RangeLead = { readonly isOpen: boolean; readonly between: boolean };

/** The start of a range's second number: behind `-`, `–`, `÷`, `/`, 'a', 'tra … e'; -1 for none. */
export function rangeSignEnd(
  text: string,
  at: number,
  end: number,
  { isOpen, between }: RangeLead,
): number {
  const i = pastSpaces(text, at, end);
  const code = i < end ? text.charCodeAt(i) : 0;
  // Behind a unit a slash parts two amounts.
  const isSlash = code === slash && isOpen;
  const isDash =
    code === hyphen || code === enDash || code === emDash || code === division || isSlash;
  const isWord = code === lowerA || (code === lowerE && between);
  if (!isDash && !(isWord && i > at && text.charCodeAt(i + 1) === space)) return -1;
  const next = pastSpaces(text, i + 1, end);
  return next < end && isDigit(text.charCodeAt(next)) ? next : -1;
}

/** Whether a digit is next, spaces skipped. */
export function digitFollows(text: string, at: number, end: number): boolean {
  const next = pastSpaces(text, at, end);
  return next < end && isDigit(text.charCodeAt(next));
}

/** Past '± 0,5' behind a number; -1 where none is. */
export function marginEnd(text: string, at: number, end: number): number {
  const next = pastSpaces(text, at, end);
  return text.charCodeAt(next) === plusMinus ? toleranceEnd(text, next + 1, end) : -1;
}

/** Past the number behind '±'. */
export function toleranceEnd(text: string, at: number, end: number): number {
  const next = pastSpaces(text, at, end);
  return readNumber(text, next, end)?.end ?? next;
}

/** A kilocalorie is four kilojoules: nearer numbers are the ends of a range, others a pair. */
export const isUpper = (upper: number, amount: number, energy: boolean): boolean =>
  upper > amount && (!energy || upper < amount * 2);

/** '24 g circa' */
export const aboutBehind = /^ (?:circa\b|ca\.)(?! ?\d)/i;
export const basisBehind = pattern(
  '^ ?/ ?(?:100(?! ?(?:{KILO}|m[gc]|[µu]g))|kg|l|dose|porzione)(?: ?{MEASURE})?(?![\\w.,]| ?%)',
);

export const pairBehind = pattern('^ ?[/-] ?({KILO})\\b');

/** 'VNR: 16', 'VNR%: 16' */
export const bareReference = /^[\s:=*)%]{1,4}(\d{1,4}(?:[.,]\d{1,2})?)(?![\w%.,/])/;
