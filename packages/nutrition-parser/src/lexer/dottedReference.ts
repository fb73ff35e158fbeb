import { cellWords } from '../lexicon/vocabulary.ts';
import { isSingleWord } from '../text/chars.ts';
import { dot } from '../text/codes.ts';

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
