import type { Allergen } from '@vetta/nutrition-parser';

/**
 * The keys of the fourteen allergens, in the order of Annex II: the parser's own, apart from its
 * words so that a page that only filters does not load it. A test proves that they are the same.
 */
export const allergenKeys = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const satisfies readonly Allergen[];

export function isAllergen(value: unknown): value is Allergen {
  return allergenKeys.some((key) => key === value);
}
