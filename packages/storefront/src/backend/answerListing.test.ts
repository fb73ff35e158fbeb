import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';
import { smallShop, testCatalogue } from './testCatalogue.ts';

const get = (url: string) => answer(smallShop(), { method: 'GET', url });

function idsOf(url: string): unknown[] {
  const { body, status } = get(url);
  expect(status).toBe(200);
  if (!Array.isArray(body)) throw new Error('no list');
  return body.map((product: { id?: unknown }) => product.id);
}

describe('GET /api/products', () => {
  test('answers all products as they came, by name: Italian collation, numbers by value, equal names by id', () => {
    expect(idsOf('/api/products')).toEqual([11, 'x-1', 10, 9, 5, 2, 3]);
    expect(get('/api/products').body).toContainEqual({
      id: 10,
      slug: 'barra-2',
      name: 'Barra 2',
      brand: 'Massiccio',
      category_slug: 'alimenti-fit',
      price: 2500,
    });
  });

  test.each([
    ['name', [11, 'x-1', 10, 9, 5, 2, 3]],
    ['name-desc', [3, 2, 5, 9, 10, 11, 'x-1']],
    ['price-asc', [9, 10, 'x-1', 3, 11, 2, 5]],
    ['price-desc', [2, 11, 3, 'x-1', 10, 9, 5]],
  ])('sorts by %s; a product without a price is last either way', (sortBy, ids) => {
    expect(idsOf(`/api/products?sortBy=${sortBy}`)).toEqual(ids);
  });

  test.each([
    ['all', [11, 'x-1', 10, 9, 5, 2, 3]],
    ['0-25', [9]],
    ['25-50', ['x-1', 10]],
    ['50-100', [11, 3]],
    ['100%2B', [2]],
    ['100+', [2]],
  ])('puts each priced product in exactly one range: %s', (range, ids) => {
    expect(idsOf(`/api/products?priceRange=${range}`)).toEqual(ids);
  });

  test('24.99 is below 25, 25 begins the next range, 50 and 100 theirs', () => {
    const borders = testCatalogue({
      products: [2499, 2500, 4999, 5000, 9999, 10_000].map((price) => ({
        id: price,
        name: 'A',
        price,
      })),
    });
    const inRange = (range: string) => {
      const { body } = answer(borders, { method: 'GET', url: `/api/products?priceRange=${range}` });
      return Array.isArray(body) ? body.map(({ price }: { price: number }) => price) : [];
    };
    expect(inRange('0-25')).toEqual([2499]);
    expect(inRange('25-50')).toEqual([2500, 4999]);
    expect(inRange('50-100')).toEqual([5000, 9999]);
    expect(inRange('100%2B')).toEqual([10_000]);
  });

  test.each([
    ['brand', 'serac-spa', [2, 3]],
    ['brand', 'massiccio', [10, 9]],
    ['brand', 'senza-prodotti', []],
    ['brand', 'all', [11, 'x-1', 10, 9, 5, 2, 3]],
  ])('filters by %s=%s', (name, value, ids) => {
    expect(idsOf(`/api/products?${name}=${value}`)).toEqual(ids);
  });

  test.each([
    ['by name', 'elite', [3]],
    ['by brand', 'serac', [2, 3]],
    ['by category name', 'supplementi', ['x-1', 5]],
    ['by category name where only the slug came', 'proteine', [2, 3]],
    ['by description', 'pesca', ['x-1']],
    ['by flavour of the details', 'cioccolato', [3]],
    ['by flavour of a group', 'nocciola', [2]],
    ['by ingredients of a text list', 'latte', [3]],
    ['by ingredients of an object', 'girasole', [2]],
    ['by several words', 'barra%2010', [9]],
    ['trimmed', '%20%20elite%20', [3]],
    ['misspelt', 'colagene', [5]],
    ['in vain', 'zzzzzz', []],
  ])('searches %s', (_, search, ids) => {
    expect(idsOf(`/api/products?search=${search}`)).toEqual(ids);
  });

  test('results follow sortBy, and all filters hold at once', () => {
    expect(idsOf('/api/products?search=acido&sortBy=price-desc')).toEqual([11, 'x-1']);
    expect(
      idsOf('/api/products?search=lecitina&brand=serac-spa&priceRange=100%2B&sortBy=price-asc'),
    ).toEqual([2]);
    expect(idsOf('/api/products?search=elite&priceRange=100%2B')).toEqual([]);
  });

  test('a blank search and empty filters count as left out', () => {
    expect(idsOf('/api/products?search=%20&brand=&priceRange=&sortBy=')).toHaveLength(7);
  });
});

