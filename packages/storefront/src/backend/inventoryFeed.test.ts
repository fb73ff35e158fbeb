import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { testCatalogue } from './testCatalogue.ts';

const url = '/api/feeds/local-inventory.tsv';
const stock = (first: number, second: number) => [
  { storeId: 1, stockQuantity: first },
  { storeId: 2, stockQuantity: second },
];

const get = (products: readonly object[], path = url) =>
  answer(testCatalogue({ products }), { method: 'GET', url: path });
const lines = (products: readonly object[]) => String(get(products).body).split('\n');

test('a line for each product and shop, prices with a point and their currency', () => {
  const siero = { id: 1, slug: 'siero', name: 'Siero', price: 4290, availability: stock(3, 0) };
  expect(lines([siero])).toEqual([
    'store_code\tid\tavailability\tquantity\tprice',
    'torino\tsiero\tin_stock\t3\t42.90 EUR',
    'aosta\tsiero\tout_of_stock\t0\t42.90 EUR',
    '',
  ]);
});

test('the price is that of the product’s page, which opens with its first variant', () => {
  const products = [
    { id: 1, slug: 'siero', name: 'Siero', price: 2490, availability: stock(3, 0) },
    { id: 2, slug: 'gocce', name: 'Gocce', sizes: [{ price: 0 }], availability: stock(1, 0) },
  ];
  const product_details = [
    { slug: 'siero', variants: [{ flavor: 'Cacao', size: '1 kg', price_cents: 4290 }] },
    { slug: 'gocce', variants: [{ flavor: 'Vaniglia', size: '50 ml', price_cents: 890 }] },
  ];
  const { body } = answer(testCatalogue({ products, product_details }), { method: 'GET', url });
  expect(String(body).match(/\d+\.\d\d EUR/g)).toEqual([
    '42.90 EUR',
    '42.90 EUR',
    '8.90 EUR',
    '8.90 EUR',
  ]);
});

test('leaves out what has no price and what nobody has counted', () => {
  expect(
    lines([
      { id: 1, name: 'A', availability: stock(1, 1) },
      { id: 2, name: 'B', price: 100 },
      { id: 3, name: 'C', price: 0, availability: stock(1, 1) },
    ]),
  ).toHaveLength(2);
});

test('says what is not available as the product page does, and counts other stores to Aosta', () => {
  const availability = [
    { storeId: 1, isAvailable: false, stockQuantity: 9 },
    { storeId: 2, stockQuantity: 1 },
    { storeId: 7, stockQuantity: 2 },
  ];
  expect(lines([{ id: 4, name: 'D', price: 5, availability }]).slice(1, 3)).toEqual([
    'torino\t4\tout_of_stock\t0\t0.05 EUR',
    'aosta\t4\tin_stock\t3\t0.05 EUR',
  ]);
});

test('no id begins a cell or a line of its own, and none stands twice', () => {
  const hostile = { id: 'a\tb\nc\u2028d', name: 'A', price: 1, availability: stock(1, 1) };
  const rows = lines([hostile, hostile]).slice(1, -1);
  expect(rows).toHaveLength(2);
  expect(rows.map((row) => row.split('\t').length)).toEqual([5, 5]);
});

test('is text that may be kept; another name is no feed', () => {
  const { status, headers } = get([]);
  expect([status, headers['Content-Type'], headers['Cache-Control']]).toEqual([
    200,
    'text/tab-separated-values; charset=utf-8',
    'public, max-age=300',
  ]);
  expect(get([], '/api/feeds/other.tsv').status).toBe(404);
});

test('the stock date of the file goes to each product that has none', () => {
  const own = '2026-11-01T08:00:00Z';
  const late = '2026-11-02T08:00:00+01:00';
  const early = '2026-11-02T06:30:00Z';
  const catalogue = testCatalogue({
    stock_updated_at: '2026-11-03T08:00:00Z',
    products: [
      { id: 1, name: 'A', stockUpdatedAt: own },
      { id: 2, name: 'B' },
      {
        id: 3,
        name: 'C',
        availability: [
          { storeId: 1, stock_updated_at: late },
          { storeId: 2, stock_updated_at: early },
        ],
      },
      {
        id: 4,
        name: 'D',
        availability: [
          { storeId: 1, stock_updated_at: 'ieri' },
          { storeId: 2, stock_updated_at: late },
          // Rome's time: half an hour before the other.
          { storeId: 2, stock_updated_at: '2026-11-02T07:30' },
        ],
      },
    ],
  });
  expect(catalogue.products.map((product) => product.stock_updated_at)).toEqual([
    undefined,
    '2026-11-03T08:00:00Z',
    early,
    '2026-11-02T07:30',
  ]);
});
