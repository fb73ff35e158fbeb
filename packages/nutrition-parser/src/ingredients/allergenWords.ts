import { allergenGroups, type Allergen } from '../lexicon/allergens.ts';

/**
 * The allergens with their Italian name and the words that lists use.
 * Source: Regulation (EU) No 1169/2011, Annex II.
 */
export const allergens: Readonly<Record<string, { name: string; words: readonly string[] }>> =
  Object.fromEntries(
    allergenGroups.map(([key, name, words]) => [key, { name, words: words.split(' ') }]),
  );

const groupByWord = new Map<string, Allergen>(
  allergenGroups.flatMap(([key, , words]) => words.split(' ').map((word) => [word, key] as const)),
);
// Where a grade follows it.
groupByWord.set('farina', 'gluten');

/** Letters of the longest of these words. */
export const longestWord = Math.max(...[...groupByWord.keys()].map(({ length }) => length));

/** The allergen that a folded word names, or undefined. */
export const allergenOf = (word: string): Allergen | undefined => groupByWord.get(word);
