import { isWordCode } from './fold.ts';

export const isDigit = (code: number): boolean => code >= 48 && code < 58;

/** Where the word at a place ends. */
export function wordEndIn(text: string, at: number, end: number): number {
  let i = at;
  while (i < end && isWordCode(text.charCodeAt(i))) i++;
  return i;
}

/** Whether a text ends in a digit, past a space. */
export const endsInDigit = (text: string): boolean =>
  isDigit(text.charCodeAt(text.endsWith(' ') ? text.length - 2 : text.length - 1));

/** A group of a match, '' where it matched nothing. */
export const groupOf = (match: RegExpExecArray, group: number): string => match[group] ?? '';

/** White space that is more, or other, than the one space between two words. */
const gap = /\s{2,}|[^\S ]/g;

/** A text on one line, single spaces between its words; most texts are so already, and come back as they are. */
export const onOneLine = (text: string): string => text.replace(gap, ' ').trim();

const anyDigit = /\d/;
export const hasDigit = (text: string): boolean => anyDigit.test(text);

/** Whether any of some texts is in another. */
export const hasAny = (text: string, parts: readonly string[]): boolean =>
  parts.some((part) => text.includes(part));

/** A letter that is no capital. */
export const isSmallLetter = (char: string): boolean => char !== char.toUpperCase();
