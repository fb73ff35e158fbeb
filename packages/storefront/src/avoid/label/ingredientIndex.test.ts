import { expect, test } from 'vitest';
import { allergenCounts } from './checkListing.ts';
import { ingredientIndex } from './ingredientIndex.ts';
import type { LabelSummary } from './verdict.ts';

const label = (facts: Partial<LabelSummary>): LabelSummary => ({
  readable: true,
  food: true,
  contains: [],
  traces: [],
  ingredients: [],
  ...facts,
});

const labels = new Map([
  [
    'a',
    label({
      contains: ['milk'],
      ingredients: ['siero', 'edulcorante', 'Sucralosio', 'E955', 'aromi'],
    }),
  ],
  ['b', label({ traces: ['milk'], ingredients: ['sucralosio', 'succo di limone', 'aromi'] })],
  [
    'c',
    label({
      contains: ['milk'],
      traces: ['milk'],
      ingredients: ['aromi', 'lecitina di soia', 'E322'],
    }),
  ],
  ['d', label({ ingredients: ['lecitine di girasole', 'E322'] })],
]);
const products = [
  { id: '1', slug: 'a' },
  { id: '2', slug: 'b' },
  { id: 'c' },
  { id: 'd' },
  { id: 'unread' },
];
const index = ingredientIndex(products, labels);

test('counts products that name an allergen, traces only where they are asked for', () => {
  expect(allergenCounts(products, labels, false)).toEqual(new Map([['milk', 2]]));
  expect(allergenCounts(products, labels, true)).toEqual(new Map([['milk', 3]]));
});

test('one ingredient is one, however it is written, with its code', () => {
  expect(index.frequent(3)).toEqual([
    { name: 'aromi', count: 3 },
    { name: 'sucralosio', code: 'E955', count: 2 },
    { name: 'lecitina', code: 'E322', count: 2 },
  ]);
  // What is offered removes as many as it says, and nothing narrower is taken for it.
  expect(index.countOf('lecitina')).toBe(2);
  expect(index.isSame('lecitina', 'E322')).toBe(true);
  expect(index.isSame('lecitina di soia', 'lecitina')).toBe(false);
});

test('offers what the text begins a word of, the most named first', () => {
  expect(index.find('suc', 9).map(({ name }) => name)).toEqual(['Sucralosio', 'succo di limone']);
  expect(index.find('limone succo', 9).map(({ name }) => name)).toEqual(['succo di limone']);
  expect(index.find('imone', 9)).toEqual([]);
  expect(index.find('  ', 9)).toEqual([]);
  expect(index.find('edulcorante', 9)).toEqual([]);
});

test.each(['E955', 'e 955', 'E-955'])('%s is the code of sucralosio', (text) => {
  expect(index.find(text, 9)).toEqual([{ name: 'Sucralosio', code: 'E955', count: 2 }]);
  expect(index.isSame(text, 'sucralosio')).toBe(true);
});

test('counts a product once for a text that means two of its ingredients', () => {
  expect(index.countOf('suc')).toBe(2);
  expect(index.countOf('aspartame')).toBe(0);
});
