import { expect, test } from 'vitest';
import { comparedLabelFromWire } from '../comparison/comparedLabel.ts';
import { labelFromReadings } from './labelFromReadings.ts';

const quantity = { amount: 78, unit: 'g', raw: '78 g' };
const table = {
  columns: [{ kind: 'per100g', label: 'Per 100 g' }],
  rows: [{ name: 'Proteine', key: 'protein', indent: 0, values: [quantity] }],
  notes: [],
  shape: 'lines',
};
const facts = {
  readable: true,
  food: true,
  contains: ['milk', 'soybeans'],
  traces: ['nuts'],
  active: null,
};
const list = {
  ingredients: [
    { name: 'siero di latte', percent: 90.5 },
    { name: 'emulsionante', children: [{ name: 'lecitina di soia' }] },
  ],
  variants: [],
  allergens: ['milk', 'soybeans'],
  traces: ['nuts'],
  notes: [],
};
const milk = { text: 'latte', allergens: [[0, 5, 'milk']] };
const soy = { text: 'soia', allergens: [[0, 4, 'soybeans']] };
const nuts = { text: 'frutta a guscio', allergens: [[0, 15, 'nuts']] };
const printedItems = [
  [0, 14, 'siero di latte'],
  [22, 34, 'emulsionante'],
  [36, 52, 'lecitina di soia'],
];
const printed = 'Siero di _latte_ 90,5%, emulsionante: lecitina di soia.';
const findings = [
  { allergen: 'soybeans', source: 'list', span: { start: 50, end: 54 } },
  { allergen: 'milk', source: 'list', span: { start: 10, end: 15 } },
];

function drawn(label: unknown, sources: Partial<Parameters<typeof labelFromReadings>[2]> = {}) {
  const given = comparedLabelFromWire(label);
  if (given === undefined) throw new Error('not a label');
  return labelFromReadings('crema-di-prova', given, {
    nutritionSources: [],
    technicalGrid: [],
    ingredientTexts: [],
    ...sources,
  });
}

const label = { nutrition: [table], ingredients: list, facts };

test('the table and the printed list are drawn from the readings', () => {
  expect(drawn(label, { ingredientTexts: [printed] })).toEqual({
    nutrition: { kind: 'table', heading: 'Valori medi', table, diagnostics: [] },
    ingredients: {
      kind: 'fixed',
      composition: {
        text: 'Siero di latte 90,5%, emulsionante: lecitina di soia.',
        allergens: [],
        items: printedItems,
      },
      contains: [milk, soy],
      traces: [nuts],
      features: [],
    },
  });
});

test('allergens are marked at the places of the readings, emphasis taken out', () => {
  const read = drawn(
    { ...label, ingredients: { ...list, findings } },
    { ingredientTexts: [printed] },
  );
  if (read.ingredients.kind !== 'fixed') throw new Error('no text');
  const { text, allergens } = read.ingredients.composition;
  expect(allergens.map(([start, end]) => text.slice(start, end))).toEqual(['latte', 'soia']);
});

test('ingredients stand at the places of the readings, emphasis taken out', () => {
  const ingredients = [
    { name: 'siero di latte', span: { start: 0, end: 16 } },
    { name: 'lecitina di soia', code: 'E322', span: { start: 38, end: 54 } },
    { name: 'sale', span: { start: 60, end: 64 } },
  ];
  const read = drawn(
    { ...label, ingredients: { ...list, ingredients } },
    { ingredientTexts: [printed] },
  );
  if (read.ingredients.kind !== 'fixed') throw new Error('no text');
  const { text, items } = read.ingredients.composition;
  expect(items.map(([start, end, ...names]) => [text.slice(start, end), ...names])).toEqual([
    ['Siero di latte', 'siero di latte'],
    ['lecitina di soia', 'lecitina di soia', 'E322'],
  ]);
});

test('what is warned of, or declared by another field, has no place in the list', () => {
  const more = [
    { allergen: 'nuts', presence: 'traces', span: { start: 20, end: 24 } },
    { allergen: 'fish', source: 'statement', span: { path: ['note'], start: 0, end: 5 } },
  ];
  const read = drawn(
    { ...label, ingredients: { ...list, findings: [...more, ...findings] } },
    { ingredientTexts: [printed] },
  );
  expect(read.ingredients).toMatchObject({
    composition: {
      allergens: [
        [9, 14, 'milk'],
        [48, 52, 'soybeans'],
      ],
    },
  });
});

