import { authors } from '../lexicon/botanicals.ts';
import type { Allergen } from '../lexicon/allergens.ts';
import { ownNouns, wordsInClaims } from '../lexicon/claims.ts';
import { asWhole, atStart } from '../lexicon/phrases.ts';
import { fold, isWordCode, pastWord } from '../text/fold.ts';
import type { Source } from '../text/source.ts';
import { isExempt, mayBeExempt, traitsOf } from './exemptions.ts';
import { isFood, isLookAlike } from './lookAlikes.ts';
import {
  allergenOf,
  allergenOfAdditive,
  commonNameOf,
  maxWordLength,
  mayNameAllergen,
  pairsOf,
  type Word,
  wordsOf,
} from './words.ts';

/** Tells whether a word is printed with emphasis. */
export type IsEmphasised = (word: Word) => boolean;

/** Letters of the shortest name that capitals emphasise. */
const minCapitals = 4;
const opening = ['*', '_', '<b>', '<strong>', '<em>', '<i>', '<u>'];
const closing = ['*', '_', '</'];
const maxOpening = 8;
const separators = [',', ';', '.', '('];

/** 'LATTE' */
const byCapitals =
  (text: string): IsEmphasised =>
  ({ start, end }) => {
    const printed = text.slice(start, end);
    return printed.length >= minCapitals && printed === printed.toUpperCase();
  };

/** '**latte**', '<b>latte</b>' in the text as it came; null where it has no such marks. */
export function byMarks({ raw, map }: Source): IsEmphasised | null {
  if (!map || !opening.some((mark) => raw.includes(mark))) return null;
  return ({ start, end }) => {
    const from = map.startOf(start);
    const before = raw.slice(Math.max(0, from - maxOpening), from).toLowerCase();
    const to = map.endOf(end - 1);
    return (
      opening.some((mark) => before.endsWith(mark)) &&
      closing.some((mark) => raw.startsWith(mark, to))
    );
  };
}

/** Whether a word has emphasis, and none of the two before it and behind it in its item has. */
function isOnlyEmphasised(
  text: string,
  words: readonly Word[],
  i: number,
  isEmphasised: IsEmphasised,
): boolean {
  const word = words[i];
  if (!word || !isEmphasised(word)) return false;
  return ![-2, -1, 1, 2].some((step) => {
    const other = words[i + step];
    if (!other || !isEmphasised(other)) return false;
    const gap = step < 0 ? text.slice(other.end, word.start) : text.slice(word.end, other.start);
    return !separators.some((mark) => gap.includes(mark));
  });
}

export type Finding = { allergen: Allergen; exempt: boolean; start: number; end: number };

/** Marks that a pair does not reach over. */
const stops = [',', ';', '.', ':'];

/** Whether any word of a piece of text may name an allergen: most items have none. */
function hasCue(text: string, start: number, end: number): boolean {
  let lastWord = '';
  for (let i = start; i < end;) {
    if (!isWordCode(text.charCodeAt(i))) {
      i++;
      continue;
    }
    const stop = pastWord(text, i, end);
    const word = stop - i <= maxWordLength ? fold(text, i, stop) : '';
    if (mayNameAllergen(word)) return true;
    // 'E 220'
    if (allergenOfAdditive(lastWord, word)) return true;
    lastWord = word;
    i = stop;
  }
  return false;
}

const none: readonly Allergen[] = [];

/** The allergens of a pair of words the first of which is at a place: 'collagene marino'. */
function allergensOfPair(text: string, words: readonly Word[], i: number): readonly Allergen[] {
  const first = words[i];
  const pairs = first && pairsOf(first.text);
  if (!pairs) return none;
  const farthest = Math.max(...pairs.map(({ reach }) => reach));
  for (const [between, word] of words.slice(i + 1, i + 1 + farthest).entries()) {
    const gap = text.slice(first.end, word.start);
    if (stops.some((stop) => gap.includes(stop))) return none;
    const found = pairs.filter(({ seconds, reach }) => between < reach && seconds.has(word.text));
    if (found.length > 0) return found.map(({ allergen }) => allergen);
  }
  return none;
}

/** Endings of the second words of Latin names that no word of lists has. */
const endingsOfSpecies = [
  'aceus',
  'anus',
  'atus',
  'icus',
  'alis',
  'ensis',
  'oides',
  'inum',
  'orum',
];

const isAuthor = new RegExp(`^(?:${authors})$`);

/** 'Astragalus membranaceus Fisch.': who named a plant, cut short, is no fish. */
function isShortAuthor(text: string, words: readonly Word[], i: number): boolean {
  const { start = 0, end = 0, near = false } = words[i] ?? {};
  if (!near || text.charAt(end) !== '.') return false;
  const before = words[i - 1]?.text ?? '';
  return (
    endingsOfSpecies.some((ending) => before.endsWith(ending)) &&
    isAuthor.test(text.slice(start, end))
  );
}

/** '80 g di proteine e 426 kcal': a small 'e' before a number joins two; sulphites count all the same. */
function isSum(additive: Allergen, text: string, words: readonly Word[], i: number): boolean {
  const isSmall = words[i]?.text === 'e' && text.charAt(words[i].start) !== 'E';
  return isSmall && words[i + 1]?.hyphened === false && additive !== 'sulphites';
}

