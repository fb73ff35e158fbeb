import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { testCatalogue } from './testCatalogue.ts';

/** Protein powders of one kilo, so dear that 100 g of protein cost as much; one has no label. */
const priced = { a: 500, b: 600, c: 700, d: 800, e: 900, f: 1000 };
const label = (name: string) => ({
  valori_nutrizionali: `| Componente | Per 100 g |\n|---|---|\n| ${name} | 100 g |`,
});

const shop = () =>
  testCatalogue({
    products: [
      ...Object.entries(priced).map(([slug, cents], at) => ({
        id: 20 - at,
        slug,
        name: slug.toUpperCase(),
        category_slug: 'proteine',
        sizes: [{ size: '1 kg', price: cents * 10 }],
      })),
      { id: 1, slug: 'unread', name: 'Unread', category_slug: 'proteine', price: 1000 },
      {
        id: 2,
        slug: 'other',
        name: 'Other',
        category_slug: 'aminoacidi-e-creatina',
        sizes: [{ size: '1 kg', price: 7000 }],
      },
    ],
    product_details: [
      ...Object.keys(priced).map((slug) => ({ slug, features: label('Proteine') })),
      { slug: 'other', features: label('Creatina') },
    ],
  });

const shelfOf = (slug: string) => {
  const { body } = answer(shop(), { method: 'GET', url: `/api/product/${slug}/details` });
  return JSON.parse(JSON.stringify(body)).shelf;
};

const slugsOf = (slug: string) => shelfOf(slug).items.map((item: { slug: string }) => item.slug);

test.each([
  ['c', ['a', 'b', 'd', 'e']],
  ['a', ['b', 'c', 'd', 'e']],
  ['f', ['b', 'c', 'd', 'e']],
  ['e', ['b', 'c', 'd', 'f']],
])('around %s stand the nearest in price per 100 g of the active', (slug, expected) => {
  expect(slugsOf(slug)).toEqual(expected);
});

test('each says what 100 g of its active cost', () => {
  expect(shelfOf('c')).toMatchObject({ active: 'protein', unit: 'g' });
  expect(shelfOf('c').items[0]).toEqual({ slug: 'a', perActiveCents: 500 });
});

test.each(['unread', 'other'])('%s stands alone: nothing is compared', (slug) => {
  expect(shelfOf(slug)).toBeUndefined();
});
