import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergenKeys } from '../catalogue/allergenKeys.ts';
import type { LabelFacts } from '../contract/label.ts';
import { answer } from './answer.ts';
import { testCatalogue } from './testCatalogue.ts';
import { declared, hostileShop } from './testing/hostileLabels.ts';

const bundled = new URL('../../../../apps/mock-api/catalogue/', import.meta.url);
const list = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${name}.json`, bundled), 'utf8'));
const bundledShop = testCatalogue({
  products: list('products'),
  product_details: list('product_details'),
});

type Listed = { id: number; slug?: string; label: LabelFacts };
type Shop = typeof bundledShop;

function get(shop: Shop, url: string) {
  const { status, body } = answer(shop, { method: 'GET', url });
  return { status, body: body as unknown };
}
const listed = (shop: Shop, query: string, category = '') =>
  get(shop, `/api/products${category}?${query}`).body as Listed[];
const keyOf = ({ slug, id }: Pick<Listed, 'slug' | 'id'>) => slug ?? String(id);
const keys = (shop: Shop, query: string) => listed(shop, query).map(keyOf);

describe('the hostile catalogue', () => {
  const shop = hostileShop();

  test('no product that declares an allergen is listed where it is avoided', () => {
    let pairs = 0;
    const missed = allergenKeys.flatMap((allergen) => {
      const shown = new Set(keys(shop, `avoid=${allergen}`));
      const strict = new Set(keys(shop, `avoid=${allergen}&traces=avoid`));
      return [...declared].flatMap(([slug, label]) => {
        pairs += 1;
        const isContained = label.contains.includes(allergen);
        const isTrace = label.traces.includes(allergen);
        const isMissed =
          (isContained && shown.has(slug)) || ((isContained || isTrace) && strict.has(slug));
        return isMissed ? [`${slug}: ${allergen}`] : [];
      });
    });
    expect(missed).toEqual([]);
    expect(pairs).toBeGreaterThanOrEqual(200 * allergenKeys.length);
  });

  test('nothing is taken for an allergen that the label does not name', () => {
    const facts = get(shop, '/api/labels').body as Record<string, LabelFacts>;
    const invented = [...declared].filter(
      ([slug, label]) =>
        facts[slug]?.contains.some((allergen) => !label.contains.includes(allergen)) === true,
    );
    expect(invented.map(([slug]) => slug)).toEqual([]);
  });

  test('traces stay in the list until they are avoided as well', () => {
    expect(keys(shop, 'avoid=soybeans')).toContain('only-traces-0');
    expect(keys(shop, 'avoid=soybeans&traces=avoid')).not.toContain('only-traces-0');
  });

  test('what cannot be read stays in and says so; goods that nobody eats are never removed', () => {
    const products = listed(shop, 'avoid=milk&traces=avoid');
    const labelOf = (slug: string) => products.find((product) => product.slug === slug)?.label;
    expect(labelOf('unreadable-0')).toEqual({
      food: true,
      readable: false,
      contains: [],
      traces: [],
    });
    expect(labelOf('shirt-0')).toMatchObject({ food: false });
  });
});

test('sums: shown, contained, traces and unreadable are all, for 200 random choices', () => {
  const facts = get(bundledShop, '/api/labels').body as Record<string, LabelFacts>;
  const all = listed(bundledShop, '');
  const choice = fc.record({
    avoid: fc.subarray([...allergenKeys], { minLength: 1 }),
    isStrict: fc.boolean(),
    others: fc.constantFrom('', '&priceRange=25-50', '&brand=serac', '&store=2', '&search=gusto'),
  });
  fc.assert(
    fc.property(choice, ({ avoid, isStrict, others }) => {
      const query = `avoid=${avoid.join()}${isStrict ? '&traces=avoid' : ''}${others}`;
      const left = listed(bundledShop, query);
      const before = listed(bundledShop, others.slice(1));
      const labels = before.map((product) => facts[keyOf(product)]);
      const names = (list: 'contains' | 'traces') => (label: LabelFacts | undefined) =>
        avoid.some((key) => label?.[list].includes(key) === true);
      const contained = labels.filter(names('contains'));
      const rest = labels.filter((label) => !names('contains')(label));
      const traces = isStrict ? rest.filter(names('traces')) : [];
      const unreadable = left.filter(({ label }) => label.food && !label.readable);
      const shown = left.length - unreadable.length;
      expect(shown + unreadable.length + contained.length + traces.length).toBe(before.length);
    }),
    { numRuns: 200 },
  );
  expect(all.length).toBeGreaterThan(100);
});

describe('ingredients', () => {
  const shop = testCatalogue({
    products: ['a', 'b', 'c', 'd'].map((slug, id) => ({ id, slug, name: slug.toUpperCase() })),
    product_details: [
      { slug: 'a', features: ['**INGREDIENTI**', 'acqua, edulcorante: sucralosio; aromi'] },
      { slug: 'b', features: ['**INGREDIENTI**', 'acqua, edulcorante: E955'] },
      { slug: 'c', features: ['**INGREDIENTI**', 'acqua, addensante: gomma di guar'] },
    ],
  });

  test.each([
    ['sucralosio', ['c', 'd']],
    ['E955', ['c', 'd']],
    ['e%20955', ['c', 'd']],
    ['gomma+guar', ['a', 'b', 'd']],
    ['E412', ['a', 'b', 'd']],
    ['aspartame', ['a', 'b', 'c', 'd']],
    ['sucralosio&avoidIngredient=guar', ['d']],
  ])('%s', (text, expected) => {
    expect(keys(shop, `avoidIngredient=${text}`)).toEqual(expected);
  });
});

describe('the answer', () => {
  test('carries labels only where something is avoided', () => {
    expect(listed(bundledShop, '')[0]).not.toHaveProperty('label');
    expect(listed(bundledShop, 'traces=avoid')[0]).not.toHaveProperty('label');
    const first = listed(bundledShop, 'avoidIngredient=x')[0];
    expect(Object.keys(first?.label ?? {})).toEqual(['food', 'readable', 'contains', 'traces']);
  });

  test.each([
    ['avoid=milk,latte', 'allergeni'],
    ['avoidIngredient=...', 'ingredienti'],
    [`avoidIngredient=${'x'.repeat(81)}`, '80 caratteri'],
    ['traces=no', 'traces'],
    ['store=3', 'negozio'],
    ['store=1&store=2', 'store'],
    ['avoid=milk&avoid=eggs', 'avoid'],
  ])('%s is refused', (query, detail) => {
    const { status, body } = get(bundledShop, `/api/products/proteine?${query}`);
    expect(status).toBe(400);
    expect((body as { detail: string }).detail).toContain(detail);
  });

  test('equal choices are one list, and many choices do not pile up', () => {
    const first = get(bundledShop, '/api/products?avoid=milk,eggs').body;
    expect(get(bundledShop, '/api/products?avoid=eggs,,milk,milk').body).toBe(first);
    for (let i = 0; i < 80; i += 1) get(bundledShop, `/api/products?avoidIngredient=x${i}`);
    expect(get(bundledShop, '/api/products?avoid=milk,eggs').body).not.toBe(first);
  });
});

test('a shop lists what it has in stock', () => {
  const shop = testCatalogue({
    products: [
      { id: 1, name: 'A', availability: [{ storeId: 1, stockQuantity: 2 }] },
      { id: 2, name: 'B', availability: [{ storeId: '2', stockQuantity: 1 }] },
      { id: 3, name: 'C', availability: [{ storeId: 1, stockQuantity: 0 }] },
      { id: 4, name: 'D', availability: [{ store_id: 1, is_available: false, stock_quantity: 5 }] },
      { id: 5, name: 'E' },
    ],
  });
  expect(keys(shop, 'store=1')).toEqual(['1']);
  expect(keys(shop, 'store=2')).toEqual(['2']);
});

test('by the price of protein, lowest first, and what has none by name at the end', () => {
  const facts = get(bundledShop, '/api/labels?category=proteine').body as Record<
    string,
    LabelFacts
  >;
  const lowest = (slug: string) =>
    Math.min(...(facts[slug]?.prices ?? []).map((price) => price.perActiveCents ?? Infinity));
  const order = listed(bundledShop, 'sortBy=protein-price', '/proteine').map(keyOf);
  const prices = order.map(lowest);
  expect(prices).toEqual(prices.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
  expect(prices[0]).toBeLessThan(Infinity);
  expect(order).toHaveLength(Object.keys(facts).length);
  const everywhere = listed(bundledShop, 'sortBy=protein-price').map(keyOf);
  expect(everywhere.filter((slug) => order.includes(slug))).toEqual(order);
});
