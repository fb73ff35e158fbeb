import { describe, expect, test } from 'vitest';
import type { Favourite } from '../../catalogue/storedFavourites.ts';
import { productFromWire } from '../../catalogue/product.ts';
import { favouriteContent } from './favouriteContent.ts';

const stored: Favourite = {
  id: '7',
  slug: 'iso-soya',
  name: 'Iso Soya',
  addedAt: '2026-03-01T09:00:00.000Z',
};

function product(wire: Record<string, unknown>) {
  const reading = productFromWire({ id: 7, name: 'Iso Soya', slug: 'iso-soya', ...wire });
  if (reading.product === null) throw new Error('no product');
  return reading.product;
}

/** What is read aloud, with plain spaces. */
function priceOf(favourite: Partial<Favourite>, wire?: Record<string, unknown>) {
  const { price } = favouriteContent(
    { ...stored, ...favourite },
    wire === undefined ? undefined : product(wire),
    null,
  );
  return price.text.replace(/\s/g, ' ');
}

describe('price of a stored copy', () => {
  test.each([
    ['minPriceCents first', { minPriceCents: 2490, basePrice: 30 }, '24,90 €'],
    ['basePrice in euro', { basePrice: 24.9 }, '24,90 €'],
    ['a basePrice above 100 is cents', { basePrice: 2490 }, '24,90 €'],
    ['zero', { minPriceCents: 0, basePrice: 0 }, 'N/A'],
    ['none', {}, 'N/A'],
  ])('%s', (_, favourite, text) => {
    expect(priceOf(favourite)).toBe(text);
  });
});

describe('price of a refreshed favourite', () => {
  test.each([
    [
      'min_price_cents before base and price',
      { min_price_cents: 2490, base_price: 3000, price: 3500 },
      '24,90 €',
    ],
    ['base before price', { base_price: 3000, price: 3500 }, '30,00 €'],
    ['price', { price: 3500 }, '35,00 €'],
    ['sizes, when there is nothing else', { sizes: [{ size: '1 kg', price: 1990 }] }, '19,90 €'],
    ['less than a euro stays less than a euro', { price: 99 }, '0,99 €'],
    ['none, whatever was stored', {}, 'N/A'],
  ])('%s', (_, wire, text) => {
    expect(priceOf({ minPriceCents: 9999 }, wire)).toBe(text);
  });

  test('has the unit price only of the amount on show', () => {
    const sizes = [{ size: '500 g', price: 1990 }];
    const shown = favouriteContent(stored, product({ price: 1990, sizes }), null).price;
    expect(shown).toMatchObject({ unitText: expect.stringContaining('39,80') });
    const other = favouriteContent(
      stored,
      product({ min_price_cents: 1500, price: 1990, sizes }),
      null,
    );
    expect(other.price).toMatchObject({ unitText: undefined });
  });
});

test("'Nuovo' is the only badge of the nine", () => {
  const flags = { isNew: true, isBestSeller: true, newArrival: true };
  expect(favouriteContent(stored, product(flags), null).badges.map(({ label }) => label)).toEqual([
    'Nuovo',
  ]);
  expect(favouriteContent(stored, undefined, null).badges).toEqual([]);
});

test("the category is 'proteine' when none was stored", () => {
  expect(favouriteContent(stored, undefined, null).href).toBe('/prodotti/proteine/iso-soya');
});

test('the stored copy stands in where the API is silent', () => {
  const content = favouriteContent({ ...stored, brandName: 'Serac' }, undefined, null);
  expect(content).toMatchObject({
    name: 'Iso Soya',
    brand: 'Serac',
    description: 'Descrizione del prodotto non disponibile',
    isSoldOut: false,
  });
});
