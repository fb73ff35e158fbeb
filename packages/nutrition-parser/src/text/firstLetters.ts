import { isWordCode, letterOf, pastWord } from './fold.ts';

/** Letters of a word that tell it from most others. */
const told = 4;

/**
 * The number of a word's first letters, folded; 0 where none is. Most words of a text begin
 * like none that is looked for, and numbers tell so without a string for each.
 */
export function firstLetters(text: string, at: number, end: number): number {
  let number = 0;
  const stop = Math.min(end, at + told);
  for (let i = at; i < stop; i++) {
    const code = text.charCodeAt(i);
    if (!isWordCode(code)) break;
    number = (Math.imul(number, 31) + letterOf(code)) | 0;
  }
  return number;
}

/** The numbers of words, given with spaces between them, by their first four letters. */
export const numbersOf = (words: string): ReadonlySet<number> =>
  new Set(words.split(' ').map((word) => firstLetters(word, 0, told)));

/** Whether any word of a text begins like one of some words. */
export function hasWordOf(text: string, words: ReadonlySet<number>): boolean {
  for (let i = 0; i < text.length;) {
    if (!isWordCode(text.charCodeAt(i))) i++;
    else if (words.has(firstLetters(text, i, text.length))) return true;
    else i = pastWord(text, i, text.length);
  }
  return false;
}
