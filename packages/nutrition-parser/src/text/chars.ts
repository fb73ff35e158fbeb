import { isWordCode } from './fold.ts';

export const isDigit = (code: number): boolean => code >= 48 && code < 58;

/** Where the word at a place ends. */
export function wordEndIn(text: string, at: number, end: number): number {
  let i = at;
  while (i < end && isWordCode(text.charCodeAt(i))) i++;
  return i;
}

/** A group of a match, '' where it matched nothing. */
export const groupOf = (match: RegExpExecArray, group: number): string => match[group] ?? '';
