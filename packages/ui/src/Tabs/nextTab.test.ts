import { expect, it } from 'vitest';
import { nextTab } from './nextTab.ts';

it.each([
  ['goes right', 'ArrowRight', 0, 1],
  ['wraps round at the right end', 'ArrowRight', 3, 0],
  ['goes left', 'ArrowLeft', 2, 1],
  ['wraps round at the left end', 'ArrowLeft', 0, 3],
  ['jumps to the first', 'Home', 2, 0],
  ['jumps to the last', 'End', 1, 3],
  ['leaves other keys alone', 'ArrowDown', 1, null],
])('%s', (_what, key, at, expected) => {
  expect(nextTab(key, at, 4)).toBe(expected);
});
