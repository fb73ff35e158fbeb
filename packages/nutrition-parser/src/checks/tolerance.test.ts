import { describe, expect, test } from 'vitest';
import type { Quantity } from '../model.ts';
import { grams, halfStep, halfStepGrams, isExact, warning } from './view.ts';

const quantity = (amount: number, unit: string, more: Partial<Quantity> = {}): Quantity => ({
  amount,
  unit,
  raw: `${amount} ${unit}`,
  ...more,
});

test.each([
  [80, 0.5],
  [990, 0.5],
  [1000, 5],
  [1001, 0.5],
  [1570, 5],
  [0.5, 0.05],
  [5.2, 0.05],
  [0.55, 0.005],
  [0.125, 0.0005],
])('half of the last printed place of %d is %d', (amount, expected) => {
  expect(halfStep(quantity(amount, 'g'))).toBeCloseTo(expected, 9);
});

test.each([
  ['an amount', quantity(5, 'g'), true],
  ['about an amount', quantity(5, 'g', { qualifier: '~' }), true],
  ['less than an amount', quantity(5, 'g', { qualifier: '<' }), false],
  ['more than an amount', quantity(5, 'g', { qualifier: '>' }), false],
  ['traces', quantity(0, 'g', { qualifier: 'traces' }), false],
  ['a range', quantity(5, 'g', { max: 6 }), false],
  ['nothing', null, false],
  ['no column', undefined, false],
])('%s is exact or not', (_, given, expected) => {
  expect(isExact(given)).toBe(expected);
});

describe('in grams', () => {
  test.each([
    ['grams', quantity(5, 'g'), 5],
    ['milligrams', quantity(5, 'mg'), 0.005],
    ['a range by its middle', quantity(4, 'g', { max: 6 }), 5],
    ['no mass', quantity(5, 'kcal'), undefined],
    ['nothing', null, undefined],
    ['no column', undefined, undefined],
  ])('%s', (_, given, expected) => {
    expect(grams(given)).toBe(expected);
  });

  test.each([
    [quantity(5, 'mg'), 0.0005],
    [quantity(0.5, 'g'), 0.05],
    [quantity(5, 'UI'), 0.5],
  ])('half a step of %o', (given, expected) => {
    expect(halfStepGrams(given)).toBeCloseTo(expected, 9);
  });
});

test('a warning is where its quantity is', () => {
  const span = { start: 3, end: 6 };
  expect(warning('sum-exceeds-100', 'x', quantity(5, 'g', { span })).span).toBe(span);
  expect(Object.keys(warning('sum-exceeds-100', 'x', quantity(5, 'g')))).toEqual([
    'code',
    'severity',
    'message',
  ]);
});
