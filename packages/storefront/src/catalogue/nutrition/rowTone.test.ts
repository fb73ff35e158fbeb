import { expect, test } from 'vitest';
import { rowTone } from './rowTone.ts';

test.each([
  ['protein', 'protein'],
  ['energyKj', 'energy'],
  ['energyKcal', 'energy'],
  ['calcium', 'mineral'],
  ['carbohydrate', 'carbohydrate'],
  ['sugars', 'carbohydrate'],
  ['fat', 'fat'],
  ['saturates', 'fat'],
  ['vitaminC', 'vitamin'],
  ['thiamin', 'vitamin'],
  ['caffeine', null],
  ['constructor', null],
  [undefined, null],
])('%s is highlighted as %s', (key, tone) => {
  expect(rowTone(key)).toBe(tone);
});
