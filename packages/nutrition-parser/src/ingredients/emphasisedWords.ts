import type { Source } from '../text/source.ts';
import type { Word } from './words.ts';

/** Tells whether a word is printed with emphasis. */
export type IsEmphasised = (word: Word) => boolean;

/** Letters of the shortest name that capitals emphasise. */
const minCapitals = 4;
const opening = ['*', '_', '<b>', '<strong>', '<em>', '<i>', '<u>'];
const closing = ['*', '_', '</'];
const maxOpening = 8;
const separators = [',', ';', '.', '('];

/** 'LATTE' */
export const byCapitals =
  (text: string): IsEmphasised =>
  ({ start, end }) => {
    const printed = text.slice(start, end);
    return printed.length >= minCapitals && printed === printed.toUpperCase();
  };

/** '**latte**', '<b>latte</b>' in the text as it came; null where it has no such marks. */
export function byMarks({ raw, map }: Source): IsEmphasised | null {
  if (!map || !opening.some((mark) => raw.includes(mark))) return null;
  return ({ start, end }) => {
    const from = map.startOf(start);
    const before = raw.slice(Math.max(0, from - maxOpening), from).toLowerCase();
    const to = map.endOf(end - 1);
    return (
      opening.some((mark) => before.endsWith(mark)) &&
      closing.some((mark) => raw.startsWith(mark, to))
    );
  };
}

/** Whether a word has emphasis, and none of the two before it and behind it in its item has. */
export function isOnlyEmphasised(
  text: string,
  words: readonly Word[],
  i: number,
  isEmphasised: IsEmphasised,
): boolean {
  const word = words[i];
  if (!word || !isEmphasised(word)) return false;
  return ![-2, -1, 1, 2].some((step) => {
    const other = words[i + step];
    if (!other || !isEmphasised(other)) return false;
    const gap = step < 0 ? text.slice(other.end, word.start) : text.slice(word.end, other.start);
    return !separators.some((mark) => gap.includes(mark));
  });
}
