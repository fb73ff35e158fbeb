import { abbreviations } from '../lexicon/units.ts';
import { allergenPairs, allergenWords } from '../lexicon/allergenWords.ts';
import { allergenGroups, type Allergen } from '../lexicon/allergens.ts';
import { englishAllergens } from '../lexicon/englishNames.ts';
import { diminished, formsOfAdjective, formsOfNoun, spellingsOf } from '../lexicon/inflection.ts';
import { isDigit, listed, pastDigits } from '../text/chars.ts';
import { Remembered } from '../text/Remembered.ts';
import { brokenName } from './brokenWords.ts';
import { gluedNames } from './gluedNames.ts';

const wordsIn = (list = ''): string[] => listed(list);

/** The words of each allergen, in all their forms. */
const formsByGroup = allergenGroups.map(([key, name]) => {
  const { nouns, diminishing, adjectives, others } = allergenWords[key];
  const words = [
    ...wordsIn(others).flatMap(spellingsOf),
    ...[...wordsIn(nouns), ...wordsIn(diminishing)].flatMap(formsOfNoun),
    ...wordsIn(adjectives).flatMap(formsOfAdjective),
  ];
  return [key, name, words] as const;
});

/**
 * The allergens with their Italian name and the words that lists use.
 * Source: Regulation (EU) No 1169/2011, Annex II.
 */
export const allergens: Readonly<Record<string, { name: string; words: readonly string[] }>> =
  Object.fromEntries(formsByGroup.map(([key, name, words]) => [key, { name, words }]));

const groupByWord = new Map<string, Allergen>(
  formsByGroup.flatMap(([key, , words]) => words.map((word): [string, Allergen] => [word, key])),
);

/** Names that are ordinary words or places besides. */
const commonNames = new Map<string, Allergen>(
  allergenGroups.flatMap(([key]) =>
    wordsIn(allergenWords[key].common)
      .flatMap(formsOfNoun)
      .map((word): [string, Allergen] => [word, key]),
  ),
);

const diminishing = new Map<string, Allergen>(
  allergenGroups.flatMap(([key]) =>
    wordsIn(allergenWords[key].diminishing).map((word): [string, Allergen] => [word, key]),
  ),
);

/** Beginnings of words whose rest is left open: 'wheat' of 'wheatgerm'. */
const beginnings: [beginning: string, allergen: Allergen][] = [];
for (const [allergen, words] of englishAllergens) {
  for (const word of words.split(' ')) {
    if (word.endsWith('~')) beginnings.push([word.slice(0, -1), allergen]);
    else groupByWord.set(word, allergen);
  }
}
// Where a grade follows it.
groupByWord.set('farina', 'gluten');

type Pair = { allergen: Allergen; seconds: ReadonlySet<string> };

const pairsByFirst = new Map<string, Pair[]>();
for (const [allergen, firsts, seconds] of allergenPairs) {
  const pair = { allergen, seconds: new Set(seconds.split('|')) };
  for (const first of firsts.split('|'))
    pairsByFirst.set(first, [...(pairsByFirst.get(first) ?? []), pair]);
}

/** Letters of the longest word that is looked at: 'Vollkornweizenmehl', 'proteinedelsierodellatte'. */
export const maxWordLength = 40;

/** What words end in that leave the thing out: 'sojafrei'. */
const absences = ['frei', 'free'];

const allergenOfBeginning = (word: string): Allergen | undefined =>
  absences.some((rest) => word.endsWith(rest))
    ? undefined
    : beginnings.find(([beginning]) => word.startsWith(beginning))?.[1];

/** Letters of a name to which a number may be glued: 'latte50', '2uova', but not 'wpc80', 'e220'. */
const minNameLength = 4;

const units = `kg ml ${abbreviations.mass}`.split(' ').toSorted((a, b) => b.length - a.length);

/** 'latte50g': where the unit begins that is behind a number; the end of any other word. */
function unitStart(word: string): number {
  const unit = units.find((each) => word.endsWith(each));
  const start = word.length - (unit?.length ?? 0);
  return isDigit(word.charCodeAt(start - 1)) ? start : word.length;
}

/** 'latte50', 'latte50g', '2uova': a word without the numbers that are glued to it. */
export function withoutDigits(word: string): string {
  let end = unitStart(word);
  while (end > minNameLength && isDigit(word.charCodeAt(end - 1))) end--;
  if (isDigit(word.charCodeAt(end - 1))) return word;
  const name = word.slice(pastDigits(word, 0), end);
  return groupByWord.has(name) ? name : word.slice(0, end);
}

/** The allergen of a word that is in no list as it is printed. */
function allergenOfOther(word: string): Allergen | null {
  const name = withoutDigits(word);
  const allergen = groupByWord.get(name) ?? allergenOfBeginning(name);
  if (allergen) return allergen;
  const broken = brokenName(word);
  const names = broken === undefined ? (gluedNames(word) ?? []) : [broken];
  const found = groupByWord.get(names.find((part) => groupByWord.has(part)) ?? '');
  if (found) return found;
  // 'totanetti'
  const noun = diminished(name).find((each) => diminishing.has(each));
  return (noun === undefined ? undefined : diminishing.get(noun)) ?? null;
}

const others = new Remembered<Allergen | null>();
const minOtherLength = 4;

/** 'WPC80', 'MPC85': abbreviations of milk proteins with their share. */
const isProteinWithShare = (word: string): boolean =>
  word.length === 5 &&
  pastDigits(word, 3) === 5 &&
  (word.startsWith('wp') || word.startsWith('mp'));

/** The allergen that a folded word names, or undefined. */
export const allergenOf = (word: string): Allergen | undefined =>
  groupByWord.get(word) ??
  (isProteinWithShare(word) ? groupByWord.get(word.slice(0, 3)) : otherAllergen(word));

function otherAllergen(word: string): Allergen | undefined {
  if (word.length < minOtherLength) return undefined;
  const known = others.find(word);
  return (known === undefined ? others.keep(word, allergenOfOther(word)) : known) ?? undefined;
}

/** The allergen of a folded word that names it only where it is a food: 'toma', 'razza'. */
export const commonNameOf = (word: string): Allergen | undefined => commonNames.get(word);

/** The allergens that a folded word may name together with another behind it. */
export const pairsOf = (word: string): readonly Pair[] | undefined => pairsByFirst.get(word);

/** Whether a folded word is one to look at closely: 'latte', 'collagene', 'e220'. */
export const mayNameAllergen = (word: string): boolean =>
  allergenOf(word) !== undefined ||
  commonNames.has(word) ||
  pairsByFirst.has(word) ||
  (word.charCodeAt(1) === 50 && word.startsWith('e2'));
