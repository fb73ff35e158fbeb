import { expect, test } from 'vitest';
import {
  countActiveFilters,
  defaultFilters,
  isPriceRange,
  isSortBy,
  priceRanges,
  sortOrders,
} from './filterOptions.ts';

test('the price ranges and sort orders have their labels', () => {
  expect(priceRanges.map(({ value, label }) => [value, label])).toEqual([
    ['all', 'Tutti i prezzi'],
    ['0-25', 'Fino a 25 €'],
    ['25-50', '25 € - 50 €'],
    ['50-100', '50 € - 100 €'],
    ['100+', 'Oltre 100 €'],
  ]);
  expect(sortOrders.map(({ value, label }) => [value, label])).toEqual([
    ['name', 'Nome (A-Z)'],
    ['name-desc', 'Nome (Z-A)'],
    ['price-desc', 'Prezzo decrescente'],
    ['price-asc', 'Prezzo crescente'],
  ]);
});

test('each range begins where the one before it ends', () => {
  const bounded = priceRanges.slice(1);
  for (const [index, range] of bounded.entries()) {
    expect(range.fromCents).toBe(bounded[index - 1]?.belowCents ?? 0);
  }
});

test('accepts its own values', () => {
  expect([
    isPriceRange('100+'),
    isPriceRange('100'),
    isSortBy('price-asc'),
    isSortBy('price'),
    isSortBy('protein-price'),
  ]).toEqual([true, false, true, false, true]);
});

test('counts the filters that are off their default', () => {
  expect(countActiveFilters(defaultFilters)).toBe(0);
  expect(countActiveFilters({ ...defaultFilters, searchQuery: '  ' })).toBe(0);
  expect(
    countActiveFilters({
      searchQuery: 'whey',
      brandSlug: 'serac',
      priceRange: '0-25',
      sortBy: 'name-desc',
      avoid: ['milk', 'eggs'],
      avoidIngredients: ['E955'],
      avoidTraces: true,
      storeId: 2,
    }),
  ).toBe(6);
  expect(countActiveFilters({ ...defaultFilters, avoidTraces: true })).toBe(0);
});
