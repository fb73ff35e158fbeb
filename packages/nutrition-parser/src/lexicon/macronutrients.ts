import type { NutrientKey } from './nutrients.ts';

/** What initials of macronutrients are of, where all three are beside each other. */
export const macronutrients: ReadonlyMap<string, NutrientKey> = new Map([
  ['p', 'protein'],
  ['pro', 'protein'],
  ['prot', 'protein'],
  ['c', 'carbohydrate'],
  ['cho', 'carbohydrate'],
  ['carb', 'carbohydrate'],
  ['carbs', 'carbohydrate'],
  ['f', 'fat'],
  ['fat', 'fat'],
  ['fats', 'fat'],
  ['g', 'fat'],
]);
