import { expect, test } from 'vitest';
import { productPages } from './productPages.ts';
import { testCatalogue } from './testCatalogue.ts';

test('each product has its canonical page, found by slug before any id', () => {
  const catalogue = testCatalogue({
    products: [
      { id: 1, slug: 'iso-soya', name: 'Iso Soya', category_slug: 'proteine' },
      { id: 2, name: 'Senza slug', category_slug: 'energetici' },
      { id: 3, name: '\u0007' },
      { id: 'iso-soya', slug: 'altro', name: 'Altro' },
    ],
  });
  expect(productPages(catalogue)).toEqual([
    { path: '/prodotti/proteine/iso-soya', names: ['iso-soya'] },
    { path: '/prodotti/pre-workout-energetici/2', names: [] },
    { path: '/prodotti/proteine/altro', names: ['altro'] },
    { path: '/prodotti/proteine/iso-soya', names: ['1'] },
    { path: '/prodotti/pre-workout-energetici/2', names: ['2'] },
    { path: '/prodotti/proteine/altro', names: ['iso-soya'] },
  ]);
});
