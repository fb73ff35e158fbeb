import { describe, expect, test } from 'vitest';
import { type Product, productFromWire } from './product.ts';

function read(input: unknown): Product {
  const reading = productFromWire(input);
  if (reading.product === null) throw new Error(reading.reason);
  return reading.product;
}

describe('either spelling of a field ends in one name', () => {
  test.each([
    [{ product_group_name: 'Serie' }, { groupName: 'Serie' }],
    [{ productGroupName: 'Serie' }, { groupName: 'Serie' }],
    [{ brand_name: 'Serac' }, { brandName: 'Serac' }],
    [{ brand: 'Serac' }, { brandName: 'Serac' }],
    [{ brandName: 'Serac' }, { brandName: 'Serac' }],
    [{ category_name: 'Proteine' }, { categoryName: 'Proteine' }],
    [{ categoryName: 'Proteine' }, { categoryName: 'Proteine' }],
    [{ category_slug: 'proteine' }, { categorySlug: 'proteine' }],
    [{ categorySlug: 'proteine' }, { categorySlug: 'proteine' }],
    [{ category_id: 6 }, { categoryId: '6' }],
    [{ categoryId: '6' }, { categoryId: '6' }],
    [{ base_price: 2490 }, { basePriceCents: 2490 }],
    [{ basePrice: 2490 }, { basePriceCents: 2490 }],
    [{ min_price_cents: 2490 }, { minPriceCents: 2490 }],
    [{ minPriceCents: 2490 }, { minPriceCents: 2490 }],
    [{ price: 2490 }, { priceCents: 2490 }],
    [{ originalPrice: 2990 }, { originalPriceCents: 2990 }],
    [{ original_price: 2990 }, { originalPriceCents: 2990 }],
    [{ primaryImage: '/a.webp' }, { primaryImage: '/a.webp' }],
    [{ primary_image: '/a.webp' }, { primaryImage: '/a.webp' }],
    [{ image_url: '/a.webp' }, { imageUrl: '/a.webp' }],
    [{ imageUrl: '/a.webp' }, { imageUrl: '/a.webp' }],
    [{ has_special_offer: true }, { hasSpecialOffer: true }],
    [{ hasSpecialOffer: true }, { hasSpecialOffer: true }],
    [{ specialOfferText: 'Omaggio' }, { specialOfferText: 'Omaggio' }],
    [{ special_offer_text: 'Omaggio' }, { specialOfferText: 'Omaggio' }],
    [{ isBestSeller: true }, { flags: ['isBestSeller'] }],
    [{ is_best_seller: true }, { flags: ['isBestSeller'] }],
    [{ isNew: true }, { flags: ['isNew'] }],
    [{ is_new: true }, { flags: ['isNew'] }],
    [{ bestPrice: true }, { flags: ['bestPrice'] }],
    [{ best_price: true }, { flags: ['bestPrice'] }],
    [{ immediateAvailability: true }, { flags: ['immediateAvailability'] }],
    [{ immediate_availability: true }, { flags: ['immediateAvailability'] }],
    [{ freeShipping: true }, { flags: ['freeShipping'] }],
    [{ free_shipping: true }, { flags: ['freeShipping'] }],
    [{ newArrival: true }, { flags: ['newArrival'] }],
    [{ new_arrival: true }, { flags: ['newArrival'] }],
    [{ fastDelivery: true }, { flags: ['fastDelivery'] }],
    [{ fast_delivery: true }, { flags: ['fastDelivery'] }],
    [{ staffPick: true }, { flags: ['staffPick'] }],
    [{ staff_pick: true }, { flags: ['staffPick'] }],
    [{ localProduct: true }, { flags: ['localProduct'] }],
    [{ local_product: true }, { flags: ['localProduct'] }],
    [{ sizes: [{ size: '1 kg', price: 1 }] }, { sizes: [{ label: '1 kg', priceCents: 1 }] }],
    [{ sizes: [{ label: '1 kg' }] }, { sizes: [{ label: '1 kg', priceCents: undefined }] }],
    [{ sizes: [{ name: '1 kg' }] }, { sizes: [{ label: '1 kg', priceCents: undefined }] }],
    [
      { availability: [{ storeId: 1, isAvailable: true, stockQuantity: 3 }] },
      { availability: [{ storeId: '1', isAvailable: true, stockQuantity: 3 }] },
    ],
    [
      { availability: [{ storeId: 2, isAvailable: false, stockQuantity: 3 }] },
      { availability: [{ storeId: '2', isAvailable: false, stockQuantity: 3 }] },
    ],
    [
      { availability: [{ store_id: '2', is_available: false, stock_quantity: 3 }] },
      { availability: [{ storeId: '2', isAvailable: false, stockQuantity: 3 }] },
    ],
  ])('%j', (wire, expected) => {
    expect(read({ id: 1, name: 'Iso Soya', ...wire })).toMatchObject(expected);
  });
});

