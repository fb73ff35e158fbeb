import { asWhole } from '../lexicon/phrases.ts';
import { hasDigit } from '../text/chars.ts';
import type { Word } from './words.ts';

const isZero = (digits: string | undefined): boolean =>
  digits !== undefined && digits.replaceAll('0', '') === '';

const ofWhat = asWhole('di|d|del|della|dello|dell|dei|degli|delle|da');

/** Words of the longest noun: 'proteine del siero di latte'. */
const nounReach = 6;

const textAt = (words: readonly Word[], i: number): string => words[i]?.text ?? '';
const isNoun = (word: string): boolean => word !== '' && !hasDigit(word);

/** Where the noun begins that a word belongs to: 'farina' in 'farina di frumento'. */
function nounStart(words: readonly Word[], i: number): number {
  let at = i;
  while (i - at < nounReach && ofWhat.test(textAt(words, at - 1)) && isNoun(textAt(words, at - 2)))
    at -= 2;
  return at;
}

/**
 * '0% lattosio', '0% di farina di frumento': what is named right behind it, and nothing else; '5,0%
 * latte' is there.
 */
export function isNought(words: readonly Word[], text: string, i: number): boolean {
  const start = nounStart(words, i);
  // '0% proteine isolate di soia'
  const isQualified = start < i && isNoughtAt(words, text, start - 2);
  return isQualified || isNoughtAt(words, text, i - 1) || isNoughtAt(words, text, start - 1);
}

function isNoughtAt(words: readonly Word[], text: string, last: number): boolean {
  const at = words[last]?.text === 'di' ? last - 1 : last;
  const number = words[at];
  const behind = words[at + 1];
  if (!number || !behind || !isZero(number.text)) return false;
  if (text.slice(number.end, behind.start).trim() !== '%') return false;
  const whole = words[at - 1];
  const isDecimal = whole && ['.', ','].includes(text.slice(whole.end, number.start));
  return !isDecimal || !hasDigit(whole.text) || isZero(whole.text);
}
