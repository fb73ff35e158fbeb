import { expect, test } from 'vitest';
import { productFromWire } from '../product.ts';
import { sizePrice } from './sizePrice.ts';

function product(wire: object) {
  const reading = productFromWire({ id: 1, name: 'Siero', price: 1990, ...wire });
  if (reading.product === null) throw new Error(reading.reason);
  return reading.product;
}

const siero = product({
  sizes: [
    { size: '500g', price: 1990 },
    { size: '1 kg' },
    { size: '2 kg', price: 5990, promo_price_cents: 4990, promo_until: '2026-11-30' },
  ],
});

test.each([
  ['500 g', '2026-11-30', 1990],
  ['1 kg', '2026-11-30', null],
  ['2 kg', '2026-11-30', 4990],
  ['2 kg', '2026-12-01', 5990],
  ['30 g', '2026-11-30', null],
] as const)('%s costs on %s %s', (name, day, cents) => {
  expect(sizePrice(siero, name, day)).toBe(cents);
});

test('a product without sizes has the price of none', () => {
  expect(sizePrice(product({}), '1 kg', '2026-11-30')).toBeNull();
});
