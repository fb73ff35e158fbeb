import { expect, test } from 'vitest';
import { barAfterKey, barAt, barsPath } from './profileBars.ts';

test('draws a line a product from the ground, and keeps a gap where there is no height', () => {
  expect(barsPath([0.78, null, 0.241])).toBe('M0.5 100v-78M1.5 100v0M2.5 100v-24.1');
});

test.each([
  [0, 4, 0],
  [0.04, 4, 0],
  [0.06, 4, 1],
  [0.19, 4, 3],
  [-0.1, 4, 0],
  [0.9, 4, 3],
  [0.5, 40, 20],
  [1, 40, 39],
])('the pointer at %d of the width, of %i bars, is above bar %i', (part, count, bar) => {
  expect(barAt(part, count)).toBe(bar);
});

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 3, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Tab', 1, undefined],
  ['constructor', 1, undefined],
])('%s at bar %i of four leads to %s', (key, at, next) => {
  expect(barAfterKey(key, at, 4)).toBe(next);
});