test('a product whose name cannot be shown is left out, and the others keep their places', () => {
  const shop = testCatalogue({
    products: [
      { id: 1, name: 'Avena' },
      { id: 2, name: '\u0007' },
      { id: 3, name: 'Barra' },
    ],
  });
  const url = '/api/products?sortBy=name-desc';
  expect(answer(shop, { method: 'GET', url }).body).toEqual([
    { id: 3, name: 'Barra' },
    { id: 1, name: 'Avena' },
  ]);
});

describe('GET /api/products/{category}', () => {
  test.each([
    ['proteine', [2, 3]],
    ['alimenti-fit', [10, 9]],
    ['pre-workout-energetici', [11]],
    ['dimagranti', []],
    ['novita', []],
  ])('%s', (category, ids) => {
    expect(idsOf(`/api/products/${category}`)).toEqual(ids);
  });

  test('takes the same filters', () => {
    expect(idsOf('/api/products/proteine?sortBy=price-asc&priceRange=50-100')).toEqual([3]);
  });

  test.each(['pippo', 'aminoacidi', '', '__proto__', 'constructor', 'proteine%2F'])(
    '%j is not found',
    (category) => {
      expect(get(`/api/products/${category}`)).toMatchObject({
        status: 404,
        body: {
          type: 'about:blank',
          title: 'Not Found',
          status: 404,
          detail: 'La categoria richiesta non esiste.',
        },
      });
    },
  );
});

describe('refused queries are problem+json', () => {
  test.each([
    ['/api/products?brand=pippo', 'La marca richiesta non esiste.'],
    ['/api/products?priceRange=1-2', 'La fascia di prezzo richiesta non esiste.'],
    ['/api/products/proteine?sortBy=best', 'L’ordinamento richiesto non esiste.'],
    ['/api/products?search=a&search=b', 'Il parametro search è ripetuto.'],
    ['/api/products?brand=serac-spa&brand=massiccio', 'Il parametro brand è ripetuto.'],
    ['/api/products?priceRange=0-25&priceRange=all', 'Il parametro priceRange è ripetuto.'],
    ['/api/products/proteine?sortBy=name&sortBy=name', 'Il parametro sortBy è ripetuto.'],
    ['/api/brands?category=proteine&category=supplementi', 'Il parametro category è ripetuto.'],
    ['/api/brands?search=a&search=b', 'Il parametro search è ripetuto.'],
    ['/api/products?search=%E0%A4', 'L’indirizzo non è codificato correttamente.'],
    ['/api/%ff', 'L’indirizzo non è codificato correttamente.'],
    ['/api/product/a%00b', 'L’indirizzo non è codificato correttamente.'],
  ])('%s', (url, detail) => {
    expect(get(url)).toEqual({
      status: 400,
      headers: {
        'Content-Type': 'application/problem+json; charset=utf-8',
        'Cache-Control': 'no-store',
      },
      body: { type: 'about:blank', title: 'Bad Request', status: 400, detail },
    });
  });
});

test('an unsearched list is one object, to be serialised once', () => {
  const shop = smallShop();
  const list = (url: string) => answer(shop, { method: 'GET', url }).body;
  expect(list('/api/products')).toBe(list('/api/products?sortBy=name'));
});
