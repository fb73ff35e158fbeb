import { describe, expect, test } from 'vitest';
import {
  derivedImageUrl,
  serialiseImageManifest,
  imageFacts,
  imageSources,
  parseImageManifest,
  widthsOf,
} from './imageManifest.ts';
import { shareCardAddress } from './shareCard.ts';

const manifest = new Map([
  [
    '/images/products/iso-soya.webp',
    { hash: '3f2a1b9c', width: 1200, height: 1200, colour: '#e6ebdd' },
  ],
  ['/images/products/foto.jpg', { hash: '00000001', width: 400, height: 250, colour: '#0a0b0c' }],
  ['/images/shops/aosta.webp', { hash: 'abcdef01', width: 1200, height: 840, colour: '#ffffff' }],
]);

test('a manifest survives serialisation, the folder written once', () => {
  const text = serialiseImageManifest(manifest);
  expect(text).toBe(
    '/images/products/iso-soya.webp 3f2a1b9ce6ebdd\nfoto.jpg 000000010a0b0c 400x250\n/images/shops/aosta.webp abcdef01ffffff 1200x840',
  );
  expect(parseImageManifest(text)).toEqual(manifest);
});

test('how much of a picture its pack takes is part of it', () => {
  const facts = { hash: '3f2a1b9c', width: 1200, height: 1200, colour: '#e6ebdd', filled: 96 };
  const measured = new Map([['/images/products/iso-soya.webp', facts]]);
  const text = serialiseImageManifest(measured);
  expect(text).toBe('/images/products/iso-soya.webp 3f2a1b9ce6ebdd 1200x1200x96');
  expect(parseImageManifest(text)).toEqual(measured);
});

test.each([
  [''],
  ['\n'],
  ['name'],
  ['name x'],
  ['name 3f2a1b9ce6ebdd 0x0'],
  ['name 3f2a1b9ce6ebdd axb'],
  ['name e6ebdd'],
  ['name 3f2a1b9ce6ebdd 0x9'],
  ['name 3f2a1b9ce6ebdd 9x0'],
])('what is no line of a manifest is left out: %j', (text) =>
  expect(parseImageManifest(text).size).toBe(0),
);

test('no picture is made wider than its original, and at least one is made', () => {
  expect(widthsOf(1200)).toEqual([320, 480, 640, 960]);
  expect(widthsOf(500)).toEqual([320, 480]);
  expect(widthsOf(480)).toEqual([320, 480]);
  expect(widthsOf(90)).toEqual([90]);
});

const sourcesOf = (src: string, widest?: number) =>
  imageSources(imageFacts(manifest, src), src, widest);

describe('the sources of a picture', () => {
  test('name each size, the lighter format first', () => {
    expect(sourcesOf('/images/products/foto.jpg')).toEqual({
      width: 400,
      height: 250,
      colour: '#0a0b0c',
      sources: [
        { type: 'image/avif', srcSet: '/assets/pictures/foto-00000001-320.avif 320w' },
        { type: 'image/webp', srcSet: '/assets/pictures/foto-00000001-320.webp 320w' },
      ],
    });
  });

  test('stop at the widest that is wanted', () => {
    const srcSet = sourcesOf('/images/products/iso-soya.webp', 640)?.sources[0]?.srcSet;
    expect(srcSet).toBe(
      '/assets/pictures/iso-soya-3f2a1b9c-320.avif 320w, /assets/pictures/iso-soya-3f2a1b9c-480.avif 480w, /assets/pictures/iso-soya-3f2a1b9c-640.avif 640w',
    );
  });

  test('are at least the smallest, however little is wanted', () => {
    expect(sourcesOf('/images/products/foto.jpg', 100)?.sources[1]?.srcSet).toBe(
      '/assets/pictures/foto-00000001-320.webp 320w',
    );
  });

  test('keep a point within the name', () => {
    expect(derivedImageUrl('/images/v1.5-rosso.webp', 'ff', '320.avif')).toBe(
      '/assets/pictures/v1.5-rosso-ff-320.avif',
    );
  });

  test('need no cache-busting parameter', () => {
    expect(sourcesOf('/images/products/iso-soya.webp?v=5')?.width).toBe(1200);
  });

  test.each([
    ['https://cdn.example/iso-soya.webp'],
    ['/images/products/neu.webp'],
    ['__proto__'],
    [''],
  ])('are none for %j: the address itself is shown', (src) => {
    expect(sourcesOf(src)).toBeNull();
  });
});

test('a shared link shows the card of a picture that the build knows, and no other', () => {
  expect(shareCardAddress(manifest, '/images/products/iso-soya.webp')).toBe(
    '/assets/pictures/iso-soya-3f2a1b9c-card.jpg',
  );
  expect(shareCardAddress(manifest, 'https://elsewhere.example/iso-soya.webp')).toBeUndefined();
  expect(shareCardAddress(manifest, null)).toBeUndefined();
});
