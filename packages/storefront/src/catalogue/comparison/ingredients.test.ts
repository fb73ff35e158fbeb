import { parseIngredients } from '@vetta/nutrition-parser';
import { expect, test } from 'vitest';
import { comparedIngredients } from './ingredients.ts';

const { value: list } = parseIngredients(
  'Gusto vaniglia: proteine del siero del latte (97%), emulsionante: lecitina di soia, aroma. ' +
    'Gusto cacao: proteine del siero del latte, cacao magro, edulcorante: sucralosio (E955).',
);

test('the list is that of the chosen flavour, additives by class and code', () => {
  expect(comparedIngredients(list, 'Cacao')).toMatchObject({
    additives: ['sucralosio (E955)'],
    flavour: expect.stringMatching(/cacao/i),
  });
  expect(comparedIngredients(list, 'Vaniglia').additives).toEqual(['lecitina di soia']);
});

test('a flavour that no list names is given the first', () => {
  expect(comparedIngredients(list, 'Fragola').ingredients).toEqual(
    comparedIngredients(list, '').ingredients,
  );
});
