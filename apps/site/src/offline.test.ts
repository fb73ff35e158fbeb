import { describe, expect, it } from 'vitest';
import { foldRevision, mayKeep, pageKey, productFrom } from './offline.ts';

describe('productFrom', () => {
  const list = [null, 'x', { id: 1, slug: 'iso-soya' }, { id: '7', slug: 'siero 100' }];
  it.each([
    ['/api/product/iso-soya', list[2]],
    ['/api/product/1', list[2]],
    ['/api/product/siero%20100', list[3]],
    ['/api/product/nulla', null],
    ['/api/product/iso-soya/details', null],
    ['/api/products', null],
  ])('%s', (path, product) => {
    expect(productFrom(list, path)).toEqual(product);
  });

  it('finds nothing in what is no list', () => {
    expect(productFrom({ detail: 'no' }, '/api/product/iso-soya')).toBeNull();
  });
});

it('keeps one page for every query', () => {
  expect(pageKey('http://site/prodotti?search=whey#a')).toBe('http://site/prodotti');
});

it('another list of files is another revision', () => {
  expect(foldRevision(['/a.js', '/b.js'])).not.toBe(foldRevision(['/a.js', '/c.js']));
  expect(foldRevision(['/a.js'])).toBe(foldRevision(['/a.js']));
});

it('keeps no answer whose address names what somebody avoids', () => {
  const origin = 'https://vetta.example/api/products/proteine';
  const queries = ['?avoid=milk', '?search=whey&avoidIngredient=E955', '?traces=avoid'];
  expect(queries.map((query) => mayKeep(origin + query))).toEqual([false, false, false]);
  expect(['', '?search=avoid', '?store=1'].map((query) => mayKeep(origin + query))).toEqual([
    true,
    true,
    true,
  ]);
});
