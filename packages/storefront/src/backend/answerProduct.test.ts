import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';
import { smallShop, testCatalogue } from './testCatalogue.ts';

const get = (url: string) => answer(smallShop(), { method: 'GET', url });

describe('GET /api/product/{slug}', () => {
  test.each(['elite', '3'])('finds a product by slug or id: %s', (key) => {
    expect(get(`/api/product/${key}`)).toMatchObject({ status: 200, body: { id: 3 } });
  });

  test('finds a product without a slug by its id', () => {
    expect(get('/api/product/11').body).toMatchObject({ id: 11 });
  });

  test('a slug wins over the id of another product, the first over a later one', () => {
    const shop = testCatalogue({
      products: [
        { id: 'avena', slug: 'barra', name: 'Barra' },
        { id: 7, slug: 'avena', name: 'Avena' },
        { id: 8, slug: 'avena', name: 'Avena doppia' },
        { id: 7, name: 'Altra' },
      ],
      product_details: [
        { slug: 'avena', long_description: 'La prima.' },
        { slug: 'avena', long_description: 'La seconda.' },
      ],
    });
    const at = (url: string) => answer(shop, { method: 'GET', url }).body;
    expect(at('/api/product/avena')).toMatchObject({ id: 7, name: 'Avena' });
    expect(at('/api/product/7')).toMatchObject({ name: 'Avena' });
    expect(at('/api/product/8')).toMatchObject({ name: 'Avena doppia' });
    expect(at('/api/product/avena/details')).toMatchObject({ long_description: 'La prima.' });
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

const variantsOf = (...slugs: string[]) =>
  JSON.stringify(slugs.map((slug) => ({ slug, name: slug })));

test('the details of a product say how many variants its group has', () => {
  const shop = testCatalogue({
    products: [
      { id: 1, slug: 'ebano', name: 'E', category_slug: 'proteine' },
      { id: 2, slug: 'acido', name: 'A' },
      { id: 3, slug: 'alone', name: 'B', category_slug: 'proteine' },
    ],
    product_groups: [
      {
        id: 'g',
        category_slug: 'proteine',
        name: 'G',
        variants: variantsOf('ebano', 'ebano', 'elite'),
      },
      { id: 'one', category_slug: 'proteine', name: 'O', variants: variantsOf('alone') },
      { id: 'broken', category_slug: 'proteine', name: 'H', variants: '[' },
    ],
  });
  const grouped = (slug: string) =>
    answer(shop, { method: 'GET', url: `/api/product/${slug}/details` }).body;
  expect(grouped('ebano')).toMatchObject({ grouped_variants: 3 });
  expect(grouped('acido')).toMatchObject({ grouped_variants: undefined });
  expect(grouped('alone')).toMatchObject({ grouped_variants: undefined });
});

const group = (id: string, category_slug: string) => ({ id, category_slug, name: id });

test('the groups of a category come in their order, under its current slug', () => {
  const shop = testCatalogue({
    product_groups: [
      group('a', 'energetici'),
      group('b', 'proteine'),
      group('c', ' pre-workout-energetici '),
    ],
  });
  const url = '/api/products-grouped/pre-workout-energetici';
  expect(answer(shop, { method: 'GET', url }).body).toEqual([
    group('a', 'energetici'),
    group('c', ' pre-workout-energetici '),
  ]);
});
