import { expect, test } from 'vitest';
import { sizeName, variantName } from './variant.ts';

// A unit is never alone on a line.
test.each([
  ['1kg', '1\u00a0kg'],
  ['1 kg', '1\u00a0kg'],
  ['1\u00a0kg', '1\u00a0kg'],
  ['2,5kg', '2,5\u00a0kg'],
  ['500g', '500\u00a0g'],
  ['700ML', '700\u00a0ML'],
  ['24pz', '24\u00a0pz'],
  ['Box 24x45g', 'Box 24x45\u00a0g'],
])('%j reads %j', (size, name) => {
  expect(sizeName(size)).toBe(name);
});

test.each(['500 compresse', 'Box 22 bustine', 'XL', '3XL', '45gradi', ''])(
  '%j stays as it is',
  (size) => {
    expect(sizeName(size)).toBe(size);
  },
);

test('a variant is named by its flavour and size', () => {
  expect(variantName({ flavour: 'Cacao', size: '750g' })).toBe('Cacao, 750\u00a0g');
  expect(variantName({ flavour: 'Standard', size: '1kg' })).toBe('1\u00a0kg');
  expect(variantName({ flavour: 'Cacao', size: '' })).toBe('Cacao');
});
