import { expect, test } from 'vitest';
import { detailTabs, isEdible } from './detailTabs.ts';
import { productFromWire } from './product.ts';

test('a product has four tabs', () => {
  expect(detailTabs({ categoryId: '1' }).map(({ label }) => label)).toEqual([
    'Descrizione',
    'Valori Nutrizionali',
    "Modalità d'Uso",
    'Ingredienti',
  ]);
  expect(detailTabs({})).toHaveLength(4);
});

test.each([6, '6'])(
  'category_id %j hides nutrition and ingredients, and is not for eating',
  (categoryId) => {
    const { product } = productFromWire({ name: 'Shaker', category_id: categoryId });
    expect(detailTabs(product ?? {}).map(({ label }) => label)).toEqual([
      'Descrizione',
      "Modalità d'Uso",
    ]);
    expect(isEdible(product ?? {})).toBe(false);
  },
);
