import { describe, expect, test } from 'vitest';
import { productFromWire } from '../../catalogue/product.ts';
import { cardContent } from './cardContent.ts';

function contentOf(wire: Record<string, unknown>) {
  const { product } = productFromWire({ id: 7, name: 'Iso Soya', slug: 'iso-soya', ...wire });
  if (product === null) throw new Error('no product');
  return cardContent(product, null);
}

const labels = (wire: Record<string, unknown>) => contentOf(wire).badges.map(({ label }) => label);
const nowhere = [
  { storeId: 1, isAvailable: true, stockQuantity: 0 },
  { storeId: 2, isAvailable: false, stockQuantity: 9 },
];

describe('brand', () => {
  test.each([
    ['brand_name', { brand_name: 'Serac' }, 'Serac'],
    ['brand', { brand: 'Serac' }, 'Serac'],
    ['brandName', { brandName: 'Serac' }, 'Serac'],
    ['none', {}, 'Vetta Nutrition'],
  ])('%s', (_, wire, brand) => {
    expect(contentOf(wire).brand).toBe(brand);
  });
});

test('links to the category and slug, or the id when there is no slug', () => {
  expect(contentOf({ category_slug: 'supplementi' }).href).toBe('/prodotti/supplementi/iso-soya');
  expect(contentOf({ slug: undefined }).href).toBe('/prodotti/proteine/7');
});

test.each([
  [{ is_new: true, new_arrival: true }, ['Novità']],
  [{ isNew: true, newArrival: true }, ['Novità']],
  [{ newArrival: true }, []],
  [{ isNew: true }, []],
])("'Novità' repeats 'Nuovo' where a product is both: %j", (flags, repeated) => {
  const { badges } = contentOf(flags);
  expect(badges.filter((badge) => badge.isRepeated).map(({ label }) => label)).toEqual(repeated);
});

test('nine flags are nine badges', () => {
  expect(
    labels({
      isBestSeller: true,
      isNew: true,
      bestPrice: true,
      immediateAvailability: true,
      freeShipping: true,
      newArrival: true,
      fastDelivery: true,
      staffPick: true,
      localProduct: true,
    }),
  ).toEqual([
    'Best Seller',
    'Nuovo',
    'Miglior Prezzo',
    'Disponibile',
    'Spedizione Gratuita',
    'Novità',
    'Consegna 24h',
    'Consigliato',
    "Valle d'Aosta",
  ]);
});

describe('sold out', () => {
  test('when no shop has stock', () => {
    expect(contentOf({ availability: nowhere }).isSoldOut).toBe(true);
    expect(labels({ availability: nowhere, isNew: true })).toEqual(['Esaurito', 'Nuovo']);
  });

  test('promises no stock', () => {
    const flags = { immediateAvailability: true, fastDelivery: true };
    expect(labels({ availability: nowhere, ...flags })).toEqual(['Esaurito']);
  });

  test('not when nobody knows', () => {
    expect(contentOf({ availability: [] }).isSoldOut).toBe(false);
    expect(contentOf({}).isSoldOut).toBe(false);
  });
});

test('a description is cut to 87 characters, and a missing one is said', () => {
  expect(contentOf({ description: 'a'.repeat(91) }).description).toBe(`${'a'.repeat(87)}...`);
  expect(contentOf({}).description).toBe('Descrizione del prodotto non disponibile');
});

test('a product without a price is on request', () => {
  expect(contentOf({ price: 0 }).price).toMatchObject({
    kind: 'onRequest',
    text: 'Prezzo su richiesta',
    linkText: 'Contattaci',
  });
});
