import { parseNutrition } from '@vetta/nutrition-parser';
import { expect, it } from 'vitest';
import { nutritionFacts } from './nutritionFacts.ts';

const label = {
  Energia: '1600 kJ / 378 kcal',
  Grassi: '2,5 g',
  'di cui acidi grassi saturi': '<0,5 g',
  Carboidrati: '8 g',
  'di cui zuccheri': '5-6 g',
  Proteine: '81 g',
  Sale: '0,5 g',
};

function factsOf(section: string, changes: Record<string, string> = {}) {
  const { value, diagnostics } = parseNutrition({ [section]: { ...label, ...changes } });
  return nutritionFacts(value, diagnostics);
}

it('tells search engines what a hundred grams hold, exact amounts alone', () => {
  expect(JSON.parse(JSON.stringify(factsOf('per_100g')))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'NutritionInformation',
    servingSize: '100 g',
    calories: '378 kcal',
    proteinContent: '81 g',
    fatContent: '2.5 g',
    carbohydrateContent: '8 g',
  });
});

it.each([
  ['a serving of nobody knows how much', 'per_porzione', {}],
  ['no exact energy', 'per_100g', { Energia: '<1600 kJ / <378 kcal' }],
  ['no exact protein', 'per_100g', { Proteine: '80-82 g' }],
  ['an energy that does not add up', 'per_100g', { Energia: '400 kJ / 900 kcal' }],
])('tells nothing of %s', (_what, section, changes) => {
  expect(factsOf(section, changes)).toBeUndefined();
});