test.each([
  ['behind the text', { start: 60, end: 64 }],
  ['before the text', { start: -1, end: 4 }],
  ['of no length', { start: 4, end: 4 }],
  ['as words', { start: '4', end: '9' }],
])('a place %s marks nothing', (_, span) => {
  const wrong = { ...list, findings: [{ allergen: 'milk', span }] };
  const read = drawn({ ...label, ingredients: wrong }, { ingredientTexts: [printed] });
  expect(read.ingredients).toMatchObject({ composition: { allergens: [] } });
});

test('of two places that overlap the first is marked', () => {
  const both = [
    { allergen: 'milk', span: { start: 0, end: 15 } },
    { allergen: 'milk', span: { start: 10, end: 15 } },
  ];
  const read = drawn(
    { ...label, ingredients: { ...list, findings: both } },
    { ingredientTexts: [printed] },
  );
  expect(read.ingredients).toMatchObject({ composition: { allergens: [[0, 14, 'milk']] } });
});

test('a list without a printed text is printed from its names', () => {
  expect(drawn(label).ingredients).toEqual({
    kind: 'fixed',
    composition: {
      text: 'siero di latte 90,5%, emulsionante (lecitina di soia)',
      allergens: [],
      items: printedItems,
    },
    contains: [milk, soy],
    traces: [nuts],
    features: [],
  });
});

test('without a table the printed text stands, and a technical grid before both', () => {
  const empty = { ...label, nutrition: [], ingredients: null };
  const text = ['-', 'Leggere la confezione.'];
  expect(drawn(empty, { nutritionSources: text }).nutrition).toEqual({
    kind: 'raw',
    text: 'Leggere la confezione.',
  });
  expect(drawn({ ...empty, facts: { ...facts, contains: [], traces: [] } })).toEqual({
    nutrition: { kind: 'unavailable' },
    ingredients: { kind: 'unavailable' },
  });
  const technicalGrid = [{ name: 'Materiale', value: 'cotone' }];
  expect(drawn(label, { technicalGrid }).nutrition).toEqual({ kind: 'technical' });
});

const texts = (names: readonly string[]) => names.map((text) => ({ text }));

test.each([
  ['the facts alone', { ingredients: null }, ['latte', 'soia'], ['frutta a guscio']],
  [
    'the list beside the facts',
    { ingredients: { ...list, allergens: ['fish'], traces: ['eggs'] } },
    ['latte', 'soia', 'pesce'],
    ['frutta a guscio', 'uova'],
  ],
])('no allergen is left out: %s', (_, given, contains, traces) => {
  const named = { contains: texts(contains), traces: texts(traces) };
  const read = drawn({ ...label, ...given }, { ingredientTexts: ['Siero.'] });
  expect(read.ingredients).toMatchObject(named);
  expect(drawn({ ...label, ...given }).ingredients).toMatchObject(named);
});

test('a list has its flavours beside what all of them have', () => {
  const variants = [{ label: 'Alpe', ingredients: [{ name: 'miele' }, { name: 'vit. B12' }] }];
  const given = { ...label, ingredients: { ...list, variants } };
  const read = drawn(given);
  if (read.ingredients.kind !== 'fixed') throw new Error('no text');
  const { text, items } = read.ingredients.composition;
  expect(text).toBe('siero di latte 90,5%, emulsionante (lecitina di soia). Alpe: miele, vit. B12');
  expect(items.map(([start, end]) => text.slice(start, end))).toContain('vit. B12');
});

test('a span of another text is no place: the name is looked for', () => {
  const ingredients = [{ name: 'lecitina di soia', span: { start: 0, end: 8 } }];
  const read = drawn(
    { ...label, ingredients: { ...list, ingredients } },
    { ingredientTexts: [printed] },
  );
  expect(read.ingredients).toMatchObject({
    composition: { items: [[36, 52, 'lecitina di soia']] },
  });
});

test('flavours are printed behind their names', () => {
  const variants = [
    { label: 'Cacao', ingredients: [{ name: 'siero di latte' }, { name: 'cacao' }] },
    { label: 'Vaniglia', ingredients: [{ name: 'siero di latte' }] },
  ];
  const read = drawn({ ...label, ingredients: { ...list, ingredients: [], variants } });
  expect(read.ingredients).toMatchObject({
    composition: { text: 'Cacao: siero di latte, cacao. Vaniglia: siero di latte' },
  });
});
