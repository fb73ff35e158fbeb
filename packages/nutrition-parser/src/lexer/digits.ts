import { isDigit } from '../text/chars.ts';
import { comma, dot, zero } from '../text/codes.ts';

/** Marks of decimals and thousands. */
export const isMark = (code: number): boolean => code === comma || code === dot;

/** A run of digits: how many, their value, and where they end. */
export type Digits = { readonly count: number; readonly value: number; readonly end: number };

/** Reads the digits at a place. */
export function readDigits(text: string, at: number, end: number): Digits {
  let value = 0;
  let i = at;
  for (; i < end && isDigit(text.charCodeAt(i)); i++)
    value = value * 10 + text.charCodeAt(i) - zero;
  return { count: i - at, value, end: i };
}
