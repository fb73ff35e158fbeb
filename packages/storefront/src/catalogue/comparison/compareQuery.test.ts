import { array, assert, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { comparisonLink, comparisonQuery, readComparison } from './compareQuery.ts';

const slugsOf = (search: string) => readComparison(search)?.items.map(({ slug }) => slug);

test.each([
  ['?search=whey', undefined],
  ['?compare=', []],
  ['?compare=a,b,c', ['a', 'b', 'c']],
  ['?compare=a%2Cb', ['a', 'b']],
  ['?compare=a,,b,', ['a', 'b']],
  ['?compare=a,b,a', ['a', 'b']],
  ['?compare=a,b,c,d,e', ['a', 'b', 'c', 'd']],
  ['?compare=%25,b', ['b']],
  ['?compare=<script>,constructor', ['<script>', 'constructor']],
])('%s names these', (search, slugs) => {
  expect(slugsOf(search)).toEqual(slugs);
});

test('more than four are said to be too many, doubles are not', () => {
  expect(readComparison('?compare=a,b,c,d,e')?.isTooMany).toBe(true);
  expect(readComparison('?compare=a,b,c,d,d')?.isTooMany).toBe(false);
});

test('plain slugs stay readable in the address', () => {
  expect(comparisonLink(['premier-whey-80', 'iso-soya'])).toBe(
    '/prodotti?compare=premier-whey-80,iso-soya',
  );
});

test.each([
  ['?store=2&avoid=milk', '&store=2'],
  ['?store=3', ''],
])('of the list %s only a known shop goes along', (search, suffix) => {
  expect(comparisonLink(['a', 'b'], search)).toBe(`/prodotti?compare=a,b${suffix}`);
});

test('flavour and size come back as they were chosen, whatever is in them', () => {
  const text = string({ minLength: 1 }).filter((own) => own.trim() === own && own !== '');
  const items = array(record({ slug: text, flavour: text, size: text }), {
    minLength: 1,
    maxLength: 4,
  }).filter((own) => new Set(own.map(({ slug }) => slug)).size === own.length);
  assert(
    property(items, (own) => {
      expect(readComparison(`?compare=${comparisonQuery(own)}`)?.items).toEqual(own);
    }),
    { numRuns: 60 },
  );
});