test('a name alone makes a product, all other fields empty', () => {
  expect(read({ name: 'Iso Soya' })).toEqual({
    id: 'Iso Soya',
    name: 'Iso Soya',
    sizes: [],
    images: [],
    availability: [],
    flags: [],
    hasSpecialOffer: false,
  });
});

test('the group name stands in for a missing name', () => {
  expect(read({ id: 7, product_group_name: 'Premier' }).name).toBe('Premier');
});

test.each([
  [{ id: 7 }, 'no name (id 7)'],
  [{ name: '   ' }, 'no name (id missing)'],
  [{ name: 5 }, 'no name (id missing)'],
  [[], 'not an object'],
  [null, 'not an object'],
  ['Iso Soya', 'not an object'],
  [undefined, 'not an object'],
])('%j is no product', (wire, reason) => {
  expect(productFromWire(wire)).toEqual({ product: null, reason });
});

test('ids are numbers or strings and come out as strings', () => {
  expect(read({ name: 'A', id: 1007 }).id).toBe('1007');
  expect(read({ name: 'A', id: 'x-1' }).id).toBe('x-1');
  expect(read({ name: 'A', id: 0 }).id).toBe('0');
  expect(read({ name: 'A', id: {}, slug: 'a' }).id).toBe('a');
});

test('what would climb out of an address is no id; a product of nothing else has no page', () => {
  expect(read({ name: 'A', id: '..' }).id).toBe('A');
  expect(read({ name: '.', id: 7 })).toMatchObject({ id: '7', name: '.' });
  expect(productFromWire({ name: '.' })).toEqual({ product: null, reason: 'no address (name .)' });
});

test('a legacy category slug is resolved, so the canonical page is no redirect', () => {
  expect(read({ name: 'A', category_slug: 'energetici' }).categorySlug).toBe(
    'pre-workout-energetici',
  );
});