/** The allergens that the word at a place names, false friends left out. */
const allergensAt = (text: string, words: readonly Word[], i: number): readonly Allergen[] =>
  namedAt(text, words, i, () => isOnlyEmphasised(text, words, i, byCapitals(text)));

function namedAt(
  text: string,
  words: readonly Word[],
  i: number,
  isEmphasised: () => boolean,
): readonly Allergen[] {
  const word = words[i]?.text ?? '';
  const next = words[i + 1]?.text;
  if (next === 'free') return none;
  const additive = allergenOfAdditive(word, next);
  if (additive && !isSum(additive, text, words, i)) return [additive];
  const place = { text, words, i };
  if (isShortAuthor(text, words, i)) return none;
  const common = commonNameOf(word);
  const isNamed = common === undefined || isEmphasised() || isFood(common, place);
  const allergen = allergenOf(word) ?? (isNamed ? common : undefined);
  if (allergen && !isLookAlike(allergen, place, isEmphasised)) return [allergen];
  return allergensOfPair(text, words, i);
}

const isFruit = asWhole('frutta|frutti');
const isDry = asWhole('secca|secchi');

/** 'Può contenere frutta secca': dried fruit in a list of ingredients, nuts in what a label declares. */
const isDriedFruit = (words: readonly Word[], i: number): boolean =>
  isFruit.test(words[i]?.text ?? '') && isDry.test(words[i + 1]?.text ?? '');

const mayBeDried = (text: string): boolean => text.toLowerCase().includes('secc');

/**
 * The allergens that a piece of text names, whatever it says of them; false friends are left out ('burro
 * di cacao', 'noce moscata', 'latte di cocco').
 * @param isDeclared whether 'frutta secca' is nuts, and no dried fruit
 */
export function namesIn(text: string, start: number, end: number, isDeclared: boolean): Finding[] {
  if (!hasCue(text, start, end) && !(isDeclared && mayBeDried(text.slice(start, end)))) return [];
  return findIn(text, wordsOf(text, start, end), (whole, words, i) =>
    isDeclared && isDriedFruit(words, i) ? ['nuts'] : allergensAt(whole, words, i),
  );
}

/** The names with emphasis among those that are else no allergens: 'caramello al **solfito** d’ammonio'. */
export const findEmphasised = (
  text: string,
  { start, end }: { start: number; end: number },
  isEmphasised: IsEmphasised,
): Finding[] =>
  hasCue(text, start, end)
    ? findIn(text, wordsOf(text, start, end), (whole, words, i) =>
        isOnlyEmphasised(whole, words, i, isEmphasised) && allergensAt(whole, words, i).length === 0
          ? namedAt(whole, words, i, () => true)
          : none,
      )
    : [];

const ofWhat = "(?:di|del|della|dello|dei|degli|delle|da|dell|d)['’ ]\\s*";
/** '0% lattosio', '0% di farina di frumento', '0% proteine isolate di soia'; '5,0% latte' is there. */
const noughtBefore = new RegExp(
  `(?<![\\d.,])0+(?:[.,]0+)?\\s*%\\s*(?:di\\s+)?(?:\\p{L}+\\s+(?:\\p{L}+\\s+)?${ofWhat}){0,3}$`,
  'iu',
);
/** Characters of the longest noun with its percentage: 'proteine del siero di latte'. */
const noughtReach = 60;

const isNought = (text: string, { start }: Word): boolean =>
  noughtBefore.test(text.slice(Math.max(0, start - noughtReach), start));

function findIn(text: string, words: readonly Word[], find: typeof allergensAt): Finding[] {
  let traits: ReturnType<typeof traitsOf> | undefined;
  const found: Finding[] = [];
  for (const [i, word] of words.entries()) {
    const named = find(text, words, i);
    if (named.length === 0 || isNought(text, word)) continue;
    traits ??= mayBeExempt(words) ? traitsOf(words, text) : [];
    const own = traits[i];
    for (const allergen of named) {
      const exempt = own !== undefined && isExempt(allergen, word.text, own);
      found.push({ allergen, exempt, start: word.start, end: word.end });
    }
  }
  return found;
}

/** Whether a text has any word that may name an allergen; also where a line ends inside it. */
export const mayHoldAllergens = (text: string): boolean => {
  const line = text.includes('\n') ? text.replaceAll('\n', ' ') : text;
  return hasCue(line, 0, line.length) || mayBeDried(line);
};

/** Ingredients that have a noun of their own: 'siero di latte'. */
export const ownNoun = atStart(ownNouns);
const maxNounLength = 60;
/** Words with which no name begins. */
const goesOn = asWhole(wordsInClaims);

/** Whether the word at a place begins the name of an allergen, or of what is made of one. */
export function beginsName(text: string, start: number, end: number): boolean {
  const [first] = wordsOf(text, start, Math.min(end, start + maxNounLength));
  if (!first || goesOn.test(first.text)) return false;
  const isOfOwn = ownNoun.test(text.slice(first.start, first.start + maxNounLength));
  return isOfOwn || allergenOf(first.text) !== undefined || pairsOf(first.text) !== undefined;
}
