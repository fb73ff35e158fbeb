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

/** 'Latte', 'semi di sesamo', 'uova e derivati': a name, and no sentence about it. */
export function isBareName(text: string): boolean {
  if (!isShort(text)) return false;
  const sentence = sentenceOf(text);
  const [first] = namesIn(sentence);
  if (!first) return false;
  const [, second, third] = wordsOf(sentence.plain.slice(0, first.start));
  return second === undefined || (third === undefined && isPreposition.test(second));
}
