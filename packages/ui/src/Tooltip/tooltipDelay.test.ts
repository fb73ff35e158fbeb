import { expect, it } from 'vitest';
import { tooltipDelay } from './tooltipDelay.ts';

it.each([
  ['waits 700 ms for the first', 1000, null, 700],
  ['appears at once 299 ms after another', 1299, 1000, 0],
  ['waits again 300 ms after another', 1300, 1000, 700],
])('%s', (_what, now, closed, expected) => {
  expect(tooltipDelay(now, closed)).toBe(expected);
});
