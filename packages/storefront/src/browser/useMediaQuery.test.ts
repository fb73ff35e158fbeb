// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMediaQuery } from './useMediaQuery.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('follows the query while it is mounted', () => {
  const listeners = new Set<() => void>();
  let matches = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    get matches() {
      return matches && query === '(min-width: 48em)';
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  const { result, unmount } = renderHook(() => useMediaQuery('(min-width: 48em)'));
  expect(result.current).toBe(false);
  matches = true;
  act(() => listeners.forEach((listener) => listener()));
  expect(result.current).toBe(true);
  unmount();
  expect(listeners.size).toBe(0);
});
