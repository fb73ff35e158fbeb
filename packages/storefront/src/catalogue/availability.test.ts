import { expect, test } from 'vitest';
import { availabilityOf, isSoldOut } from './availability.ts';

const stock = (storeId: string, stockQuantity: number, isAvailable = true) => ({
  storeId,
  isAvailable,
  stockQuantity,
});

test('store 1 is Torino, any other one Aosta; the total counts the available', () => {
  const availability = [stock('1', 12), stock('2', 30), stock('7', 5, false), stock('x', 0)];
  expect(availabilityOf({ availability })).toEqual({
    lines: [
      { storeId: '1', store: 'Sede Torino', text: '12 disponibili', pieces: 12 },
      { storeId: '2', store: 'Sede Aosta', text: '30 disponibili', pieces: 30 },
      { storeId: '7', store: 'Sede Aosta', text: 'Non disponibile', pieces: 0 },
      { storeId: 'x', store: 'Sede Aosta', text: 'Non disponibile', pieces: 0 },
    ],
    pieces: 42,
    totalText: 'Totale: 42 pezzi',
  });
});

test.each([
  [[stock('1', 1)], 'Totale: 1 pezzo'],
  [[stock('1', 0)], 'Totale: 0 pezzi'],
  [[stock('1', 1), stock('2', 1)], 'Totale: 2 pezzi'],
])('%j: %s', (availability, totalText) => {
  expect(availabilityOf({ availability })?.totalText).toBe(totalText);
});

test('without a list there is no box, and nobody knows that it is sold out', () => {
  expect(availabilityOf({ availability: [] })).toBeNull();
  expect(isSoldOut({ availability: [] })).toBe(false);
});

test('sold out is what no shop has', () => {
  expect(isSoldOut({ availability: [stock('1', 0), stock('2', 4, false)] })).toBe(true);
  expect(isSoldOut({ availability: [stock('1', 0), stock('2', 1)] })).toBe(false);
});
