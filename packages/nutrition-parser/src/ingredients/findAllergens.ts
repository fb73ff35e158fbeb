import type { Allergen } from '../lexicon/allergens.ts';
import { fold, isWordCode } from '../text/fold.ts';
import { Remembered } from '../text/Remembered.ts';
import { allergenOf, maxWordLength, mayNameAllergen, pairsOf } from './allergenWords.ts';
import { isExempt, traitsOf } from './exemptions.ts';
import { isFalseFriend } from './falseFriends.ts';
import { negatedWords } from './negations.ts';
import { allergenOfParts, mayBePart, parts } from './wordParts.ts';
import { wordsOf, type Word } from './words.ts';

export type Finding = { allergen: Allergen; exempt: boolean; start: number; end: number };

/** Marks that a pair does not reach over. */
const stops = [',', ';', '.', ':'];
/** Words between the two of a pair: 'collagene idrolizzato di origine marina'. */
const pairReach = 4;

/** Whether any word of a piece of text may name an allergen: most items have none. */
function hasCue(text: string, start: number, end: number): boolean {
  let before = '';
  for (let i = start; i < end;) {
    if (!isWordCode(text.charCodeAt(i))) {
      if (!parts(text.charAt(i))) before = '';
      i++;
      continue;
    }
    let stop = i + 1;
    while (stop < end && isWordCode(text.charCodeAt(stop))) stop++;
    const word = stop - i <= maxWordLength ? fold(text, i, stop) : '';
    if (mayNameAllergen(word) || (before !== '' && mayBePart(before, word))) return true;
    before = word;
    // 'E 220'
    if (stop - i === 1 && text.charCodeAt(stop + 1) === 50) return true;
    i = stop;
  }
  return false;
}

/** E220 to E228, in one word or two. */
const isSulphiteCode = (word: string, next: string | undefined): boolean => {
  const number = Number(word === 'e' ? next : word.startsWith('e') ? word.slice(1) : Number.NaN);
  return number >= 220 && number <= 228;
};

/** The allergen of a pair of words the first of which is at a place: 'collagene marino'. */
function allergenOfPair(text: string, words: readonly Word[], i: number): Allergen | undefined {
  const first = words[i];
  const pairs = first && pairsOf(first.text);
  if (!pairs) return undefined;
  for (const word of words.slice(i + 1, i + 1 + pairReach)) {
    const gap = text.slice(first.end, word.start);
    if (stops.some((stop) => gap.includes(stop))) return undefined;
    const pair = pairs.find(({ seconds }) => seconds.has(word.text));
    if (pair) return pair.allergen;
  }
  return undefined;
}

/** The allergen that the word at a place names, false friends left out. */
function allergenAt(text: string, words: readonly Word[], i: number): Allergen | undefined {
  const word = words[i]?.text ?? '';
  const next = words[i + 1]?.text;
  if (next === 'free') return undefined;
  if (isSulphiteCode(word, next)) return 'sulphites';
  const allergen = allergenOf(word);
  if (allergen && !isFalseFriend(allergen, words, i)) return allergen;
  return allergenOfPair(text, words, i) ?? allergenOfParts(text, words, i);
}

/**
 * The allergens that an item or sentence names, false friends and negations left out ('burro di
 * cacao', 'noce moscata', 'latte di cocco', 'senza lattosio'), with the exemptions of Annex II.
 */
export function findAllergens(text: string, start: number, end: number): Finding[] {
  if (!hasCue(text, start, end)) return [];
  const words = wordsOf(text, start, end);
  const isNegated = negatedWords(words, text);
  const traits = traitsOf(words);
  return words.flatMap((word, i) => {
    const allergen = isNegated[i] ? undefined : allergenAt(text, words, i);
    if (!allergen) return [];
    const exempt = isExempt(allergen, word.text, traits);
    return [{ allergen, exempt, start: word.start, end: word.end }];
  });
}

const known = new Remembered<readonly Finding[]>();

/** `findAllergens` of a whole text; texts repeat from list to list. */
export const allergensOf = (text: string): readonly Finding[] =>
  known.find(text) ?? known.keep(text, findAllergens(text, 0, text.length));
