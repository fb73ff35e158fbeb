import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';
import { smallShop, testCatalogue } from './testCatalogue.ts';

const get = (url: string) => answer(smallShop(), { method: 'GET', url });

const brandsAt = (url: string) => get(url).body;

describe('GET /api/brands', () => {
  test('lists the brands of the file and those that only products name, A to Z', () => {
    expect(brandsAt('/api/brands')).toEqual([
      { slug: 'alpe-lab', name: 'Alpe Lab' },
      { slug: 'massiccio', name: 'Massiccio' },
      { slug: 'senza-prodotti', name: 'Senza Prodotti' },
      { slug: 'serac-spa', name: 'SERAC' },
    ]);
  });

  test('narrows to the brands of a category and of a search', () => {
    expect(brandsAt('/api/brands?category=proteine')).toEqual([
      { slug: 'serac-spa', name: 'SERAC' },
    ]);
    expect(brandsAt('/api/brands?search=barra')).toEqual([
      { slug: 'massiccio', name: 'Massiccio' },
    ]);
    expect(brandsAt('/api/brands?category=proteine&search=barra')).toEqual([]);
    expect(brandsAt('/api/brands?category=%20proteine%20&search=%20elite%20')).toEqual([
      { slug: 'serac-spa', name: 'SERAC' },
    ]);
  });

  test('a blank category and a blank search count as left out', () => {
    expect(brandsAt('/api/brands?category=%20&search=%20')).toHaveLength(4);
  });

  test('of two brands with one name the first one counts', () => {
    const shop = testCatalogue({
      brands: [
        { slug: 'serac', name: 'Serac' },
        { slug: 'serac-2', name: 'SERAC' },
      ],
    });
    expect(answer(shop, { method: 'GET', url: '/api/brands' }).body).toEqual([
      { slug: 'serac', name: 'Serac' },
    ]);
  });

  test('an unknown category is not found', () => {
    expect(get('/api/brands?category=pippo').status).toBe(404);
  });
});

test('GET /api/categories lists those of the file; without any, those of the site', () => {
  expect(get('/api/categories').body).toEqual([{ slug: 'novita', name: 'Novità' }]);
  const bare = answer(testCatalogue({}), { method: 'GET', url: '/api/categories' });
  expect(bare.body).toHaveLength(7);
  expect(bare.body).toContainEqual({
    slug: 'pre-workout-energetici',
    name: 'Pre-workout/Energetici',
  });
});
