// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { preloadImages } from './preloadImages.ts';

test('asks for each picture once, and for no empty one', () => {
  const loaded: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(source: string) {
        loaded.push(source);
      }
    },
  );
  preloadImages(['/a.webp', '', '/b.webp', '/a.webp']);
  preloadImages(['/b.webp', '/c.webp']);
  expect(loaded).toEqual(['/a.webp', '/b.webp', '/c.webp']);
  vi.unstubAllGlobals();
});
