import { expect, test } from 'vitest';
import { nextActive } from './nextActiveOption.ts';

const order = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test.each([
  ['ArrowDown', undefined, 'a'],
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'c', null],
  ['ArrowUp', undefined, 'c'],
  ['ArrowUp', 'c', 'b'],
  ['ArrowUp', 'a', null],
  ['ArrowDown', 'gone', 'a'],
] as const)('%s from %s leads to %s', (key, from, to) => {
  expect(nextActive(order, from, key)).toBe(to);
});

test('an empty list leads nowhere', () => {
  expect(nextActive([], undefined, 'ArrowDown')).toBeNull();
  expect(nextActive([], undefined, 'ArrowUp')).toBeNull();
});
