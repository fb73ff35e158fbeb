import { describe, expect, test } from 'vitest';
import { normaliseNames, normaliseVariant, variantsFromWire } from './normaliseVariant.ts';
import { variantName } from './variant.ts';

test.each([
  ['Cacao', '1 kg', { flavour: 'Cacao', size: '1 kg' }],
  [' Cacao ', ' 1 kg ', { flavour: 'Cacao', size: '1 kg' }],
  ['1 kg', '1 kg', { flavour: 'Standard', size: '1 kg' }],
  ['1 KG', '1 kg', { flavour: 'Standard', size: '1 kg' }],
  ['', '1 kg', { flavour: 'Standard', size: '1 kg' }],
  [undefined, 'XL', { flavour: 'Standard', size: 'XL' }],
  ['Cacao', undefined, { flavour: 'Cacao', size: '' }],
])('flavour %j and size %j', (flavour, size, names) => {
  expect(normaliseNames(flavour, size)).toEqual(names);
});

test.each([
  ['Cacao', '750 g', 'Cacao, 750\u00a0g'],
  ['Standard', '1 kg', '1\u00a0kg'],
  ['Menta', '', 'Menta'],
])('%s of %j is named %s', (flavour, size, name) => {
  expect(variantName({ flavour, size })).toBe(name);
});

describe('a static variant', () => {
  const variant = { flavor: 'Cacao', size: '750 g', price: 37.4, image: '/a.webp', inStock: true };
  test('has its euro as cents', () => {
    expect(normaliseVariant({ ...variant, originalPrice: 44.1 })).toEqual({
      flavour: 'Cacao',
      size: '750 g',
      priceCents: 3740,
      originalPriceCents: 4410,
      image: '/a.webp',
      isInStock: true,
    });
  });

  test('may be sold out and without a picture', () => {
    expect(normaliseVariant({ ...variant, image: '', inStock: false })).toMatchObject({
      image: undefined,
      isInStock: false,
    });
  });

  test.each([
    [1.8, 180],
    [134.9, 13_490],
    [0.29, 29],
    [19.99, 1999],
  ])('%f euro are %i cents', (price, priceCents) => {
    expect(normaliseVariant({ ...variant, price }).priceCents).toBe(priceCents);
  });
});

describe('variants of the details', () => {
  test('are always in stock; either spelling is read', () => {
    expect(
      variantsFromWire([
        {
          flavor: 'Cacao',
          size: '1 kg',
          price_cents: 4290,
          image_url: '/a.webp',
          variant_slug: 'x',
        },
        { flavour: 'Cacao', size: '2 kg', priceCents: 1, imageUrl: '/b.webp', variantSlug: 'y' },
      ]),
    ).toEqual([
      {
        flavour: 'Cacao',
        size: '1 kg',
        priceCents: 4290,
        image: '/a.webp',
        slug: 'x',
        isInStock: true,
      },
      {
        flavour: 'Cacao',
        size: '2 kg',
        priceCents: 1,
        image: '/b.webp',
        slug: 'y',
        isInStock: true,
      },
    ]);
  });

  test.each([[null], ['x'], [{}], [[null, 5, {}, { price_cents: 5 }]]])('%j has none', (wire) => {
    expect(variantsFromWire(wire)).toEqual([]);
  });

  test('a foreign picture is dropped', () => {
    expect(variantsFromWire([{ size: 'M', image_url: 'javascript:alert(1)' }])).toMatchObject([
      { image: undefined },
    ]);
  });
});
