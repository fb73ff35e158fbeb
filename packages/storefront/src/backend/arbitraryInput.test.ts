import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromQuery, toQuery } from '../api/listingQuery.ts';
import { detailsFromWire } from '../catalogue/details.ts';
import { favouritesFromStored } from '../catalogue/storedFavourites.ts';
import { allergenKeys } from '../catalogue/allergenKeys.ts';
import { priceRanges, sortOrders } from '../catalogue/filterOptions.ts';
import { groupFromWire } from '../catalogue/groupedProducts.ts';
import { priceLine } from '../catalogue/offer/price.ts';
import { productFromWire } from '../catalogue/product.ts';
import { productLink } from '../catalogue/productLink.ts';
import { matchPath } from '../paths.ts';
import { answer } from './answer.ts';
import { readCatalogue } from './catalogue.ts';
import { readContact } from './contact.ts';
import { smallShop } from './testCatalogue.ts';

const shop = smallShop();

const productKeys = [
  'id',
  'name',
  'slug',
  'price',
  'sizes',
  'images',
  'availability',
  'category_slug',
  'isNew',
];
const detailKeys = [
  'features',
  'long_description',
  'variants',
  'how_to_use',
  'valori_nutrizionali',
];

/** Texts of any UTF-16 units, halves of pairs included. */
const anyText = fc
  .array(fc.nat({ max: 0xff_ff }), { maxLength: 12 })
  .map((units) => String.fromCharCode(...units));

/** Objects with our field names and anything in them, as a broken export would have them. */
const objectWith = (keys: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...keys), fc.anything({ maxDepth: 3 }), { maxKeys: keys.length });

test('any product is read or refused, and one that is read can be shown', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), objectWith(productKeys)), (input) => {
      const { product } = productFromWire(input);
      if (product === null) return;
      expect(priceLine(product, '2026-03-10').text.length).toBeGreaterThan(0);
      expect(matchPath(productLink(product))).toMatchObject({ screen: 'product' });
    }),
  );
});

test('a product with any name and slug has a page of its own', () => {
  fc.assert(
    fc.property(anyText, anyText, (name, slug) => {
      const { product } = productFromWire({ name: `A${name}`, slug });
      expect(product === null ? null : matchPath(productLink(product)).kind).toBe('screen');
    }),
  );
});

test('any details, group, stored list and catalogue are read without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), objectWith(detailKeys)), (input) => {
      expect(Array.isArray(detailsFromWire(input).variants)).toBe(true);
      expect(groupFromWire({ name: 'A', variants: input }).group?.name).toBe('A');
      expect(() => favouritesFromStored([input])).not.toThrow();
      expect(() => readCatalogue({ products: [input], product_details: [input] })).not.toThrow();
    }),
  );
});

test('any address gets an answer of the API', () => {
  const path = fc.constantFrom(
    '/api/products',
    '/api/products/proteine',
    '/api/product/',
    '/api/brands',
    '',
  );
  fc.assert(
    fc.property(path, anyText, (start, rest) => {
      const { status } = answer(shop, { method: 'GET', url: start + rest });
      expect([200, 400, 404, 405]).toContain(status);
    }),
  );
});

test('any search text is answered with a list', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (search) => {
      const url = `/api/products?${new URLSearchParams({ search })}`;
      const { body, status } = answer(shop, { method: 'GET', url });
      // A zero byte is no text: refused.
      expect(status === 400 ? search.includes('\0') : Array.isArray(body)).toBe(true);
    }),
  );
});

test('any body to the contact call is taken in or refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
      expect(['message', 'refused', 'dropped']).toContain(
        readContact('application/json', body).kind,
      );
    }),
  );
});

test('any filters come back from their query', () => {
  const filters = fc.record({
    searchQuery: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
    brandSlug: fc.constantFrom('all', 'serac', 'alpe-lab'),
    priceRange: fc.constantFrom(...priceRanges.map(({ value }) => value)),
    sortBy: fc.constantFrom(...sortOrders.map(({ value }) => value)),
    avoid: fc.subarray([...allergenKeys]),
    avoidIngredients: fc.uniqueArray(fc.stringMatching(/^[a-zàèéìòù]+(?: [a-z&,%+]+)?$/), {
      maxLength: 5,
    }),
    avoidTraces: fc.boolean(),
    storeId: fc.constantFrom(null, 1 as const, 2 as const),
  });
  fc.assert(
    fc.property(filters, (chosen) => {
      expect(fromQuery(new URLSearchParams(toQuery(chosen).toString()))).toEqual(chosen);
    }),
  );
});
