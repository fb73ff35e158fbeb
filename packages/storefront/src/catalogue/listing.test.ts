import { expect, test } from 'vitest';
import { compareProducts, type ListedProduct, matchesFilters } from './listing.ts';

const product = (id: string, name: string, cents: number | null = null): ListedProduct => ({
  id,
  name,
  cents,
  storeIds: [],
});
const sorted = (sortBy: Parameters<typeof compareProducts>[0], products: ListedProduct[]) =>
  products.toSorted(compareProducts(sortBy)).map(({ id }) => id);

test('names are compared the Italian way: case and accents ignored, numbers by value', () => {
  const products = [
    product('a', 'Whey 100'),
    product('b', 'whey 20'),
    product('c', 'Èlite'),
    product('d', 'elite Zero'),
    product('e', 'Zinco'),
  ];
  expect(sorted('name', products)).toEqual(['c', 'd', 'b', 'a', 'e']);
  expect(sorted('name-desc', products)).toEqual(['e', 'a', 'b', 'd', 'c']);
});

test('equal keys keep an order by id in every order', () => {
  const products = [
    product('10', 'Élite', 100),
    product('9', 'elite', 100),
    product('b', 'ELITE', 100),
    product('a', 'elite', 100),
  ];
  for (const sortBy of ['name', 'name-desc', 'price-asc', 'price-desc'] as const) {
    expect(sorted(sortBy, products)).toEqual(['9', '10', 'a', 'b']);
    expect(sorted(sortBy, [product('a', 'x'), product('A', 'x')])).toEqual(['A', 'a']);
    expect(sorted(sortBy, [product('A', 'x'), product('a', 'x')])).toEqual(['A', 'a']);
  }
});

test('a product without a price is last in both directions', () => {
  const products = [
    product('1', 'A'),
    product('2', 'B', 200),
    product('3', 'C', 100),
    product('4', 'D'),
  ];
  expect(sorted('price-asc', products)).toEqual(['3', '2', '1', '4']);
  expect(sorted('price-desc', products)).toEqual(['2', '3', '1', '4']);
});

test.each([
  ['all', null, true],
  ['0-25', null, false],
  ['100+', null, false],
  ['0-25', 1, true],
  ['0-25', 2499, true],
  ['0-25', 2500, false],
  ['25-50', 2500, true],
  ['25-50', 4999, true],
  ['25-50', 5000, false],
  ['50-100', 5000, true],
  ['50-100', 9999, true],
  ['50-100', 10_000, false],
  ['100+', 10_000, true],
  ['100+', 999_999, true],
] as const)('range %s takes %s cents: %s', (priceRange, cents, isIn) => {
  expect(matchesFilters(product('1', 'A', cents), { brandSlug: 'all', priceRange })).toBe(isIn);
});

test('category and brand must be the chosen ones', () => {
  const whey = { ...product('1', 'A', 100), categorySlug: 'proteine', brandSlug: 'serac' };
  const all = { brandSlug: 'all', priceRange: 'all' } as const;
  expect(matchesFilters(whey, { ...all, categorySlug: 'proteine' })).toBe(true);
  expect(matchesFilters(whey, { ...all, categorySlug: 'supplementi' })).toBe(false);
  expect(matchesFilters(whey, { ...all, brandSlug: 'serac' })).toBe(true);
  expect(matchesFilters(whey, { ...all, brandSlug: 'nordend' })).toBe(false);
});

test('a chosen shop must have it', () => {
  const whey = { ...product('1', 'A'), storeIds: [2] as const };
  const all = { brandSlug: 'all', priceRange: 'all' } as const;
  const isAt = (storeId: 1 | 2 | null) => matchesFilters(whey, { ...all, storeId });
  expect([isAt(null), isAt(1), isAt(2)]).toEqual([true, false, true]);
});
