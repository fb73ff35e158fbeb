import { number, readNumber } from './number.ts';

/** The start of a range's second number: behind `-`, `–`, `÷`, `/`, 'a', 'tra … e'; -1 for none. */
export function rangeSignEnd(
  text: string,
  at: number,
  end: number,
  unit: string,
  between: boolean,
): number {
  let i = at;
  while (i < end && text.charCodeAt(i) === 32) i++;
  const code = i < end ? text.charCodeAt(i) : 0;
  // Behind a unit a slash parts two amounts.
  const isSlash = code === 47 && unit === '';
  const isDash = code === 45 || code === 0x2013 || code === 0x2014 || code === 0xf7 || isSlash;
  const isWord = code === 97 || (code === 101 && between);
  if (!isDash && !(isWord && i > at && text.charCodeAt(i + 1) === 32)) return -1;
  i++;
  while (i < end && text.charCodeAt(i) === 32) i++;
  const digit = i < end ? text.charCodeAt(i) : 0;
  return digit >= 48 && digit < 58 ? i : -1;
}

/** Whether a digit stands next, spaces skipped. */
export function digitFollows(text: string, at: number, end: number): boolean {
  while (at < end && text.charCodeAt(at) === 32) at++;
  const code = at < end ? text.charCodeAt(at) : 0;
  return code >= 48 && code < 58;
}

/** Past '± 0,5' behind a number; -1 where none stands. */
export function marginEnd(text: string, at: number, end: number): number {
  while (at < end && text.charCodeAt(at) === 32) at++;
  return text.charCodeAt(at) === 0xb1 ? toleranceEnd(text, at + 1, end) : -1;
}

/** Past the number behind '±'. */
export function toleranceEnd(text: string, at: number, end: number): number {
  while (at < end && text.charCodeAt(at) === 32) at++;
  return readNumber(text, at, end) ? number.end : at;
}

/** A kilocalorie is four kilojoules: nearer numbers are the ends of a range, others a pair. */
export const isUpper = (upper: number, amount: number, energy: boolean): boolean =>
  upper > amount && (!energy || upper < amount * 2);

/** '24 g circa' */
export const aboutBehind = /^ (?:circa\b|ca\.)(?! ?\d)/i;
export const basisBehind =
  /^ ?\/ ?(?:100(?! ?k(?:cal|j))|kg|l|dose|porzione)(?: ?(?:g|gr|ml))?(?![\w.,]| ?%)/i;

export const pairBehind = /^ ?[/-] ?(kj|kcal)\b/i;

/** 'VNR: 16' */
export const bareReference = /^[\s:=*)]{1,3}(\d{1,4}(?:[.,]\d{1,2})?)(?![\w%.,/])/;
