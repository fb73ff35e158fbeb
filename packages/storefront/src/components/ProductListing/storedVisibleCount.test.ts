// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readStep, writeStep } from './storedVisibleCount.ts';

beforeEach(() => window.sessionStorage.clear());

test('remembers how far each history entry had grown', () => {
  writeStep('a', 240);
  writeStep('b', 360);
  writeStep('a', 480);
  expect(readStep('a')).toBe(480);
  expect(readStep('b')).toBe(360);
  expect(readStep('c')).toBeNull();
});

test.each(['{', 'null', '{"a":1}', '[["a","240"]]', '[["a",0]]'])('reads %s as nothing', (text) => {
  window.sessionStorage.setItem('listing-steps', text);
  expect(readStep('a')).toBeNull();
  writeStep('a', 240);
  expect(readStep('a')).toBe(240);
});

test('keeps the latest fifty entries', () => {
  for (let place = 0; place < 60; place += 1) writeStep(`entry ${place}`, 240);
  expect(readStep('entry 9')).toBeNull();
  expect(readStep('entry 10')).toBe(240);
});
