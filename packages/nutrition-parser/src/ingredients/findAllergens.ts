import type { Allergen } from '../lexicon/allergens.ts';
import { fold, isWordCode } from '../text/fold.ts';
import { Remembered } from '../text/Remembered.ts';
import { allergenOf, longestWord } from './allergenWords.ts';
import { isExempt, traitsOf, type Traits } from './exemptions.ts';
import { isFalseFriend } from './falseFriends.ts';
import { wordsOf, type Word } from './words.ts';

export type Finding = { allergen: Allergen; exempt: boolean; start: number; end: number };

/** Words after which an item names what it does not contain. */
const negations = new Set('senza privo priva privi prive esente esenti non no zero'.split(' '));

/**
 * The allergens that an item or sentence names, false friends and negations left out ('burro di
 * cacao', 'noce moscata', 'latte di cocco', 'senza lattosio'), with the exemptions of Annex II.
 */
export function findAllergens(text: string, start: number, end: number): Finding[] {
  const found: Finding[] = [];
  let words: Word[] | null = null;
  // Most items name none: only an item with a known word is looked at closely.
  for (let i = start; i < end;) {
    if (!isWordCode(text.charCodeAt(i))) {
      i++;
      continue;
    }
    let stop = i + 1;
    while (stop < end && isWordCode(text.charCodeAt(stop))) stop++;
    if (
      stop - i <= longestWord &&
      (allergenOf(fold(text, i, stop)) !== undefined || text.charCodeAt(i + 1) === 50)
    ) {
      words = wordsOf(text, start, end);
      break;
    }
    i = stop;
  }
  if (!words) return found;
  let negated = false;
  let traits: Traits | undefined;
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (!word) continue;
    if (negations.has(word.text)) negated = true;
    // 'ma', 'contiene', 'non si esclude': what follows is there again.
    if (
      word.text === 'ma' ||
      word.text.startsWith('esclu') ||
      (word.text === 'contiene' && words[i - 1]?.text !== 'non')
    )
      negated = false;
    const allergen = sulphiteCode(word.text, words[i + 1]?.text)
      ? 'sulphites'
      : allergenOf(word.text);
    if (!allergen || negated || isFalseFriend(allergen, words, i, word.text)) continue;
    if (words[i + 1]?.text === 'free') continue;
    found.push({
      allergen,
      exempt: isExempt(allergen, word.text, (traits ??= traitsOf(words))),
      start: word.start,
      end: word.end,
    });
  }
  return found;
}

const known = new Remembered<readonly Finding[]>();

/** `findAllergens` of a whole text; texts repeat from list to list. */
export const allergensOf = (text: string): readonly Finding[] =>
  known.find(text) ?? known.keep(text, findAllergens(text, 0, text.length));

const sulphiteCode = (word: string, next: string | undefined): boolean =>
  /^e22[0-8]$/.test(word) || (word === 'e' && next !== undefined && /^22[0-8]$/.test(next));
