import { isDigit } from '../text/chars.ts';
import { isWordCode } from '../text/fold.ts';
import { indexOfAny } from '../text/pieces.ts';

const clauseMarks = ',;|()•·/';

/** Whether a mark parts what is said of one thing from what is said of another. */
export const isClauseMark = (mark: string): boolean => clauseMarks.includes(mark);

/** Marks that part what an adjective or an answer holds for from what it does not. */
export const parting = ',;|•·/';

/** Whether a mark, a dash or a bracket parts what is before it from what is behind. */
export const partsClauses = (text: string): boolean =>
  indexOfAny(text, `${parting}–—()[]:`) >= 0 || text.includes(' -');

/** '5,0% latte' */
export const isDecimalComma = (text: string, at: number): boolean =>
  text.charAt(at) === ',' && isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at + 1));

/** Where the clause that begins at a place ends: at its next mark. */
export function clauseEnd(text: string, at: number, limit: number): number {
  let end = at;
  while (end < Math.min(limit, text.length) && !isClauseMark(text.charAt(end))) end++;
  return end;
}

/** Whether no word is between two places. */
export function hasNoWord(text: string, from = 0, to = text.length): boolean {
  for (let i = from; i < to; i++) if (isWordCode(text.charCodeAt(i))) return false;
  return true;
}
