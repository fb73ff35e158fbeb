import { fold, isWordCode } from '../text/fold.ts';
import { gluedNames } from './gluedNames.ts';
import { trimmedEnd } from '../text/trim.ts';

/**
 * A folded word; `near` if nothing but a space or apostrophe parts it from the one before it,
 * `hyphened` if a hyphen alone does.
 */
export type Word = { text: string; start: number; end: number; near: boolean; hyphened: boolean };

/** 'lattesoia' is two words, neither of which goes on with the other. */
function partsOf(word: Word): Word[] {
  const names = gluedNames(word.text);
  if (!names) return [word];
  let at = 0;
  return names.map((text, i) => {
    const start = word.text.indexOf(text, at);
    at = start + text.length;
    const place = { start: word.start + start, end: word.start + at };
    return i === 0 ? { ...word, ...place, text } : { ...place, text, near: false, hyphened: false };
  });
}

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
    const near = gap === ' ' || trimmedEnd(gap, '\'’"“”') === '';
    const word = { text: fold(text, i, stop), start: i, end: stop, near, hyphened: gap === '-' };
    words.push(...partsOf(word));
    i = stop;
  }
  return words;
}
