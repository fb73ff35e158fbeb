import { fold, isWordCode } from '../text/fold.ts';

/**
 * A folded word; `near` if nothing but a space or apostrophe parts it from the one before it,
 * `hyphened` if a hyphen alone does.
 */
export type Word = { text: string; start: number; end: number; near: boolean; hyphened: boolean };

/** The words between two places of a text. */
export function wordsOf(text: string, start: number, end: number): Word[] {
  const words: Word[] = [];
  for (let i = start; i < end;) {
    if (!isWordCode(text.charCodeAt(i))) {
      i++;
      continue;
    }
    let stop = i + 1;
    while (stop < end && isWordCode(text.charCodeAt(stop))) stop++;
    const gap = text.slice(words.at(-1)?.end ?? i, i);
    const near = /^[\s'’"“”]*$/.test(gap);
    words.push({ text: fold(text, i, stop), start: i, end: stop, near, hyphened: gap === '-' });
    i = stop;
  }
  return words;
}
