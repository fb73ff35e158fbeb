import { commonIngredients, frequentWords } from '../lexicon/rawMaterials.ts';
import { wordSet } from '../lexicon/phrases.ts';
import { fold } from '../text/fold.ts';
import type { Source } from '../text/source.ts';
import { isAdditiveWord } from './additiveClasses.ts';
import { allergenOf } from './allergenWords.ts';

/** Few lists have any of these. */
const mayBeScanned = /[a-zà-ù]I|I[aei]|[A-Za-z]0|[a-z]1[a-z]/;
/** A word with a letter that OCR takes for another. */
const suspects = /(?<![\p{L}\d])[\p{L}\d]*(?:[a-zà-ù]I|I[aei]|[A-Za-z]0|[a-z]1)[\p{L}\d]*/gu;

/** 'deI': no capital stands behind a small letter, so that it is not 'dei'. */
const innerCapital = /[a-zà-ù]I/;

const common = wordSet(`${commonIngredients} ${frequentWords}`.replaceAll('|', ' '));

const isKnown = (word: string): boolean => {
  const folded = fold(word);
  return allergenOf(folded) !== undefined || common.has(folded) || isAdditiveWord(folded);
};

/** What a word may have been: 'saIe' and 's0ia' one thing, 'prote1ne' one of two. */
const readingsOf = (word: string): string[] => {
  const other = word.replaceAll('I', 'l').replaceAll('0', 'o');
  return [other.replaceAll('1', 'l'), other.replaceAll('1', 'i')];
};

/**
 * Puts letters right in their places that OCR took for others: 'saIe', 'Iatte', 's0ia'; only where
 * the result is a known word and the printed one is not ('Acido Ialuronico' stays).
 */
export function withScannedLetters(source: Source): Source {
  if (!mayBeScanned.test(source.text)) return source;
  const text = source.text.replace(suspects, (word) => {
    if (!innerCapital.test(word) && isKnown(word)) return word;
    return readingsOf(word).find(isKnown) ?? word;
  });
  return { ...source, text };
}
