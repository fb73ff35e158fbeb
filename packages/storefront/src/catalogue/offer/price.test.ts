import { describe, expect, test } from 'vitest';
import { regularPrice } from './offers.ts';
import { chooseFavouritePrice, formatEuro, priceLine as lineOn } from './price.ts';

const priceLine = (product: Parameters<typeof lineOn>[0]) => lineOn(product, null);

const sizes = (...prices: (number | undefined)[]) =>
  prices.map((priceCents) => ({ label: 'x', priceCents }));

describe('the displayed price is the first usable of', () => {
  test.each([
    ['price', { priceCents: 1, sizes: sizes(2), minPriceCents: 3, basePriceCents: 4 }, 1],
    [
      'the lowest positive size price',
      { sizes: sizes(0, 5, 2), minPriceCents: 3, basePriceCents: 4 },
      2,
    ],
    [
      'min_price_cents',
      { priceCents: 0, sizes: sizes(0, undefined), minPriceCents: 3, basePriceCents: 4 },
      3,
    ],
    ['base_price', { sizes: [], basePriceCents: 4 }, 4],
    ['nothing', { priceCents: 0, sizes: sizes(0), minPriceCents: 0, basePriceCents: 0 }, null],
    ['nothing at all', { sizes: [] }, null],
  ])('%s', (_, product, cents) => {
    expect(regularPrice(product)).toBe(cents);
  });
});

describe('a stored favourite', () => {
  test.each([
    ['takes min_price_cents first', { minPriceCents: 2490, basePrice: 10 }, 2490],
    ['reads basePrice as euro', { basePrice: 24.9 }, 2490],
    ['reads 100 as euro', { basePrice: 100 }, 10_000],
    ['reads a value above 100 as cents', { basePrice: 2490 }, 2490],
    ['falls back to price', { basePrice: 0, price: 1.8 }, 180],
    ['has no price of zero', { minPriceCents: 0, basePrice: 0, price: 0 }, null],
    ['has no price without fields', {}, null],
  ])('%s', (_, favourite, cents) => {
    expect(chooseFavouritePrice(favourite)).toBe(cents);
  });
});

test.each([
  [180, '1,80\u00a0€'],
  [2490, '24,90\u00a0€'],
  [13_490, '134,90\u00a0€'],
  [5, '0,05\u00a0€'],
])('%i cents are written %s', (cents, text) => {
  expect(formatEuro(cents)).toBe(text);
});

describe('the price line of a card', () => {
  const name = 'Isolate di Soia';

  test('begins with A partire da and names the unit price of the size behind the price', () => {
    const product = {
      name,
      sizes: [
        { label: '2 kg', priceCents: 9000 },
        { label: '750 g', priceCents: 3740 },
      ],
    };
    expect(priceLine(product)).toEqual({
      kind: 'price',
      prefix: 'A partire da',
      cents: 3740,
      text: '37,40\u00a0€',
      isPromotion: false,
      unitText: '49,87\u00a0€/kg',
    });
  });

  test('takes the only size where it has no price of its own', () => {
    const line = priceLine({ name, priceCents: 2990, sizes: [{ label: '300 g' }] });
    expect(line).toMatchObject({ unitText: '99,67\u00a0€/kg' });
  });

  test('has no unit price where the price belongs to no size', () => {
    const line = priceLine({
      name,
      priceCents: 2000,
      sizes: [{ label: '1 kg', priceCents: 2500 }],
    });
    expect(line).toMatchObject({ cents: 2000, unitText: undefined });
  });

  test('strikes an original price above the price only', () => {
    expect(
      priceLine({ name, priceCents: 3740, originalPriceCents: 4400, sizes: [] }),
    ).toMatchObject({
      struck: {
        label: 'Prezzo più basso dei 30 giorni precedenti:',
        text: '44,00\u00a0€',
      },
    });
    expect(
      priceLine({ name, priceCents: 3740, originalPriceCents: 3740, sizes: [] }),
    ).toMatchObject({
      struck: undefined,
    });
  });

  test('without a price asks to write', () => {
    expect(priceLine({ name, sizes: [] })).toEqual({
      kind: 'onRequest',
      text: 'Prezzo su richiesta',
      linkText: 'Contattaci',
    });
  });
});
