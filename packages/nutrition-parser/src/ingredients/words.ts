import { asWhole } from '../lexicon/phrases.ts';
import { pastDigits } from '../text/chars.ts';
import { fold, isWordCode } from '../text/fold.ts';
import { withoutDigits } from './allergenWords.ts';
import { gluedNames } from './gluedNames.ts';
import { trimmedEnd } from '../text/trim.ts';

/**
 * A folded word; `near` if nothing but a space or apostrophe parts it from the one before it,
 * `hyphened` if a hyphen alone does.
 */
export type Word = { text: string; start: number; end: number; near: boolean; hyphened: boolean };

const conjunction = asWhole('e|ed|and');
const preposition = asWhole('di|d|del|dello|della|dei|degli|delle|de|da|al|alla|in');

/** Whether a folded word joins two things. */
export const isConjunction = (word: string): boolean => conjunction.test(word);

/** Whether a folded word says of what, or of which form, the one before it is. */
export const isPreposition = (word: string): boolean => preposition.test(word);

/** 'lattesoia' is two words, neither of which goes on with the other. */
function partsOf(printed: Word): Word[] {
  const name = withoutDigits(printed.text);
  const from = printed.start + printed.text.indexOf(name);
  const end = printed.end - (printed.text.length - name.length) + (from - printed.start);
  const word = name === printed.text ? printed : { ...printed, text: name, start: from, end };
  const names = gluedNames(word.text.slice(pastDigits(word.text, 0)));
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
    const word = fold(text, i, stop);
    const isNear = gap === ' ' || trimmedEnd(gap, '\'’"“”') === '';
    // 'Burro* di arachidi'
    const near = isNear || (trimmedEnd(gap, '*°') === '' && isPreposition(word));
    words.push(...partsOf({ text: word, start: i, end: stop, near, hyphened: gap === '-' }));
    i = stop;
  }
  return words;
}
