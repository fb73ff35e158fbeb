import { parseQuantity } from '@vetta/nutrition-parser';
import { expect, test } from 'vitest';
import { figureOf, gramsOf } from './grams.ts';

test.each([
  ['24,6 g', 24.6],
  ['300 mg', 0.3],
  ['50 µg', 0.00005],
  ['<0,5 g', 0.5],
  ['tracce', 0],
  ['>2 g', null],
  ['2-3 g', null],
  ['120 kcal', null],
])('%s is so many grams', (text, grams) => {
  expect(gramsOf(parseQuantity(text))).toBe(grams);
});

test('nothing printed is no figure', () => {
  expect(figureOf(null)).toBeNull();
  expect(figureOf(undefined)).toBeNull();
});
