// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isMissingChunk, reloadOnce } from './missingChunk.ts';

beforeEach(() => sessionStorage.clear());

describe('isMissingChunk', () => {
  test.each([
    'Failed to fetch dynamically imported module: https://shop.example/assets/Home-1.js',
    'error loading dynamically imported module: https://shop.example/assets/Home-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/Home-1.css',
  ])('knows "%s"', (message) => {
    expect(isMissingChunk(new TypeError(message))).toBe(true);
  });

  test('takes no other error for one', () => {
    expect(isMissingChunk(new Error('x is undefined'))).toBe(false);
    expect(isMissingChunk('Failed to fetch dynamically imported module')).toBe(false);
  });
});

describe('reloadOnce', () => {
  const now = 1_000_000;

  test('reloads once, and not again within a minute', () => {
    const reload = vi.fn<() => void>();
    expect(reloadOnce(now, reload)).toBe(true);
    expect(reloadOnce(now + 59_999, reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadOnce(now + 60_000, reload)).toBe(true);
  });

  test('never reloads where nothing can remember it', () => {
    const reload = vi.fn<() => void>();
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(reloadOnce(now, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    blocked.mockRestore();
  });
});
