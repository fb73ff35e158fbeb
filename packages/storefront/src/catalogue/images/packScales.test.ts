import { expect, test } from 'vitest';
import { packScales } from './packScales.ts';

test('a pack half as high is drawn half as high', () => {
  expect(
    packScales([
      { heightMm: 300, filled: 100 },
      { heightMm: 150, filled: 100 },
    ]),
  ).toEqual([1, 0.5]);
});

test('what a picture leaves free above its pack is part of its size', () => {
  expect(
    packScales([
      { heightMm: 200, filled: 80 },
      { heightMm: 50, filled: 25 },
    ]),
  ).toEqual([1, 0.8]);
});

test.each([
  [undefined, 90],
  [0, 90],
  [120, undefined],
  [120, 0],
])('without a height (%s mm, %s per cent filled) none is in proportion', (heightMm, filled) => {
  expect(
    packScales([
      { heightMm: 300, filled: 100 },
      { heightMm, filled },
    ]),
  ).toBeNull();
});

test('one pack alone has nothing to be in proportion to', () => {
  expect(packScales([{ heightMm: 300, filled: 100 }])).toBeNull();
});
