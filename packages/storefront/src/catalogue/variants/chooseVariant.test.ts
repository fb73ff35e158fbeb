import { describe, expect, test } from 'vitest';
import {
  chooseFlavour,
  findChosenVariant,
  firstChoice,
  flavoursOf,
  hasFlavourChoice,
  readChoice,
  sizeLabel,
  sizesOf,
  stockLabel,
} from './chooseVariant.ts';
import type { Variant } from './variant.ts';

const variant = (flavour: string, size: string, isInStock = true): Variant => ({
  flavour,
  size,
  isInStock,
});
const variants = [
  variant('Cacao', '500 g'),
  variant('Cacao', '750 g'),
  variant('Vaniglia', '500 g', false),
  variant('Vaniglia', '2 kg'),
  variant('Neutro', '1 kg', false),
];

test('flavours and sizes come once each, in the order of the variants', () => {
  expect(flavoursOf([...variants, variant('Cacao', '500 g')])).toEqual([
    'Cacao',
    'Vaniglia',
    'Neutro',
  ]);
  expect(
    sizesOf([...variants, variant('Cacao', '500 g')], 'Cacao').map(({ size }) => size),
  ).toEqual(['500 g', '750 g']);
});

test('the first flavour and its first size are chosen', () => {
  expect(firstChoice(variants)).toEqual({ flavour: 'Cacao', size: '500 g' });
  expect(firstChoice([])).toBeNull();
});

test('a change of flavour resets the size to the first available one', () => {
  expect(chooseFlavour(variants, 'Vaniglia')).toEqual({ flavour: 'Vaniglia', size: '2 kg' });
  expect(chooseFlavour(variants, 'Neutro')).toEqual({ flavour: 'Neutro', size: '1 kg' });
  expect(chooseFlavour(variants, 'Fragola')).toBeNull();
});

test('the matching variant needs both', () => {
  expect(findChosenVariant(variants, { flavour: 'Vaniglia', size: '2 kg' })).toBe(variants[3]);
  expect(findChosenVariant(variants, { flavour: 'Cacao', size: '2 kg' })).toBeUndefined();
  expect(findChosenVariant(variants, null)).toBeUndefined();
});

describe('a choice named in an address', () => {
  test.each([
    [
      { flavour: 'Cacao', size: '750 g' },
      { flavour: 'Cacao', size: '750 g' },
    ],
    [
      { flavour: 'Vaniglia', size: '750 g' },
      { flavour: 'Vaniglia', size: '2 kg' },
    ],
    [
      { flavour: 'Vaniglia', size: null },
      { flavour: 'Vaniglia', size: '2 kg' },
    ],
    [
      { flavour: null, size: '2 kg' },
      { flavour: 'Vaniglia', size: '2 kg' },
    ],
    [
      { flavour: 'Fragola', size: '2 kg' },
      { flavour: 'Cacao', size: '500 g' },
    ],
    [
      { flavour: null, size: null },
      { flavour: 'Cacao', size: '500 g' },
    ],
  ])('%j', (named, choice) => {
    expect(readChoice(variants, named)).toEqual(choice);
  });
});

const named = (size: string) => ({ flavour: 'Cacao', size });

test('a size is known however it is spaced, and each of two that differ in no more', () => {
  expect(readChoice(variants, named('750g'))).toEqual(named('750 g'));
  expect(readChoice(variants, { flavour: null, size: '2kg' })).toEqual({
    flavour: 'Vaniglia',
    size: '2 kg',
  });
  const doubled = [variant('Cacao', '1 kg'), variant('Cacao', '1kg')];
  expect(readChoice(doubled, named('1kg'))).toEqual(named('1kg'));
  expect(readChoice(doubled, named('1 kg'))).toEqual(named('1 kg'));
});

test('several flavours call the sizes Formato, one alone Quantità', () => {
  expect([hasFlavourChoice(variants), sizeLabel(variants)]).toEqual([true, 'Formato']);
  const shaker = [variant('Standard', '500 ml'), variant('Standard', '700 ml')];
  expect([hasFlavourChoice(shaker), sizeLabel(shaker)]).toEqual([false, 'Quantità']);
});

test('stock reads Disponibile or Esaurito', () => {
  expect([stockLabel({ isInStock: true }), stockLabel({ isInStock: false })]).toEqual([
    'Disponibile',
    'Esaurito',
  ]);
});
