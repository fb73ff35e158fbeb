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

  test('what to avoid and the shop have the names of the API', () => {
    expect(
      toQueryString({
        ...defaultFilters,
        avoid: ['soybeans', 'milk'],
        avoidIngredients: ['sucralosio', 'E960'],
        avoidTraces: true,
        storeId: 1,
      }),
    ).toBe(
      '?avoid=soybeans,milk&avoidIngredient=sucralosio&avoidIngredient=E960&traces=avoid&store=1',
    );
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
  avoid: ['soybeans', 'milk'],
  avoidIngredients: ['sucralosio', 'E 960, steviolo'],
  avoidTraces: true,
  storeId: 2,
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

const many = (count: number) =>
  new URLSearchParams(Array.from({ length: count }, (_, i) => ['avoidIngredient', `e${i}`]));

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
    ['avoid=milk,,soybeans, milk', { ...defaultFilters, avoid: ['soybeans', 'milk'] }],
    ['avoid=milk&avoid=eggs', { ...defaultFilters, avoid: ['eggs', 'milk'] }],
    ['avoid=Milk,latte,__proto__', defaultFilters],
    [
      'avoidIngredient=+E955+&avoidIngredient=E955&avoidIngredient=',
      { ...defaultFilters, avoidIngredients: ['E955'] },
    ],
    [`avoidIngredient=...&avoidIngredient=${'x'.repeat(81)}`, defaultFilters],
    ['traces=avoid', { ...defaultFilters, avoidTraces: true }],
    ['traces=yes&store=3', defaultFilters],
    ['store=1&sortBy=protein-price', { ...defaultFilters, storeId: 1, sortBy: 'protein-price' }],
  ])('%j', (query, filters) => {
    expect(fromQuery(new URLSearchParams(query))).toEqual(filters);
  });

  test('names the values it could not use', () => {
    expect(unknownQueryValues(new URLSearchParams('priceRange=1&sortBy=x'))).toEqual([
      'priceRange',
      'sortBy',
    ]);
    expect(unknownQueryValues(new URLSearchParams('priceRange=&sortBy=name'))).toEqual([]);
    expect(
      unknownQueryValues(new URLSearchParams('avoid=milk,x&avoidIngredient=-&traces=no&store=01')),
    ).toEqual(['avoid', 'avoidIngredient', 'traces', 'store']);
    expect(
      unknownQueryValues(new URLSearchParams('avoid=,milk,&avoidIngredient=&traces=&store=')),
    ).toEqual([]);
  });

  test('takes twenty ingredients and no more', () => {
    expect(unknownQueryValues(many(20))).toEqual([]);
    expect(unknownQueryValues(many(21))).toEqual(['avoidIngredient']);
    expect(fromQuery(many(21)).avoidIngredients).toHaveLength(20);
  });
});
