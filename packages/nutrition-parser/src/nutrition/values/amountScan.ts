import { pattern } from '../../lexicon/patterns.ts';
import { cellWords } from '../../lexicon/vocabulary.ts';
import type { Quantity } from '../../model.ts';
import { type NumberToken, readNumber } from './numbers.ts';
import { isDigit, isSingleWord } from '../../text/chars.ts';
import {
  division,
  dot,
  emDash,
  enDash,
  equals,
  greaterThan,
  hyphen,
  lowerA,
  lowerE,
  plusMinus,
  slash,
  space,
} from '../../text/codes.ts';

/** A cell that is being read, as far as it was. */
export type Scan = {
  readonly text: string;
  readonly end: number;
  /** A slash or dash parts kJ and kcal and makes no range. */
  readonly energy: boolean;
  amounts: Printed[];
  percent: number | null;
  percentNamed: boolean;
  qualifier: Quantity['qualifier'];
  qualifierAt: number;
  negated: boolean;
  /** A unit that is before its number; 'kcal/kJ' is before two. */
  pending: { unit: string; at: number; next?: string } | null;
  /** 'VNR' is before the percentage that is read next. */
  referenced: boolean;
  depth: number;
  pure: boolean;
  /** 'tra' is before the number: 'e' joins it to the upper end of a range. */
  between: boolean;
};

export const newScan = (text: string, energy: boolean): Scan => ({
  text,
  end: text.length,
  energy,
  amounts: [],
  percent: null,
  percentNamed: false,
  qualifier: undefined,
  qualifierAt: -1,
  negated: false,
  pending: null,
  referenced: false,
  depth: 0,
  pure: true,
  between: false,
});

export function qualify(scan: Scan, sign: '<' | '>' | '~', at: number): number {
  scan.qualifier = sign;
  if (scan.qualifierAt < 0) scan.qualifierAt = at;
  return at + 1;
}

export function push(
  scan: Scan,
  { value: amount, other }: NumberToken,
  unit: string,
  { max, from, to }: { max?: number | undefined; from: number; to: number },
): void {
  scan.amounts.push({ amount, max, unit, qualifier: scan.qualifier, other, from, to });
  scan.qualifier = undefined;
  scan.qualifierAt = -1;
  scan.negated = false;
  const { pending } = scan;
  scan.pending = pending?.next === undefined ? null : { unit: pending.next, at: to };
}

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

/** 'Zinco -> 10 mg', 'Zinco => 10 mg': the head of an arrow that ends a name. */
export function isArrowHead(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== greaterThan) return false;
  const before = text.charCodeAt(at - 1);
  return before === hyphen || before === equals;
}

/** The longest abbreviation with a point behind each letter: 'V.N.R.' */
const maxLetters = 4;

/**
 * Past 'V.N.R.', 'R.D.A' at a place; the end of its first letter where it is any other word.
 * @param after where the word at the place ends.
 */
export function dottedEnd(text: string, at: number, after: number): number {
  if (after !== at + 1 || text.charCodeAt(after) !== dot) return after;
  let word = text.charAt(at);
  let end = after;
  while (word.length < maxLetters && text.charCodeAt(end) === dot && isSingleWord(text, end + 1)) {
    word += text.charAt(end + 1);
    end += 2;
  }
  if (cellWords.get(word.toLowerCase()) !== 'nrv') return after;
  return text.charCodeAt(end) === dot ? end + 1 : end;
}

/** Whether a word names the reference values: 'VNR', 'V.N.R.', 'AR'. */
export const isReferenceWord = (text: string, at: number, after: number): boolean =>
  cellWords.get(text.slice(at, after).toLowerCase()) === 'nrv' ||
  dottedEnd(text, at, after) > after;

/** An amount as printed, with its place in the text of its cell. */
export type Printed = {
  amount: number;
  max: number | undefined;
  /** '' where none is printed. */
  unit: string;
  qualifier: Quantity['qualifier'];
  /** The other reading of an ambiguous number (`5.500`), else NaN. */
  other: number;
  from: number;
  to: number;
};

/** What a cell holds. */
export type CellReading = {
  amounts: readonly Printed[];
  /** Percent of the reference value printed in the cell. */
  percent: number | null;
  /** The percentage names the reference value, or refers to a footnote. */
  percentNamed: boolean;
  /** Nothing is printed, or only a sign for 'not declared'. */
  blank: boolean;
  /** Something is printed that is no quantity. */
  unread: boolean;
  /** Nothing is printed beside amounts, their units, percentages and reference words. */
  pure: boolean;
};
