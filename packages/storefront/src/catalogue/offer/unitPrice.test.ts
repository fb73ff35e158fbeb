import { expect, test } from 'vitest';
import { productUnitPrice, unitPrice } from './unitPrice.ts';

test.each([
  ['750 g', 3740, '49,87\u00a0€/kg'],
  ['100g', 180, '18,00\u00a0€/kg'],
  [' 1kg ', 4290, '42,90\u00a0€/kg'],
  ['1 kg', 123_400, '1234,00\u00a0€/kg'],
  ['100 g', 123_400, '12.340,00\u00a0€/kg'],
  ['50 mg', 100, '20.000,00\u00a0€/kg'],
  ['2,5kg', 9490, '37,96\u00a0€/kg'],
  ['1.5 KG', 3000, '20,00\u00a0€/kg'],
  ['500 gr', 1000, '20,00\u00a0€/kg'],
  ['500ml', 1590, '31,80\u00a0€/l'],
  ['33 cl', 330, '10,00\u00a0€/l'],
  ['1 l', 250, '2,50\u00a0€/l'],
  ['24 x 45 g', 5280, '48,89\u00a0€/kg'],
  ['Box 24x45g', 5280, '48,89\u00a0€/kg'],
])('%s for %i cents is %s', (size, cents, text) => {
  expect(unitPrice(cents, size)).toBe(text);
});

test.each([
  '120 capsule',
  '500 compresse',
  '24pz',
  'Box 22 bustine',
  'S',
  'XL',
  '',
  '0 g',
  'g',
  '12 x',
  '3 misure da 5',
])('%j tells neither mass nor volume', (size) => {
  expect(unitPrice(1000, size)).toBeNull();
});

test.each([
  ['holds its 700 ml', 'Shaker 700 ml', '6', '700 ml', undefined],
  ['weighs its 24 kg', 'Kettlebell da Gara 24 kg', '6', '24 kg', undefined],
  ['is filled with its 100 ml', "Crema all'arnica", '6', '100 ml', '100,00\u00a0€/l'],
  ['is filled with its 20 ml', 'Stick Solare Quota 50+', '6', '20 ml', '500,00\u00a0€/l'],
  ['is a thing whose name only begins alike', 'Gelatiera 1 l', '6', '1 l', undefined],
  ['is sold by its weight', 'Riso soffiato', '3', '500 g', '20,00\u00a0€/kg'],
  ['without a category too', 'Riso soffiato', undefined, '500 g', '20,00\u00a0€/kg'],
  ['has no size and no unit price', 'Riso soffiato', '3', undefined, undefined],
])('%s: %s', (_what, name, categoryId, size, text) => {
  expect(productUnitPrice({ categoryId, name }, 1000, size)).toBe(text);
});

test('nothing costs nothing per kilogram', () => {
  expect(unitPrice(0, '1 kg')).toBeNull();
});
