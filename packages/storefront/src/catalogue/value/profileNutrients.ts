/** A nutrient of which labels print the grams in a hundred. */
export type ProfileNutrient = 'protein' | 'carbohydrate';

/**
 * Categories whose labels print by the hundred grams what their products are bought for. The labels of
 * the others speak of doses alone (docs/rules.md#category-profile).
 */
export const profileNutrients: Readonly<Partial<Record<string, ProfileNutrient>>> = {
  proteine: 'protein',
  'alimenti-fit': 'protein',
  'pre-workout-energetici': 'carbohydrate',
};
