import { expect, test } from 'vitest';
import { guaranteesOf } from './guarantees.ts';
import { readIngredients } from './readIngredients.ts';

test('the first text of the details is shown', () => {
  expect(readIngredients('eaa-pro', { ingredientTexts: ['siero', 'cacao'] })).toEqual({
    kind: 'text',
    text: 'siero',
  });
});

test.each(['-', 'N/A', '...'])('%s is no text', (nothing) => {
  expect(readIngredients('x', { ingredientTexts: [nothing, 'siero'] })).toEqual({
    kind: 'text',
    text: 'siero',
  });
  expect(readIngredients('x', { ingredientTexts: [nothing] })).toEqual({ kind: 'unavailable' });
});

test('without a text the fixed table of the slug', () => {
  expect(readIngredients('aminoacidi-plus', { ingredientTexts: [] })).toMatchObject({
    kind: 'fixed',
    table: { allergens: ['latte'], traces: ['soia', 'uova'] },
  });
});

test.each(['pippo', '__proto__', undefined])('nothing for %s', (slug) => {
  expect(readIngredients(slug)).toEqual({ kind: 'unavailable' });
});

test('four guarantees for each brand, doping-free testing for one', () => {
  expect(guaranteesOf('Nordend').map(({ title }) => title)).toEqual([
    'Produzione secondo norme GMP',
    'Test di purezza su ogni lotto',
    'Formule validate',
    'Controllo qualità rigoroso',
  ]);
  expect(guaranteesOf('SERAC').at(-1)?.title).toBe('Test antidoping');
  expect(guaranteesOf(undefined)).toHaveLength(4);
});
