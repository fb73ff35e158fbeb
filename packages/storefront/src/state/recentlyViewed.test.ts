// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { recentlyViewedAtom, withViewed } from './recentlyViewed.ts';

beforeEach(() => localStorage.clear());

const view = (...slugs: string[]) => {
  const store = createStore();
  for (const slug of slugs) store.set(recentlyViewedAtom, (kept) => withViewed(kept, slug));
  return store;
};

test('the newest comes first, each once, at most eight', () => {
  view('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c');
  expect(JSON.parse(localStorage.getItem('recently-viewed') ?? '')).toEqual([
    'c',
    'i',
    'h',
    'g',
    'f',
    'e',
    'd',
    'b',
  ]);
});

test('another tab adds to what this one knows', () => {
  const store = view('a');
  localStorage.setItem('recently-viewed', '["b","a"]');
  store.set(recentlyViewedAtom, (kept) => withViewed(kept, 'c'));
  expect(localStorage.getItem('recently-viewed')).toBe('["c","b","a"]');
});

test('an emptied list leaves nothing behind', () => {
  view('a').set(recentlyViewedAtom, () => []);
  expect(localStorage.getItem('recently-viewed')).toBeNull();
});

test.each(['{', '"a"', '[1]', '[""]', '{"a":1}', 'null'])('%s counts as nothing', (text) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem('recently-viewed', text);
  const store = view('a');
  expect(store.get(recentlyViewedAtom)).toEqual(['a']);
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
