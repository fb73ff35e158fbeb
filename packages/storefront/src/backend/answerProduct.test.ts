import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';
import { smallShop } from './testCatalogue.ts';

const get = (url: string) => answer(smallShop, { method: 'GET', url });

describe('GET /api/product/{slug}', () => {
  test.each(['elite', '3'])('finds a product by slug or id: %s', (key) => {
    expect(get(`/api/product/${key}`)).toMatchObject({ status: 200, body: { id: 3 } });
  });

  test('finds a product without a slug by its id', () => {
    expect(get('/api/product/11').body).toMatchObject({ id: 11 });
  });

  test.each(['pippo', '__proto__', 'toString', '', 'elite%20'])('%j is not found', (key) => {
    expect(get(`/api/product/${key}`)).toMatchObject({
      status: 404,
      body: { detail: 'Prodotto non trovato.' },
    });
  });

  test('details come by slug or id; a product without any has empty ones', () => {
    expect(get('/api/product/ebano/details').body).toMatchObject({
      slug: 'ebano',
      features: { ingredienti: 'cacao, lecitina di girasole' },
    });
    expect(get('/api/product/2/details').body).toMatchObject({ slug: 'ebano' });
    expect(get('/api/product/acido/details')).toMatchObject({
      status: 200,
      body: { slug: 'acido' },
    });
    expect(get('/api/product/pippo/details').status).toBe(404);
  });
});

test('GET /api/products-grouped/{category} leaves variants the JSON text that it is', () => {
  expect(get('/api/products-grouped/proteine').body).toEqual([
    {
      id: 'g',
      category_slug: 'proteine',
      name: 'Élite',
      variant_count: 1,
      variants: '[{"slug":"ebano","name":"E","flavor":"Nocciola"}]',
    },
  ]);
  expect(get('/api/products-grouped/supplementi').body).toEqual([]);
  expect(get('/api/products-grouped/pippo').status).toBe(404);
});