describe('a hostile product', () => {
  test('keeps markup as text and drops what is no picture of ours', () => {
    const product = read({
      name: '<script>alert(1)</script>',
      description: '"><img src=x onerror=alert(1)>',
      primaryImage: 'javascript:alert(1)',
      image_url: 'data:image/svg+xml,<svg onload=alert(1)>',
      images: [
        { src: '//evil.example/a.png' },
        { src: 'https://evil.example/a.png' },
        { src: '/\\evil.example/a.png' },
        { src: 'java\nscript:alert(1)' },
        { src: '/images/a b.webp?v=1' },
        'x',
        null,
      ],
    });
    expect(product.name).toBe('<script>alert(1)</script>');
    expect(product.description).toBe('"><img src=x onerror=alert(1)>');
    expect(product.primaryImage).toBeUndefined();
    expect(product.imageUrl).toBeUndefined();
    expect(product.images).toEqual(['/images/a%20b.webp?v=1']);
  });

  test('of nulls and wrong types is a product full of gaps', () => {
    const wrong = [null, true, 12, 'x', [], {}, [null], { a: [] }];
    const fields = [
      'slug description brand_name category_slug category_id base_price min_price_cents price',
      'sizes images primaryImage originalPrice image_url has_special_offer specialOfferText',
      'availability isNew localProduct',
    ].flatMap((line) => line.split(' '));
    for (const value of wrong) {
      const wire = Object.fromEntries(fields.map((field) => [field, value]));
      expect(productFromWire({ name: 'A', ...wire }).product?.name).toBe('A');
    }
  });

  test.each([
    ['-1', -1],
    ['NaN', Number.NaN],
    ['Infinity', Infinity],
    ['a text', '2490'],
    ['2e12', 2e12],
  ])('has no price of %s', (_, price) => {
    expect(read({ name: 'A', price }).priceCents).toBeUndefined();
  });

  test('rounds a price to whole cents', () => {
    expect(read({ name: 'A', price: 2490.4 }).priceCents).toBe(2490);
  });

  test('cannot reach a prototype', () => {
    const product = read(
      JSON.parse('{"name":"A","__proto__":{"slug":"evil"},"sizes":[{"__proto__":{"price":1}}]}'),
    );
    expect(product.slug).toBeUndefined();
    expect(product.sizes).toEqual([{}]);
    expect(Object.hasOwn(Object.prototype, 'slug')).toBe(false);
  });

  test('has its texts cut: 500 characters for names, 100,000 for descriptions', () => {
    const product = read({ name: 'x'.repeat(100_000), description: 'y'.repeat(200_000) });
    expect(product.name).toHaveLength(500);
    expect(product.description).toHaveLength(100_000);
  });

  test('has no characters that break an address', () => {
    expect(read({ name: 'A\ud800\u0000B' }).name).toBe('AB');
    expect(read({ name: 'A', slug: 'a\ud800' }).slug).toBe('a');
    expect(read({ name: 'A', slug: '..' }).slug).toBeUndefined();
  });
});

test('bad entries of sizes and availability are skipped, good ones stay', () => {
  const product = read({
    name: 'A',
    sizes: [null, { size: '1 kg', price: 'x' }, 4],
    availability: [{ stockQuantity: 3 }, { storeId: 2, stockQuantity: '3' }],
  });
  expect(product.sizes).toEqual([{ label: '1 kg' }]);
  expect(product.availability).toEqual([{ storeId: '2', isAvailable: true, stockQuantity: 0 }]);
});

test('a list that something was avoided in says what it says of the label, as a whole or not at all', () => {
  const label = { food: true, readable: false, contains: ['milk'], traces: [] };
  expect(read({ name: 'A', label }).label).toEqual(label);
  expect(read({ name: 'A', label: { ...label, more: 1 } }).label).toEqual(label);
  for (const broken of [
    undefined,
    null,
    [],
    { ...label, food: 'yes' },
    { ...label, readable: undefined },
    { ...label, contains: ['Milk'] },
    { ...label, contains: 'milk' },
    { ...label, traces: [null] },
  ]) {
    expect(read({ name: 'A', label: broken }).label).toBeUndefined();
  }
});

test.each([
  [{ height_mm: 245 }, 245],
  [{ heightMm: 32 }, 32],
  [{ height_mm: '245' }, undefined],
  [{ height_mm: -3 }, undefined],
  [{}, undefined],
])('the height of the pack of %j is %s', (fields, expected) => {
  expect(productFromWire({ id: 1, name: 'Siero', ...fields })).toMatchObject({
    product: { heightMm: expected },
  });
});

test('stock date in either spelling, and a barcode with the right check digit', () => {
  expect(read({ name: 'A', stock_updated_at: '2026-11-03T09:00:00Z' }).stockUpdatedAt).toBe(
    '2026-11-03T09:00:00Z',
  );
  expect(read({ name: 'A', stockUpdatedAt: ' x ' }).stockUpdatedAt).toBe('x');
  expect(read({ name: 'A', gtin: '4006381333931' }).gtin).toBe('4006381333931');
  expect(read({ name: 'A', gtin: '4006381333932' }).gtin).toBeUndefined();
  expect(read({ name: 'A', gtin: 4_006_381_333_931 }).gtin).toBeUndefined();
});
