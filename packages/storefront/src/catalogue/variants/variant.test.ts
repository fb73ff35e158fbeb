import { expect, test } from 'vitest';
import { sizeName, variantName } from './variant.ts';

test.each([
  ['1kg', '1 kg'],
  ['2,5kg', '2,5 kg'],
  ['500g', '500 g'],
  ['700ML', '700 ML'],
  ['24pz', '24 pz'],
  ['Box 24x45g', 'Box 24x45 g'],
])('%j reads %j', (size, name) => {
  expect(sizeName(size)).toBe(name);
});

test.each(['1 kg', '500 compresse', 'Box 22 bustine', 'XL', '3XL', '45gradi', ''])(
  '%j stays as it is',
  (size) => {
    expect(sizeName(size)).toBe(size);
  },
);

test('a variant is named by its flavour and size', () => {
  expect(variantName({ flavour: 'Cacao', size: '750g' })).toBe('Cacao, 750 g');
  expect(variantName({ flavour: 'Standard', size: '1kg' })).toBe('1 kg');
  expect(variantName({ flavour: 'Cacao', size: '' })).toBe('Cacao');
});
