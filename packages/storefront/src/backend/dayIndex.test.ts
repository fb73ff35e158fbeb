import { describe, expect, test, vi } from 'vitest';
import * as readers from '../catalogue/labels/readLabelWithHtml.ts';
import { answer } from './answer.ts';
import type { Catalogue } from './catalogue.ts';
import { testCatalogue } from './testCatalogue.ts';

const stock = [{ storeId: 1, stockQuantity: 3 }];
const promo = { promo_from: '2026-11-20', promo_until: '2026-11-30' };
const details = {
  slug: 'siero',
  valori_nutrizionali: '| | per 100 g |\n|---|---|\n| Proteine | 80 g |',
  variants: [
    { flavor: 'Cacao', size: '500 g', price_cents: 3990, promo_price_cents: 1990, ...promo },
    { flavor: 'Menta', size: '500 g', price_cents: 3990 },
  ],
};
const products = [
  { id: 1, slug: 'avena', name: 'Avena', price: 2490, availability: stock },
  {
    id: 2,
    slug: 'siero',
    name: 'Siero',
    category_slug: 'proteine',
    sizes: [{ size: '500 g', price: 3990, promo_price_cents: 1990, ...promo }],
    availability: stock,
  },
];
const lowest_prices = [
  { slug: 'siero', size: '500 g', flavour: '', cents: 3490, since: null },
  { slug: 'siero', size: '500 g', flavour: 'Cacao', cents: 3490, since: '2026-11-01' },
];
const catalogue: Catalogue = {
  ...testCatalogue({ products, product_details: [details] }),
  lowest_prices,
};

const get = (url: string, day: string | null) =>
  answer(catalogue, { method: 'GET', url, day }).body;
const slugs = (url: string, day: string | null) => {
  const list: unknown = get(url, day);
  return Array.isArray(list) ? list.map(({ slug }) => String(slug)) : [];
};
const centsOn = (day: string) => JSON.stringify(get('/api/labels', day)).match(/"cents":(\d+)/g);
const [before, first, last, after] = ['2026-11-19', '2026-11-20', '2026-11-30', '2026-12-01'];

describe('an answer is that of its day', () => {
  test.each([
    [before, ['avena', 'siero'], ['avena']],
    [first, ['siero', 'avena'], ['avena', 'siero']],
    [last, ['siero', 'avena'], ['avena', 'siero']],
    [after, ['avena', 'siero'], ['avena']],
    [null, ['avena', 'siero'], ['avena']],
  ])('%s: order and price ranges', (day, ordered, cheap) => {
    expect(slugs('/api/products?sortBy=price-asc', day)).toEqual(ordered);
    expect(slugs('/api/products?sortBy=price-desc', day)).toEqual(ordered.toReversed());
    expect(slugs('/api/products?priceRange=0-25', day)).toEqual(cheap);
  });

  test('carries the lowest price of before while a promotion runs, and only then', () => {
    for (const day of [before, after]) {
      expect(JSON.stringify(get('/api/products', day))).not.toContain('lowest_price');
      expect(JSON.stringify(get('/api/product/siero', day))).not.toContain('lowest_price');
      expect(JSON.stringify(get('/api/product/siero/details', day))).not.toContain('lowest_price');
    }
    const fields = { lowest_price_30d_cents: 3490 };
    for (const day of [first, last]) {
      expect(get('/api/product/siero', day)).toMatchObject({ ...fields, sizes: [fields] });
      expect(get('/api/products/proteine', day)).toMatchObject([fields]);
      expect(get('/api/product/siero/details', day)).toMatchObject({
        variants: [{ ...fields, lowest_price_since: '2026-11-01' }, {}],
      });
    }
  });

  test('what its offers come to is reckoned anew, its label read once', () => {
    const read = vi.spyOn(readers, 'readLabelWithHtml');
    expect(centsOn(before)).toContain('"cents":3990');
    const readings = read.mock.calls.length;
    expect(centsOn(first)).toContain('"cents":1990');
    expect(centsOn(after)).not.toContain('"cents":1990');
    expect(read.mock.calls).toHaveLength(readings);
  });

  test('the feed has regular price, sale price and its days', () => {
    const lines = String(get('/api/feeds/local-inventory.tsv', first)).split('\n');
    expect(lines[0]).toBe(
      'store_code\tid\tavailability\tquantity\tprice\tsale_price\tsale_price_effective_date',
    );
    expect(lines[3]).toBe(
      'torino\tsiero\tin_stock\t3\t39.90 EUR\t19.90 EUR\t2026-11-20T00:00+0100/2026-11-30T23:59+0100',
    );
    expect(String(get('/api/feeds/local-inventory.tsv', after))).not.toContain('sale_price');
  });
});
