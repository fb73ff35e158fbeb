import type { Allergen } from '../lexicon/allergens.ts';
import { wordSet } from '../lexicon/phrases.ts';
import { allergenOfName } from './allergenWords.ts';
import type { Word } from './words.ts';

/** Letters of the shortest name that a space may part; of one that a hyphen does, or single letters. */
const minLengthBySpace = 5;
const minLengthByHyphen = 4;
const maxLetters = 10;

/** Words of their own, which are no part of a name: 'di cocco' is no 'dicocco', 'forma di' no 'formadi'. */
const ownWords = wordSet('a al con da de di in o su');

const hyphens = ['-', '\u2010', '\u2011'];

/** Whether a mark may be between the parts of one word. */
export const parts = (mark: string): boolean => mark === ' ' || hyphens.includes(mark);

/** In 'latt e' the single letter is a rest. */
const areParts = (before: string, word: string): boolean =>
  !ownWords.has(before) && (word.length === 1 || !ownWords.has(word));

/** Whether two words may be parts of one that names an allergen. */
export const mayBePart = (before: string, word: string): boolean =>
  (before.length === 1 && word.length === 1) ||
  (areParts(before, word) && allergenOfName(before + word) !== undefined);

/** 'L A T T E': a name in single letters. */
function allergenOfLetters(text: string, words: readonly Word[], i: number): Allergen | undefined {
  let name = '';
  for (const [k, word] of words.slice(i, i + maxLetters).entries()) {
    const before = words[i + k - 1];
    const gap = name === '' || !before ? ' ' : text.slice(before.end, word.start);
    if (word.text.length !== 1 || !parts(gap)) return undefined;
    name += word.text;
    const allergen = name.length < minLengthByHyphen ? undefined : allergenOfName(name);
    if (allergen) return allergen;
  }
  return undefined;
}

/** 'latt e', 'so-ia', 'L A T T E': the allergen of a word that is printed in parts. */
export function allergenOfParts(
  text: string,
  words: readonly Word[],
  i: number,
): Allergen | undefined {
  const [word, next] = words.slice(i, i + 2);
  if (!word || !next) return undefined;
  const gap = text.slice(word.end, next.start);
  if (!parts(gap)) return undefined;
  if (word.text.length === 1 && next.text.length === 1) return allergenOfLetters(text, words, i);
  if (!areParts(word.text, next.text)) return undefined;
  const name = word.text + next.text;
  const shortest = hyphens.includes(gap) ? minLengthByHyphen : minLengthBySpace;
  return name.length < shortest ? undefined : allergenOfName(name);
}
