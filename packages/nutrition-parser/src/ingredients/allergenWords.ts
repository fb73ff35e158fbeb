import { allergenGroups, type Allergen } from '../lexicon/allergens.ts';
import { materialPairs, materialWords } from '../lexicon/rawMaterials.ts';

/**
 * The allergens with their Italian name and the words that lists use.
 * Source: Regulation (EU) No 1169/2011, Annex II.
 */
export const allergens: Readonly<Record<string, { name: string; words: readonly string[] }>> =
  Object.fromEntries(
    allergenGroups.map(([key, name, words]) => [
      key,
      { name, words: `${words} ${materialWords[key] ?? ''}`.trim().split(' ') },
    ]),
  );

const groupByWord = new Map<string, Allergen>(
  allergenGroups.flatMap(([key]) =>
    (allergens[key]?.words ?? []).map((word): [string, Allergen] => [word, key]),
  ),
);
// Where a grade follows it.
groupByWord.set('farina', 'gluten');

type Pair = { allergen: Allergen; seconds: ReadonlySet<string> };

const pairsByFirst = new Map<string, Pair[]>();
for (const [allergen, first, second] of materialPairs) {
  const pairs = pairsByFirst.get(first) ?? [];
  pairsByFirst.set(first, [...pairs, { allergen, seconds: new Set(second.split('|')) }]);
}

/** Letters of the longest of these words. */
export const longestWord = Math.max(
  ...[...groupByWord.keys(), ...pairsByFirst.keys()].map(({ length }) => length),
);

/** 'WPC80', 'MPC85': abbreviations of milk proteins with their share. */
const proteinWithShare = /^(?:wp|mp)[a-z]\d\d$/;

/** The allergen that a folded word names, or undefined. */
export const allergenOf = (word: string): Allergen | undefined =>
  groupByWord.get(word) ??
  (word.length === 5 && proteinWithShare.test(word)
    ? groupByWord.get(word.slice(0, 3))
    : undefined);

/** The allergens that a folded word may name together with another behind it. */
export const pairsOf = (word: string): readonly Pair[] | undefined => pairsByFirst.get(word);

/** Whether a folded word is one to look at closely: 'latte', 'collagene', 'e220'. */
export const mayNameAllergen = (word: string): boolean =>
  allergenOf(word) !== undefined ||
  pairsByFirst.has(word) ||
  (word.charCodeAt(1) === 50 && word.startsWith('e2'));
