// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { preloadImages } from './preloadImages.ts';

afterEach(() => vi.restoreAllMocks());

/** What is fetched: the address of each picture, with the sources that stand before it at that time. */
function watchLoads() {
  const loaded: { src: string; sources: (string | null)[][] }[] = [];
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLImageElement,
    src: string,
  ) {
    const sources = [...(this.parentElement?.querySelectorAll('source') ?? [])];
    loaded.push({
      src,
      sources: sources.map((source) =>
        ['type', 'srcset', 'sizes'].map((a) => source.getAttribute(a)),
      ),
    });
  });
  return loaded;
}

test('asks for each picture once, and for no empty one', () => {
  const loaded = watchLoads();
  preloadImages([{ src: '/a.webp' }, { src: '' }, { src: '/b.webp' }, { src: '/a.webp' }], '600px');
  preloadImages([{ src: '/b.webp' }, { src: '/c.webp' }], '600px');
  expect(loaded.map(({ src }) => src)).toEqual(['/a.webp', '/b.webp', '/c.webp']);
});

test('offers the sizes and formats that the page will offer', () => {
  const loaded = watchLoads();
  const sources = [
    { type: 'image/avif', srcSet: '/d-320.avif 320w' },
    { type: 'image/webp', srcSet: '/d-320.webp 320w' },
  ];
  preloadImages([{ src: '/d.webp', sources }], '600px');
  expect(loaded).toEqual([
    {
      src: '/d.webp',
      sources: [
        ['image/avif', '/d-320.avif 320w', '600px'],
        ['image/webp', '/d-320.webp 320w', '600px'],
      ],
    },
  ]);
});
