import type { Ingredient, IngredientList } from '@vetta/nutrition-parser';
import type { MarkedText } from '../../contract/label.ts';

/** What an item or a sentence is: a denial ('senza glutine') reaches to its end. */
const clause = /[^,;:.()[\]\n]+/gu;

export type Clause = { start: number; end: number; words: string };

/** The items or sentences of a text, with their places as UTF-16 offsets and without blanks around. */
export const clausesOf = (text: string): Clause[] => piecesOf(text, clause);

/** The pieces of a text that a pattern finds, without blanks around. */
export function piecesOf(text: string, pattern: RegExp): Clause[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => {
    const words = found.trim();
    const start = index + found.length - found.trimStart().length;
    return { start, end: start + words.length, words };
  });
}

type AllergenPlace = MarkedText['allergens'][number];

/** Places in order; of those that lie over each other one, with the allergens of all. */
export function mergePlaces(places: readonly AllergenPlace[]): AllergenPlace[] {
  const merged: AllergenPlace[] = [];
  for (const place of places.toSorted(([one], [other]) => one - other)) {
    const [start, end, ...named] = place;
    const last = merged.at(-1);
    if (last === undefined || start >= last[1]) {
      merged.push(place);
      continue;
    }
    const [lastStart, lastEnd, ...known] = last;
    merged[merged.length - 1] = [
      lastStart,
      Math.max(lastEnd, end),
      ...new Set([...known, ...named]),
    ];
  }
  return merged;
}

/** All ingredients of a list and of its flavours, each before what it is made of. */
export function allIngredients(
  list: Pick<IngredientList, 'ingredients' | 'variants'>,
): Ingredient[] {
  const withChildren = (item: Ingredient): Ingredient[] => [
    item,
    ...(item.children ?? []).flatMap(withChildren),
  ];
  return [...list.ingredients, ...list.variants.flatMap(({ ingredients }) => ingredients)].flatMap(
    withChildren,
  );
}
