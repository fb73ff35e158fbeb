import { describe, expect, test } from 'vitest';
import { withCacheBusting } from './cacheBusting.ts';
import { cardImage, chooseImage, isPlaceholder, productImages } from './chooseImage.ts';

const none = { images: [] };
const variant = (flavour: string, size: string, image?: string) => ({
  flavour,
  size,
  image,
  isInStock: true,
});

describe('the picture of a product is the first of', () => {
  test.each([
    [
      'its own primary picture',
      { primaryImage: '/p.webp', images: ['/i.webp'], imageUrl: '/u.webp' },
      '/p.webp',
    ],
    ['the first of its list', { images: ['/i.webp', '/j.webp'], imageUrl: '/u.webp' }, '/i.webp'],
    ['its image_url', { images: [], imageUrl: '/u.webp' }, '/u.webp'],
    [
      'what is no placeholder',
      { primaryImage: '/placeholder.png', images: ['/no-image.jpg'], imageUrl: '/u.webp' },
      '/u.webp',
    ],
  ])('%s, whatever the variant', (_, product, src) => {
    expect(chooseImage(product, variant('Cacao', '1 kg', '/v.webp'))).toBe(src);
  });

  test('the variant’s picture', () => {
    expect(
      chooseImage({ ...none, slug: 'gel-trenta' }, variant('Limone', '45 ml', '/v.webp')),
    ).toBe('/v.webp');
  });

  test('the picture of the flavour', () => {
    const variants = [
      variant('Limone', '45 ml', '/limone.webp'),
      variant('Caffè', '45 ml', '/caffe.webp'),
      variant('CAFFE', '90 ml'),
    ];
    expect(chooseImage({ ...none, slug: 'pippo' }, variants[2], variants)).toBe('/caffe.webp');
    expect(chooseImage({ ...none, slug: 'pippo' }, variant('Menta', '45 ml'), variants)).toBeNull();
  });

  test('the picture of the slug', () => {
    expect(chooseImage({ ...none, slug: 'ferro-c' })).toBe('/images/products/ferro-c.webp');
    expect(cardImage({ ...none, slug: 'ferro-c' })).toBe('/images/products/ferro-c.webp');
  });

  test.each([['pippo'], ['__proto__'], ['constructor'], [undefined]])(
    'nothing for %s: a placeholder',
    (slug) => {
      expect(
        chooseImage({ ...none, slug }, variant('Cacao', '1 kg', '/img/placeholder.svg')),
      ).toBeNull();
    },
  );
});

describe('where the product’s own picture shows one of its variants', () => {
  const product = { slug: 'pippo', primaryImage: '/cacao.webp', images: [] };
  const variants = [
    variant('Cacao', '1 kg', '/cacao.webp'),
    variant('Fragola', '1 kg', '/fragola.webp'),
    variant('Cocco', '1 kg'),
    variant('Latte', '1 kg', '/placeholder.png'),
  ];

  test.each([
    ['Cacao', '/cacao.webp'],
    ['Fragola', '/fragola.webp'],
    ['Cocco', '/cacao.webp'],
    ['Latte', '/cacao.webp'],
  ])('the choice of %s shows %s', (flavour, src) => {
    const chosen = variants.find((candidate) => candidate.flavour === flavour);
    expect(chooseImage(product, chosen, variants)).toBe(src);
  });

  test('nothing chosen shows it', () => {
    expect(chooseImage(product, undefined, variants)).toBe('/cacao.webp');
  });
});

test('a picture of the product as a whole stays, whatever the variant', () => {
  const product = { slug: 'pippo', primaryImage: '/tutti.webp', images: [] };
  const variants = [variant('Cacao', '1 kg', '/cacao.webp')];
  expect(chooseImage(product, variants[0], variants)).toBe('/tutti.webp');
});

test.each([
  ['120 capsule', '/images/products/citrulline-malate-capsule.webp'],
  ['175g', '/images/products/citrulline-malate-175g.webp'],
  ['175 g', '/images/products/citrulline-malate-175g.webp'],
  [' 175 G ', '/images/products/citrulline-malate-175g.webp'],
  ['1175 g', '/p.webp'],
  ['175 g x 2', '/p.webp'],
  ['500 g', '/p.webp'],
])('citrulline malate of %s shows %s', (size, src) => {
  const product = { slug: 'citrulline-malate', primaryImage: '/p.webp', images: [] };
  expect(chooseImage(product, variant('Neutro', size))).toBe(src);
});

test('citrulline malate whose size is not known shows its own picture', () => {
  const product = { slug: 'citrulline-malate', primaryImage: '/p.webp', images: [] };
  expect(chooseImage(product)).toBe('/p.webp');
});

test('no other product takes a picture for its size', () => {
  const product = { slug: 'citrullina', primaryImage: '/p.webp', images: [] };
  expect(chooseImage(product, variant('Neutro', '175 g'))).toBe('/p.webp');
});

test.each([
  ['/images/placeholder.png', true],
  ['/images/image-not-found.png', true],
  ['/images/image_not_found.png', true],
  ['/images/no-image.png', true],
  ['/images/noimage.jpg', true],
  ['/images/piano-image.webp', false],
])('%s is a placeholder: %j', (src, isOne) => {
  expect(isPlaceholder(src)).toBe(isOne);
});

test('the gallery holds each picture once', () => {
  expect(
    productImages({ primaryImage: '/a.webp', images: ['/a.webp', '/b.webp'], imageUrl: '/b.webp' }),
  ).toEqual(['/a.webp', '/b.webp']);
});

describe('cache busting', () => {
  const hourMs = 3_600_000;
  test('marks the pictures that are replaced under their name, hour by hour', () => {
    expect(withCacheBusting('/a.webp', 'citrulline-malate', 5 * hourMs + 1)).toBe('/a.webp?v=5');
    expect(withCacheBusting('/a.webp?w=1', 'citrulline-malate', 6 * hourMs)).toBe(
      '/a.webp?w=1&v=6',
    );
  });

  test('leaves all others as they are', () => {
    expect(withCacheBusting('/a.webp', 'iso-soya', 5 * hourMs)).toBe('/a.webp');
  });
});
