import { describe, expect, test } from 'vitest';
import { defaultFilters, type Filters } from '../catalogue/filterOptions.ts';
import { fromQuery, toQuery, toQueryString, unknownQueryValues } from './listingQuery.ts';

describe('filters to query', () => {
  test('defaults are left out', () => {
    expect(toQueryString(defaultFilters)).toBe('');
  });

  test('the search text is trimmed, and left out when nothing remains', () => {
    expect(toQueryString({ ...defaultFilters, searchQuery: '  iso soya ' })).toBe(
      '?search=iso+soya',
    );
    expect(toQueryString({ ...defaultFilters, searchQuery: '   ' })).toBe('');
  });

  test('100+ stands in an address as 100%2B', () => {
    expect(toQueryString({ ...defaultFilters, priceRange: '100+' })).toBe('?priceRange=100%2B');
  });

  test('the category is a matter of the path', () => {
    expect(toQueryString({ ...defaultFilters, categorySlug: 'proteine' })).toBe('');
  });
});

const everyFilter: Filters = {
  searchQuery: 'whey & "cioccolato" 100%',
  brandSlug: 'alpe-lab',
  priceRange: '50-100',
  sortBy: 'price-desc',
};

test('a query gives back the filters it was made of', () => {
  for (const filters of [
    defaultFilters,
    everyFilter,
    { ...everyFilter, priceRange: '100+' as const },
  ]) {
    expect(fromQuery(toQuery(filters))).toEqual(filters);
    expect(fromQuery(new URLSearchParams(toQueryString(filters)))).toEqual(filters);
  }
});

describe('query to filters', () => {
  test.each([
    ['', defaultFilters],
    ['search=&brand=&priceRange=&sortBy=', defaultFilters],
    ['priceRange=10-20&sortBy=best', defaultFilters],
    ['sortBy=__proto__&priceRange=constructor', defaultFilters],
    ['search=%20whey%20', { ...defaultFilters, searchQuery: 'whey' }],
    ['priceRange=100+', { ...defaultFilters, priceRange: '100+' }],
    ['brand=all', defaultFilters],
    ['brand=a&brand=b', { ...defaultFilters, brandSlug: 'a' }],
    ['other=1', defaultFilters],
  ])('%j', (query, filters) => {
    expect(fromQuery(new URLSearchParams(query))).toEqual(filters);
  });

  test('names the values it could not use', () => {
    expect(unknownQueryValues(new URLSearchParams('priceRange=1&sortBy=x'))).toEqual([
      'priceRange',
      'sortBy',
    ]);
    expect(unknownQueryValues(new URLSearchParams('priceRange=&sortBy=name'))).toEqual([]);
  });
});
