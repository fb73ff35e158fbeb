import { expect, test } from 'vitest';
import { allergens } from '@vetta/nutrition-parser';
import { chooseIngredients } from './chooseIngredients.ts';
import { labelFromWire } from './labelFromWire.ts';

const quantity = { amount: 78, unit: 'g', raw: '78 g' };
const table = {
  columns: [{ kind: 'per100g', label: 'Per 100 g' }, { kind: 'nrv' }],
  rows: [{ name: 'Proteine', key: 'protein', indent: 0, values: [quantity], nrvPercent: null }],
  notes: [],
  shape: 'lines',
};
const composition = {
  text: 'siero di latte',
  allergens: [[9, 14, 'milk']],
  items: [[0, 14, 'siero di latte']],
};
const milk = { text: 'latte', allergens: [[0, 5, 'milk']] };
const ingredients = { kind: 'text', composition, contains: [milk] };
const label = {
  nutrition: [table],
  display: { nutrition: { kind: 'table', heading: 'Valori medi', diagnostics: [] }, ingredients },
};

/** The label with one field changed, named by its path. */
function changed(path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(label);
  const keys = path.split('.');
  let place = copy as Record<string, unknown>;
  for (const key of keys.slice(0, -1)) place = place[key] as Record<string, unknown>;
  place[keys.at(-1) ?? ''] = value;
  return copy;
}

test('a label of the API is what the page draws', () => {
  expect(labelFromWire(label)).toEqual({
    nutrition: { kind: 'table', heading: 'Valori medi', table, diagnostics: [] },
    ingredients: { ...ingredients, traces: undefined },
  });
});

test('a label as the API reads it is taken, whichever allergen it names', () => {
  const names = Object.values(allergens).flatMap(({ words }) => words);
  const pairs = ['frutti di mare', 'cicale di mare', 'collagene marino', 'proteine del siero'];
  const texts = ['Riso, %, sale. Può contenere tracce di %.', 'Contiene: %.'];
  const refused = [...names, ...pairs].filter((name) =>
    texts.some((text) => {
      const printed = text.replaceAll('%', name);
      const { content } = chooseIngredients('a', { ingredientTexts: [printed] });
      const display = { nutrition: { kind: 'unavailable' }, ingredients: content };
      const sent: unknown = JSON.parse(JSON.stringify({ nutrition: [], display }));
      return labelFromWire(sent) === undefined;
    }),
  );
  expect(refused).toEqual([]);
});

test.each([
  [{ kind: 'technical' }],
  [{ kind: 'unavailable' }],
  [{ kind: 'raw', text: 'Leggere la confezione.' }],
])('nutrition may be %o', (nutrition) => {
  const read = labelFromWire({ nutrition: [], display: { nutrition, ingredients } });
  expect(read?.nutrition).toEqual(nutrition);
});

test('a fixed list of ingredients keeps its traces and features', () => {
  const fixed = { kind: 'fixed', composition, contains: [], traces: [milk], features: ['x'] };
  expect(labelFromWire(changed('display.ingredients', fixed))?.ingredients).toEqual(fixed);
});

test.each([
  ['display', null],
  ['display.nutrition', { kind: 'raw' }],
  ['display.nutrition', { kind: 'other' }],
  ['display.nutrition.heading', 1],
  ['display.nutrition.diagnostics', [{ code: 1 }]],
  ['display.ingredients', { kind: 'text' }],
  ['display.ingredients.contains', 'latte'],
  ['display.ingredients.contains', ['latte']],
  ['display.ingredients.traces', 'soia'],
  ['display.ingredients.composition.allergens', [[9, 99, 'milk']]],
  ['display.ingredients.composition.allergens', [[5, 3, 'milk']]],
  ['display.ingredients.composition.allergens', [[9, 14]]],
  ['display.ingredients.composition.allergens', [[9, 14, 'milk', 'meat']]],
  ['display.ingredients.composition.allergens', [[9, 14, 'meat']]],
  ['display.ingredients.composition.items', undefined],
  ['display.ingredients.composition.items', [[0, 14]]],
  ['display.ingredients.composition.items', [[0, 15, 'siero di latte']]],
  ['display.ingredients.composition.items', [[0, 14, 'siero di latte', 955]]],
  [
    'display.ingredients.composition.allergens',
    [
      [9, 14, 'milk'],
      [0, 5, 'milk'],
    ],
  ],
  ['display.ingredients.composition.text', 7],
  ['nutrition', []],
  ['nutrition.0.columns', [{ kind: 'per100kg' }]],
  ['nutrition.0.columns', [{ kind: 'per100g' }, { kind: 'serving' }]],
  ['nutrition.0.rows', []],
  ['nutrition.0.rows.0.name', null],
  ['nutrition.0.rows.0.indent', 2],
  ['nutrition.0.rows.0.values', [quantity, quantity]],
  ['nutrition.0.rows.0.values', [{ ...quantity, amount: '78' }]],
  ['nutrition.0.rows.0.values', [{ ...quantity, qualifier: '!' }]],
  ['nutrition.0.rows.0.nrvPercent', '12'],
  ['nutrition.0.notes', [1]],
  ['nutrition.0.title', {}],
])('%s as %o is no label', (path, value) => {
  expect(labelFromWire(changed(path, value))).toBeUndefined();
});

test.each([undefined, null, 'x', 1, [], {}])('%o is no label', (input) => {
  expect(labelFromWire(input)).toBeUndefined();
});
