import { hasDigit, isCapital, isLetter, isSmallLetter } from '../text/chars.ts';
import { one, upperI, zero } from '../text/codes.ts';
import { isWordCode, pastWord } from '../text/fold.ts';
import type { Source } from '../text/source.ts';
import { isKnownWord } from './knownWord.ts';

/** Characters that OCR reads for 'l', for 'o', and for 'l' or 'i'. */
const isConfused = (code: number): boolean => code === upperI || code === zero || code === one;

/** Whether the character at a place of a word may be one that OCR took for another. */
function isSuspect(word: string, at: number, before: string): boolean {
  const previous = word.charAt(at - 1);
  switch (word.charAt(at)) {
    case 'I':
      return isSmallLetter(previous) || 'aeiAEI'.includes(word.charAt(at + 1) || ' ');
    case '0':
      return isLetter(previous);
    case '1':
      // '1,1g' is a number.
      return at === 0
        ? isSmallLetter(word.charAt(1)) && before !== '.' && before !== ','
        : isSmallLetter(previous) || (isCapital(previous) && isCapital(word.charAt(at + 1)));
    default:
      return false;
  }
}

/** 'deI': no capital is behind a small letter, so that it is not 'dei'. */
const hasInnerCapital = (word: string): boolean =>
  word.split('').some((char, i) => char === 'I' && isSmallLetter(word.charAt(i - 1)));

/** What a word may have been: 'saIe' and 's0ia' one thing, 'prote1ne' and 'S0IA' one of several. */
const readingsOf = (word: string): string[] => {
  // 'ZUCCHER0', 'IATTE'
  const isSmall = word.split('').some(isSmallLetter);
  const [l, o, i] = isSmall ? ['l', 'o', 'i'] : ['L', 'O', 'I'];
  const without = word.replaceAll('I', l);
  // In 'S0IA' the 'I' may be one.
  return (hasDigit(word) ? [word, without] : [without, word]).flatMap((other) => {
    const read = other.replaceAll('0', o);
    return [read.replaceAll('1', l), read.replaceAll('1', i)];
  });
};

/** A word of lists that a printed one may have been; the printed one where it is none. */
function knownReading(word: string): string {
  if (!hasInnerCapital(word) && isKnownWord(word)) return word;
  return readingsOf(word).find(isKnownWord) ?? word;
}

/** 'Pub contenere': 'può', whose accent OCR read for another letter. */
const scannedMay = /\b(p)u[bcç6](?=\s+contenere)/gi;

/** Where the word begins that a place is in. */
function wordStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && isWordCode(text.charCodeAt(start - 1))) start--;
  return start;
}

/**
 * Puts letters right in their places that OCR took for others: 'saIe', 'Iatte', 's0ia'; only where
 * the result is a known word and the printed one is not ('Acido Ialuronico' stays).
 */
export function withScannedLetters(source: Source): Source {
  const text = source.text.replace(scannedMay, '$1uò');
  let out = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (!isConfused(text.charCodeAt(at))) continue;
    const start = wordStart(text, at);
    const end = pastWord(text, at, text.length);
    const word = text.slice(start, end);
    const isAny = word.split('').some((_, i) => isSuspect(word, i, text.charAt(start - 1)));
    if (isAny) {
      out += text.slice(from, start) + knownReading(word);
      from = end;
    }
    at = end;
  }
  const read = out + text.slice(from);
  return read === source.text ? source : { ...source, text: read };
}
