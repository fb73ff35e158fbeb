import { expect, test } from 'vitest';
import { sampleProduct } from '../../testing/index.ts';
import { inOrder, suggestionsOf } from './suggestions.ts';

const products = [
  sampleProduct('soldOutInAosta'),
  sampleProduct('normal'),
  sampleProduct('soldOut'),
  sampleProduct('noPrice'),
  sampleProduct('withVariants'),
];
const brands = [
  { slug: 'nordend', name: 'Nordend' },
  { slug: 'serac', name: 'Serac' },
  { slug: 'why-sport', name: 'WHY Sport' },
];

test('four products, then where all of them are, the most first', () => {
  const {
    products: shown,
    categories,
    brands: makers,
    all,
  } = suggestionsOf(products, brands, 'x', null);
  expect(shown).toHaveLength(4);
  expect(categories.map(({ name, count }) => [name, count])).toEqual([
    ['Proteine', 4],
    ['Aminoacidi e Creatina', 1],
  ]);
  expect(makers.map(({ name, count }) => [name, count])).toEqual([
    ['Nordend', 3],
    ['Serac', 1],
  ]);
  expect(all.count).toBe(5);
});

test('the keyboard walks products, categories, brands and all results; ids are its places', () => {
  const order = inOrder(suggestionsOf(products, brands, 'x', null));
  expect(order.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 4 }, () => 'product'),
    'category',
    'category',
    'brand',
    'brand',
    'all',
  ]);
  expect(new Set(order.map(({ id }) => id)).size).toBe(order.length);
});

test('a product without a price is offered without one', () => {
  const offered = suggestionsOf([sampleProduct('noPrice')], [], 'x', null).products[0];
  expect(offered?.priceText).toBeUndefined();
});

test('what carries the text in its name is offered before what was found by other words', () => {
  const { products: shown } = suggestionsOf(products, [], 'premier', null);
  expect(shown[0]?.name).toBe('Premier Whey 80 Vaniglia');
  expect(shown[1]?.name).toBe('Creatina Monoidrata');
});
