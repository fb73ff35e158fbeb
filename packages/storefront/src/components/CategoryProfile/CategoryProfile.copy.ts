import type { ProfileNutrient } from '../../catalogue/value/profileNutrients.ts';

/** The Italian of the profile of a category (docs/rules.md#category-profile). */
export const copy = {
  grams: {
    protein: 'Proteine in 100 g, come in etichetta',
    carbohydrate: 'Carboidrati in 100 g, come in etichetta',
  } satisfies Readonly<Record<ProfileNutrient, string>>,
  prices: 'Prezzo per 100 g di proteine',
  inGrams: (grams: string) => `${grams} g`,
  notDeclared: 'non dichiarato',
} as const;
