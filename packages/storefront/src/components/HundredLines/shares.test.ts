import { array, assert, double, property } from 'fast-check';
import { expect, it } from 'vitest';
import { shares, type CompositionPart } from './shares.ts';

const parts = (...grams: readonly number[]): readonly CompositionPart[] =>
  grams.map((own, at) => ({ id: String(at), label: '', tone: 'rest', grams: own, amount: '' }));

it.each([
  ['the drawn label', [87, 2.5, 1.2, 9.3], [87, 3, 1, 9]],
  ['whole grams', [20, 30, 50], [20, 30, 50]],
  ['less than 100 g', [10, 20], [10, 20]],
  ['more than 100 g, scaled', [80, 80], [50, 50]],
  ['nothing', [], []],
  ['a broken number', [Number.NaN, 40], [0, 40]],
])('%s', (_what, grams, expected) => {
  expect(shares(parts(...grams))).toEqual(expected);
});

const some = array(double({ min: 0, max: 100, noNaN: true }), { maxLength: 5 });
const count = (lines: readonly number[]) => lines.reduce((total, own) => total + own, 0);

it('never draws more than 100 lines', () => {
  assert(property(some, (grams) => count(shares(parts(...grams))) <= 100));
});

it('distributes exactly 100 lines over any composition', () => {
  assert(
    property(some, (grams) => {
      const rest = Math.max(0, 100 - grams.reduce((total, own) => total + own, 0));
      return count(shares(parts(...grams, rest))) === 100;
    }),
  );
});
