import { describe, expect, test } from 'vitest';
import { addFavourite, favouriteCount, isFavourite, removeFavourite } from './favourites.ts';
import { favouritesFromStored } from './storedFavourites.ts';
import { productFromWire } from './product.ts';

const now = new Date('2026-11-21T16:00:00.000Z');
const productOf = (wire: object) =>
  productFromWire({ name: 'Iso Soya', ...wire }).product ?? undefined;
const isoSoya = productOf({
  id: 7,
  slug: 'iso-soya',
  brand: 'Serac',
  category_slug: 'proteine',
  price: 2490,
});

test('a favourite keeps what a card needs: euro, cents and the moment', () => {
  expect(addFavourite([], isoSoya, now)).toEqual({
    favourites: [
      {
        id: '7',
        slug: 'iso-soya',
        name: 'Iso Soya',
        brandName: 'Serac',
        categorySlug: 'proteine',
        basePrice: 24.9,
        minPriceCents: 2490,
        addedAt: '2026-11-21T16:00:00.000Z',
      },
    ],
  });
});

test('one without a price has none', () => {
  const change = addFavourite([], productOf({ id: 8 }), now);
  expect('favourites' in change && change.favourites[0]).toMatchObject({
    basePrice: undefined,
    minPriceCents: undefined,
  });
});

test('the newest comes first', () => {
  const first = addFavourite([], isoSoya, now);
  const list = 'favourites' in first ? first.favourites : [];
  const second = addFavourite(list, productOf({ id: 8, name: 'Whey' }), now);
  expect('favourites' in second && second.favourites.map(({ id }) => id)).toEqual(['8', '7']);
});

describe('refused', () => {
  test('without product data', () => {
    expect(addFavourite([], undefined, now)).toEqual({
      refusal: 'Dati prodotto necessari per aggiungere ai preferiti',
    });
  });

  test('when it is there already', () => {
    const change = addFavourite([], isoSoya, now);
    const list = 'favourites' in change ? change.favourites : [];
    expect(addFavourite(list, isoSoya, now)).toEqual({ refusal: 'Prodotto già nei preferiti' });
  });
});

test('removing takes that one alone', () => {
  const list =
    favouritesFromStored([
      { id: 7, name: 'A' },
      { id: '8', name: 'B' },
    ]) ?? [];
  expect(removeFavourite(list, '7').map(({ id }) => id)).toEqual(['8']);
  expect(isFavourite(list, '7')).toBe(true);
  expect(isFavourite(removeFavourite(list, '7'), '7')).toBe(false);
});

test.each([
  [0, '0 prodotti salvati'],
  [1, '1 prodotto salvato'],
  [4, '4 prodotti salvati'],
])('%i: %s', (count, text) => {
  expect(favouriteCount(count)).toBe(text);
});

describe('what the browser had stored', () => {
  test.each([[null], [{}], ['[]'], [5], [undefined]])('%j is unreadable', (stored) => {
    expect(favouritesFromStored(stored)).toBeNull();
  });

  test('skips bad entries and second ones, keeps good ones', () => {
    const stored = [
      null,
      { id: 7, name: 'A', addedAt: 'x' },
      { id: 9 },
      { name: 'C' },
      { id: '7', name: 'A' },
      'x',
      [],
    ];
    expect(favouritesFromStored(stored)).toEqual([{ id: '7', name: 'A', addedAt: 'x' }]);
  });

  test('drops fields of a wrong type', () => {
    const stored = [{ id: 7, name: 'A', basePrice: '24', minPriceCents: -1, slug: {}, addedAt: 5 }];
    expect(favouritesFromStored(stored)).toEqual([{ id: '7', name: 'A', addedAt: '' }]);
  });

  test('survives being stored', () => {
    const change = addFavourite([], isoSoya, now);
    const list = 'favourites' in change ? change.favourites : [];
    expect(favouritesFromStored(JSON.parse(JSON.stringify(list)))).toEqual(list);
  });
});
