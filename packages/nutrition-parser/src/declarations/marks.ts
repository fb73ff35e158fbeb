import { isWordCode } from '../text/fold.ts';

const clauseMarks = ',;|()•·/';

/** Whether a mark parts what is said of one thing from what is said of another. */
export const isClauseMark = (mark: string): boolean => clauseMarks.includes(mark);

/** Where the clause that begins at a place ends: at its next mark. */
export function clauseEnd(text: string, at: number, limit: number): number {
  let end = at;
  while (end < Math.min(limit, text.length) && !isClauseMark(text.charAt(end))) end++;
  return end;
}

/** Whether no word stands between two places. */
export function hasNoWord(text: string, from = 0, to = text.length): boolean {
  for (let i = from; i < to; i++) if (isWordCode(text.charCodeAt(i))) return false;
  return true;
}
