import type { NutrientKey } from '@vetta/nutrition-parser';

/**
 * What the products of a category are bought for, the first that a label carries. Protein where
 * nothing else is the category's (docs/rules.md#label-facts).
 */
const activesByCategory: Readonly<Record<string, readonly NutrientKey[]>> = {
  'aminoacidi-e-creatina': [
    'creatine',
    'eaa',
    'bcaa',
    'citrullineMalate',
    'citrulline',
    'betaAlanine',
    'arginine',
    'glutamine',
    'taurine',
    'leucine',
    'protein',
  ],
  'pre-workout-energetici': ['caffeine', 'citrullineMalate', 'betaAlanine', 'carbohydrate'],
  dimagranti: ['carnitine', 'cla', 'caffeine', 'fibre', 'protein'],
  supplementi: [
    'omega3',
    'epa',
    'collagen',
    'magnesium',
    'vitaminC',
    'vitaminD',
    'zinc',
    'iron',
    'potassium',
    'calcium',
  ],
};

export function activesOf(categorySlug: string | undefined): readonly NutrientKey[] {
  const slug = categorySlug ?? '';
  return Object.hasOwn(activesByCategory, slug) ? (activesByCategory[slug] ?? []) : ['protein'];
}
