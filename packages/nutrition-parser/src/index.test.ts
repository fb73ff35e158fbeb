import { expect, test } from 'vitest';
import { parseIngredients, parseNutrition } from './index.ts';

test('reads sections with a serving label of their own and one from outside', () => {
  const { value } = parseNutrition(
    { per_100g: { Proteine: '80 g' }, per_porzione: { Proteine: '24 g' } },
    { servingLabel: 'Per 30 g**' },
  );
  expect(value.columns).toEqual([
    { kind: 'per100g' },
    { kind: 'serving', amount: 30, unit: 'g', label: 'Per 30 g**' },
  ]);
  expect(value.rows.map(({ values }) => values.map((cell) => cell?.amount))).toEqual([[80, 24]]);
});

test('reads a list of ingredients with its allergens', () => {
  const { value } = parseIngredients('Ingredienti: siero di LATTE, lecitina di SOIA.');
  expect(value.ingredients.map(({ name }) => name)).toEqual(['siero di latte', 'lecitina di soia']);
  expect(value.allergens).toEqual(['milk', 'soybeans']);
});
