/** A nutrient of which labels print the grams in a hundred. */
export type ProfileNutrient = 'protein' | 'carbohydrate';

/**
 * Categories whose labels print by the hundred grams what their products are bought for. The labels of
 * the others speak of doses alone (docs/rules.md#category-profile).
 */
export const profiledCategories: readonly string[] = [
  'proteine',
  'alimenti-fit',
  'pre-workout-energetici',
];

/** What the products of such a category are bought for. */
export const profileNutrient = (category: string): ProfileNutrient =>
  category === 'pre-workout-energetici' ? 'carbohydrate' : 'protein';
