import { describe, expect, test } from 'vitest';
import type { WireProduct } from '../contract/wire.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';

function problemsOf(file: unknown) {
  const reading = readCatalogue(file);
  return reading.catalogue === null ? reading.problems : [];
}

test('a product needs nothing but a name; lists but products may be missing', () => {
  expect(readCatalogue({ products: [{ name: 'Iso Soya' }] }).catalogue).toEqual({
    products: [{ name: 'Iso Soya' }],
    product_details: [],
    product_groups: [],
    brands: [],
    categories: [],
  });
});

test('gaps are allowed: nulls read like missing fields', () => {
  const gaps = { slug: null, price: null, sizes: null, images: [{ src: null }], isNew: null };
  expect(problemsOf({ products: [{ name: 'A', ...gaps }], brands: null })).toEqual([]);
});

test('nothing may cost nothing, and none be left', () => {
  const product = { name: 'A', price: 0, availability: [{ storeId: 1, stockQuantity: 0 }] };
  expect(problemsOf({ products: [product] })).toEqual([]);
});

test('fields it does not know are kept, but none that touches a prototype', () => {
  const file: unknown = JSON.parse(
    '{"products":[{"name":"A","ean":"80","__proto__":{"slug":"x"}}]}',
  );
  const product = readCatalogue(file).catalogue?.products[0];
  expect(product).toEqual({ name: 'A', ean: '80' });
  expect(product?.slug).toBeUndefined();
});

describe('a wrong field is refused with its path', () => {
  test.each([
    [null, '(file)', 'expected an object, received null'],
    [{}, 'products', 'missing'],
    [{ products: {} }, 'products', 'expected a list, received Object'],
    [{ products: ['A'] }, 'products[0]', 'expected an object, received "A"'],
  ])('%j', (file, path, message) => {
    expect(problemsOf(file)).toEqual([{ path, message }]);
  });

  const cents = 'expected a whole number of cents, not below 0, received';
  test.each([
    [{ name: 5 }, 'name', 'expected a text, received 5'],
    [{ name: ' ' }, 'name', 'missing: a product needs a name (name or product_group_name)'],
    [{ id: true }, 'id', 'expected a number or a text, received true'],
    [{ slug: 5 }, 'slug', 'expected a text, received 5'],
    [{ brand_name: [] }, 'brand_name', 'expected a text, received Array'],
    [{ brandName: 1 }, 'brandName', 'expected a text, received 1'],
    [{ price: '24.90' }, 'price', `${cents} "24.90"`],
    [{ price: 24.9 }, 'price', `${cents} 24.9`],
    [{ price: 'x'.repeat(58) }, 'price', `${cents} "${'x'.repeat(58)}"`],
    [{ price: 'x'.repeat(80) }, 'price', `${cents} "${'x'.repeat(59)}…`],
    [{ base_price: -1 }, 'base_price', `${cents} -1`],
    [{ basePrice: 'x' }, 'basePrice', `${cents} "x"`],
    [{ sizes: [{ price: 1 }, { price: 'x' }] }, 'sizes[1].price', `${cents} "x"`],
    [{ images: '/a.webp' }, 'images', 'expected a list, received "/a.webp"'],
    [{ images: [{ src: 5 }] }, 'images[0].src', 'expected a text, received 5'],
    [{ isNew: 'si' }, 'isNew', 'expected true or false, received "si"'],
    [{ is_new: 1 }, 'is_new', 'expected true or false, received 1'],
    [
      { availability: [{ stockQuantity: 1.5 }] },
      'availability[0].stockQuantity',
      'expected a whole number, not below 0, received 1.5',
    ],
  ])('products: %j', (field, path, message) => {
    const product = { name: 'A', ...field };
    expect(problemsOf({ products: [{ name: 'Iso Soya' }, product] })).toEqual([
      { path: `products[1].${path}`, message },
    ]);
  });

  test.each([
    [{ product_details: [{}] }, 'product_details[0].slug', 'missing'],
    [
      { product_details: [{ slug: 'a', features: 3 }] },
      'product_details[0].features',
      'expected a list of texts or an object, received 3',
    ],
    [
      { product_details: [{ slug: 'a', features: ['x', 2] }] },
      'product_details[0].features[1]',
      'expected a text, received 2',
    ],
    [
      { product_details: [{ slug: 'a', variants: [{ price_cents: '1' }] }] },
      'product_details[0].variants[0].price_cents',
      `${cents} "1"`,
    ],
    [{ product_groups: [{ name: 'A' }] }, 'product_groups[0].category_slug', 'missing'],
    [
      { product_groups: [{ name: 'A', category_slug: 'proteine', variants: [] }] },
      'product_groups[0].variants',
      'expected a JSON text, received Array',
    ],
    [
      { brands: [{ slug: 'a', name: '' }] },
      'brands[0].name',
      'expected a text, received an empty one',
    ],
    [{ categories: [{ name: 'A' }] }, 'categories[0].slug', 'missing'],
  ])('%j', (lists, path, message) => {
    expect(problemsOf({ products: [], ...lists })).toEqual([{ path, message }]);
  });

  test('every one of them, and long values shortened', () => {
    const problems = problemsOf({
      products: [{ name: 'A', price: 'x', isNew: 1 }, {}, { name: 'B', slug: { a: 1 } }],
      brands: [{ slug: 'a'.repeat(5), name: 'x' }, 3],
    });
    expect(problems.map(({ path }) => path)).toEqual([
      'products[0].price',
      'products[0].isNew',
      'products[1].name',
      'products[2].slug',
      'brands[1]',
    ]);
    const [long] = problemsOf({ products: [{ name: 'A', price: 'x'.repeat(1000) }] });
    expect(long?.message.length).toBeLessThan(150);
  });
});

const read = (catalogue: Catalogue): readonly WireProduct[] => catalogue.products;

test('a product that was let in has the shape that the contract describes', () => {
  const { catalogue } = readCatalogue({ products: [{ name: 'A', price: 100 }] });
  expect(catalogue === null ? [] : read(catalogue)).toEqual([{ name: 'A', price: 100 }]);
});
