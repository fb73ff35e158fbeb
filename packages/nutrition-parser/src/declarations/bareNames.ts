import { namePrepositions } from '../lexicon/declarations.ts';
import { asWhole } from '../lexicon/phrases.ts';
import { namesIn, sentenceOf } from './names.ts';

const maxBareLength = 60;
const maxWords = 8;
const isPreposition = asWhole(namePrepositions);

const wordsOf = (plain: string): string[] => plain.split(' ').filter((word) => word !== '');

/** Whether a text may be an item of a list, and no sentence. */
export const isShort = (text: string): boolean =>
  text.length <= maxBareLength && wordsOf(text).length <= maxWords;

/** How many words are before the first name of a text; a noun and its preposition are none. */
function wordsBeforeName(text: string): number {
  const sentence = sentenceOf(text);
  const [first] = namesIn(sentence);
  if (!first) return Number.POSITIVE_INFINITY;
  const before = wordsOf(sentence.plain.slice(0, first.start));
  const isOfNoun = before.length === 2 && isPreposition.test(before[1] ?? '');
  return isOfNoun ? 0 : before.length;
}

/** Whether a text begins with a name: 'latte', 'semi di sesamo'. */
export const beginsWithName = (text: string): boolean => wordsBeforeName(text) === 0;

/** 'Latte', 'semi di sesamo', 'uova e derivati': a name, and no sentence about it. */
export const isBareName = (text: string): boolean => isShort(text) && wordsBeforeName(text) < 2;
