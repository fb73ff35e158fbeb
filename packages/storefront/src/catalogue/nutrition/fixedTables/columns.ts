import type { Column } from '@vetta/nutrition-parser';

/** The columns that most tables written by hand have. */
export const per100g: Column = { kind: 'per100g', label: 'Per 100 g' };

export const perDose = (grams: number): Column => ({
  kind: 'serving',
  label: `Per dose (${grams} g)`,
  amount: grams,
  unit: 'g',
});
