import { expect, test } from 'vitest';
import type { Product } from './product.ts';
import { shelfOfCategories } from './shelfOfCategories.ts';

const product = (slug: string, categorySlug: string, other: Partial<Product> = {}): Product => ({
  id: slug,
  slug,
  name: slug,
  categorySlug,
  priceCents: 1000,
  sizes: [],
  images: [],
  primaryImage: `/images/products/${slug}.webp`,
  hasSpecialOffer: false,
  availability: [],
  flags: [],
  ...other,
});

const slugs = (products: readonly Product[], count: number) =>
  shelfOfCategories(products, ['proteine', 'dimagranti'], count).map(({ slug }) => slug);

test('takes one of each category in turn, what sells best first', () => {
  const products = [
    product('a', 'proteine'),
    product('b', 'proteine', { flags: ['isBestSeller'] }),
    product('c', 'dimagranti'),
    product('d', 'altro'),
  ];
  expect(slugs(products, 8)).toEqual(['b', 'c', 'a']);
  expect(slugs(products, 2)).toEqual(['b', 'c']);
});

test('leaves out what is sold out and what has no price', () => {
  const products = [
    product('a', 'proteine', {
      availability: [{ storeId: '1', isAvailable: false, stockQuantity: 0 }],
    }),
    product('b', 'proteine', { priceCents: 0 }),
  ];
  expect(slugs(products, 8)).toEqual([]);
});

test('without products there is no shelf', () => expect(slugs([], 8)).toEqual([]));
