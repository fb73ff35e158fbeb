import type { Source } from '../text/source.ts';
import { isKnownWord } from './knownWord.ts';

/** Few lists have any of these. */
const mayBeScanned = /[a-zà-ù]I|I[aei]|[A-Za-z]0|[a-z]1[a-z]|(?<![\p{L}\d.,])1[a-z]/u;
/** A word with a letter that OCR takes for another. */
const suspects =
  /(?<![\p{L}\d])[\p{L}\d]*(?:[a-zà-ù]I|I[aei]|[A-Za-z]0|[a-z]1|(?<![\p{L}\d.,])1[a-z])[\p{L}\d]*/gu;

/** 'deI': no capital stands behind a small letter, so that it is not 'dei'. */
const innerCapital = /[a-zà-ù]I/;

/** What a word may have been: 'saIe' and 's0ia' one thing, 'prote1ne' one of two. */
const readingsOf = (word: string): string[] => {
  // 'ZUCCHER0'
  const o = word === word.toUpperCase() ? 'O' : 'o';
  const other = word.replaceAll('I', 'l').replaceAll('0', o);
  return [other.replaceAll('1', 'l'), other.replaceAll('1', 'i')];
};

/**
 * Puts letters right in their places that OCR took for others: 'saIe', 'Iatte', 's0ia'; only where
 * the result is a known word and the printed one is not ('Acido Ialuronico' stays).
 */
export function withScannedLetters(source: Source): Source {
  if (!mayBeScanned.test(source.text)) return source;
  const text = source.text.replace(suspects, (word) => {
    if (!innerCapital.test(word) && isKnownWord(word)) return word;
    return readingsOf(word).find(isKnownWord) ?? word;
  });
  return { ...source, text };
}
