import { absentBehind, linksOfAbsence } from '../lexicon/claims.ts';
import { asWhole } from '../lexicon/phrases.ts';
import { allergenOf } from './allergenWords.ts';
import type { Word } from './words.ts';

const joint = asWhole('e|ed|and');
const isAbsent = asWhole(absentBehind);
const isLink = asWhole(linksOfAbsence);
/** Words between a name and what says that it is not there: 'siero di latte in polvere assente'. */
const absenceReach = 6;

/** 'Glutine assente', 'farina di frumento assente': whether what is behind a word says that it is not there. */
export function isSaidAbsent(words: readonly Word[], i: number): boolean {
  const allergen = allergenOf(words[i]?.text ?? '');
  let isJoined = false;
  for (const { text, near } of words.slice(i + 1, i + 1 + absenceReach)) {
    if (!near || isLink.test(text)) return false;
    // 'Latte e soia assenti', but 'latte e soia assente'
    if (isAbsent.test(text)) return !isJoined || text.endsWith('i');
    isJoined ||= joint.test(text);
    const other = allergenOf(text);
    if (!isJoined && other !== undefined && other !== allergen) return false;
  }
  return false;
}
