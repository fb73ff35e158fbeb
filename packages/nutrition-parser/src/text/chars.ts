import { isWordCode } from './fold.ts';

export const isDigit = (code: number): boolean => code >= 48 && code < 58;

/** Where the word at a place ends. */
export function wordEndIn(text: string, at: number, end: number): number {
  let i = at;
  while (i < end && isWordCode(text.charCodeAt(i))) i++;
  return i;
}

/** Whether the word at a place is one letter or digit. */
export const isSingleWord = (text: string, at: number): boolean =>
  isWordCode(text.charCodeAt(at)) && !isWordCode(text.charCodeAt(at + 1));

/** Whether a text ends in a digit, past a space. */
export const endsInDigit = (text: string): boolean =>
  isDigit(text.charCodeAt(text.endsWith(' ') ? text.length - 2 : text.length - 1));

/** A group of a match, '' where it matched nothing. */
export const groupOf = (match: RegExpExecArray, group: number): string => match[group] ?? '';

/** White space that is more, or other, than the one space between two words. */
const gap = /\s{2,}|[^\S ]/g;

/** A text on one line, single spaces between its words; most texts are so already, and come back as they are. */
export const onOneLine = (text: string): string => text.replace(gap, ' ').trim();

/** The words of a list that is written with blanks or line ends between them. */
export const listed = (words: string): string[] => {
  const text = onOneLine(words);
  return text === '' ? [] : text.split(' ');
};

/** Where the first digit stands; -1 where there is none. */
export function firstDigit(text: string): number {
  for (let i = 0; i < text.length; i++) if (isDigit(text.charCodeAt(i))) return i;
  return -1;
}

export const hasDigit = (text: string): boolean => firstDigit(text) >= 0;

/** Whether any of some texts is in another. */
export const hasAny = (text: string, parts: readonly string[]): boolean =>
  parts.some((part) => text.includes(part));

/** A letter, of whatever case. */
export const isLetter = (char: string): boolean => char.toLowerCase() !== char.toUpperCase();

/** Whether a text begins with so many letters. */
export const beginsWithLetters = (text: string, count: number): boolean =>
  text.length >= count && text.slice(0, count).split('').every(isLetter);

/** A letter that is no capital. */
export const isSmallLetter = (char: string): boolean => char !== char.toUpperCase();

/** A capital letter. */
export const isCapital = (char: string): boolean => char !== char.toLowerCase();

/** Whether a text begins with a capital and a small letter. */
export const isCapitalised = (text: string): boolean =>
  isCapital(text.charAt(0)) && isSmallLetter(text.charAt(1));

/** Whether a text begins with so many capitals. */
export const beginsWithCapitals = (text: string, count: number): boolean =>
  text.length >= count && text.slice(0, count).split('').every(isCapital);

/** Past the digits that are at a place. */
export function pastDigits(text: string, at: number): number {
  let i = at;
  while (isDigit(text.charCodeAt(i))) i++;
  return i;
}

/** Past the white space that is at a place. */
export function pastSpace(text: string, at: number): number {
  let i = at;
  while (i < text.length && text.charAt(i).trim() === '') i++;
  return i;
}

/** Past a number with or without decimals ('12,5'); the place itself where none is. */
export function pastDecimal(text: string, at: number): number {
  const end = pastDigits(text, at);
  const hasDecimals =
    end > at && ',.'.includes(text.charAt(end)) && isDigit(text.charCodeAt(end + 1));
  return hasDecimals ? pastDigits(text, end + 1) : end;
}

/** '12,5 %' at a place: its number, and where it ends; null where none is. */
export function percentAt(text: string, at: number): { amount: number; end: number } | null {
  const numberEnd = pastDecimal(text, at);
  const sign = text.charAt(numberEnd) === ' ' ? numberEnd + 1 : numberEnd;
  if (numberEnd === at || text.charAt(sign) !== '%') return null;
  return { amount: Number(text.slice(at, numberEnd).replace(',', '.')), end: sign + 1 };
}
