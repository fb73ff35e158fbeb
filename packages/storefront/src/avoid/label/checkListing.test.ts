import { expect, test } from 'vitest';
import { defaultFilters, type Filters } from '../../catalogue/filterOptions.ts';
import { type Product, productFromWire } from '../../catalogue/product.ts';
import { checkListing } from './checkListing.ts';

function product(name: string, more: object = {}): Product {
  const { product: read } = productFromWire({ id: name, name, ...more });
  if (read === null) throw new Error('no product');
  return read;
}
const label = (facts: object = {}) => ({
  label: { food: true, readable: true, contains: [], traces: [], ...facts },
});
const names = (list: readonly Product[]) => list.map(({ name }) => name);
function check(products: readonly Product[], choice: Partial<Filters>) {
  const { shown, unread, isUnchecked } = checkListing(products, { ...defaultFilters, ...choice });
  return { shown: names(shown), unread: names(unread), isUnchecked };
}

const milk = product(
  'milk',
  label({ contains: ['milk'], ingredients: ['siero', 'sucralosio', 'E955'] }),
);
const traces = product('traces', label({ traces: ['milk'], ingredients: ['riso'] }));
const free = product('free', label({ ingredients: ['canapa', 'Sucralosio', 'E955'] }));
const unread = product('unread', label({ readable: false, ingredients: [] }));
const shirt = product('shirt', label({ food: false, readable: false, ingredients: [] }));
const all = [milk, traces, free, unread, shirt];

test('an API that filters nothing is filtered here, by allergen, traces and ingredient', () => {
  expect(check(all, { avoid: ['milk'] })).toEqual({
    shown: ['traces', 'free', 'shirt'],
    unread: ['unread'],
    isUnchecked: false,
  });
  expect(check(all, { avoid: ['milk'], avoidTraces: true }).shown).toEqual(['free', 'shirt']);
  expect(check(all, { avoidIngredients: ['E 955'] }).shown).toEqual(['traces', 'shirt']);
  expect(check([free], { avoid: ['milk'], avoidIngredients: ['sucralosio'] }).shown).toEqual([]);
});

const allergensAlone = product('allergens alone', label());

test.each([
  ['no label', { avoid: ['milk'] }, [product('a'), product('b')]],
  ['a label that is half', { avoid: ['milk'] }, [product('x', { label: { contains: [] } })]],
  ['an unknown allergen', { avoid: ['milk'] }, [product('x', label({ contains: ['meat'] }))]],
  ['no ingredients', { avoidIngredients: ['E955'] }, [allergensAlone]],
] satisfies [string, Partial<Filters>, Product[]][])(
  'no label but %s: nothing is shown, and nothing was checked',
  (_, choice, products) => {
    expect(check(products, choice)).toEqual({ shown: [], unread: [], isUnchecked: true });
  },
);

test.each([
  ['no label', { avoid: ['milk'] }, product('no label')],
  ['half a label', { avoid: ['milk'] }, product('x', { label: { contains: [] } })],
  ['an unknown allergen', { avoid: ['milk'] }, product('x', label({ contains: ['meat'] }))],
  ['no ingredients', { avoidIngredients: ['E955'] }, allergensAlone],
] satisfies [string, Partial<Filters>, Product][])(
  'a product with %s is left out alone, and named',
  (_, choice, odd) => {
    const checked = checkListing([traces, odd], { ...defaultFilters, ...choice });
    expect(checked).toEqual({
      shown: [traces],
      unread: [],
      unlabelled: [odd],
      isUnchecked: false,
    });
  },
);

test('ingredients are asked for only where one is avoided', () => {
  expect(check([allergensAlone], { avoid: ['milk'] }).shown).toEqual(['allergens alone']);
});

test('a shop holds what it has in stock; any other id than 1 is the second', () => {
  const availability = [
    { storeId: 1, isAvailable: true, stockQuantity: 0 },
    { storeId: 'aosta', isAvailable: true, stockQuantity: 3 },
  ];
  const products = [product('in Aosta', { availability }), product('unknown')];
  expect(check(products, { storeId: 1 }).shown).toEqual([]);
  expect(check(products, { storeId: 2 }).shown).toEqual(['in Aosta']);
});
