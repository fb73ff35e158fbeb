import { absentBehind, linksOfAbsence, qualitiesOfAbsent } from '../lexicon/claims.ts';
import { asWhole } from '../lexicon/phrases.ts';
import { allergenOf } from './allergenWords.ts';
import { isConjunction, isPreposition, type Word } from './words.ts';

const isAbsent = asWhole(absentBehind);
const isLink = asWhole(linksOfAbsence);
const isQuality = asWhole(qualitiesOfAbsent);
/** Words between a name and what says that it is not there: 'siero di latte in polvere assente'. */
const absenceReach = 8;

/** 'Scremato', 'in polvere': whether a word goes on with the name before it; 'soia colesterolo' are two. */
const goesOn = (before: string, word: string): boolean =>
  isPreposition(word) || isPreposition(before) || isQuality.test(word);

/**
 * 'Glutine assente', 'farina di frumento assente', 'latte e soia assenti': whether what is behind a
 * word says that it is not there. In 'latte e conservanti assenti' milk is there.
 */
export function isSaidAbsent(words: readonly Word[], i: number): boolean {
  const name = words[i]?.text ?? '';
  const allergen = allergenOf(name);
  let isJoined = false;
  let isOtherNamed = false;
  let before = name;
  for (const { text, near } of words.slice(i + 1, i + 1 + absenceReach)) {
    if (!near || isLink.test(text)) return false;
    if (isAbsent.test(text)) return !isJoined || (isOtherNamed && text.endsWith('i'));
    const other = allergenOf(text);
    if (isJoined) isOtherNamed ||= other !== undefined;
    else if (isConjunction(text)) isJoined = true;
    else if (other === undefined ? !goesOn(before, text) : other !== allergen) return false;
    before = text;
  }
  return false;
}
