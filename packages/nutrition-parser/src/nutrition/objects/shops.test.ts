import { expect, test } from 'vitest';
import type { Column, Row } from '../../model.ts';
import { parseNutrition } from '../../parseNutrition.ts';

const columnText = ({ kind, amount, unit }: Column): string =>
  kind === 'serving' ? `serving ${amount ?? ''}${unit ?? ''}`.trim() : kind;

const rowText = ({ key, name, values }: Row): string =>
  [key ?? name, ...values.map((value) => (value ? `${value.amount}${value.unit}` : '-'))].join(' ');

const cases: readonly [title: string, input: unknown, columns: string[], rows: string[]][] = [
  [
    'names with a basis that shops give their attributes',
    {
      attributes: [
        { id: 3, name: 'Porzione', options: ['30 g'] },
        { id: 4, name: 'Proteine per porzione', options: ['24 g'] },
      ],
    },
    ['serving 30g'],
    ['protein 24g'],
  ],
  [
    'names with a basis in brackets',
    { features: [{ name: 'Proteine (per 100 g)', value: '80 g' }] },
    ['per100g'],
    ['protein 80g'],
  ],
  [
    'a table on one line under a name with its basis',
    { features: [{ name: 'Valori nutrizionali per 100g', value: 'Grassi 4 g; Proteine 78,5 g' }] },
    ['per100g'],
    ['fat 4g', 'protein 78.5g'],
  ],
  [
    'claims under a title that is none of a table',
    { features: [{ name: 'Perché', value: 'vitamina C, zinco e magnesio di alta qualità' }] },
    [],
    [],
  ],
  [
    'a table on one line under a key with its basis',
    { custom: { valori_nutrizionali_per_porzione: 'Carboidrati 22 g, di cui zuccheri 8 g' } },
    ['serving'],
    ['carbohydrate 22g', 'sugars 8g'],
  ],
  [
    'sections under a key that says nothing',
    { nutri: { '100g': { kcal: 372, proteine: '76' } } },
    ['per100g'],
    ['energyKcal 372kcal', 'protein 76g'],
  ],
  [
    'keys in camel case with their basis',
    { nutrition: { proteinPer100g: 80, proteinPerServing: 24, servingSize: '30g' } },
    ['per100g', 'serving 30g'],
    ['protein 80g 24g'],
  ],
  [
    'the serving size of a product whose keys say per serving',
    {
      product: { nutriments: { proteins_100g: 78, proteins_serving: 23.4 }, serving_size: '30 g' },
    },
    ['per100g', 'serving 30g'],
    ['protein 78g 23.4g'],
  ],
  [
    'keys with a slash before their basis',
    { 'proteine/100g': 80, 'grassi/100g': 5 },
    ['per100g'],
    ['fat 5g', 'protein 80g'],
  ],
  [
    'nodes of a graph whose amount is an object',
    { edges: [{ node: { name: 'Magnesio', amount: { value: 375, unit: 'mg' }, nrv: 100 } }] },
    ['serving', 'nrv'],
    ['magnesium 375mg'],
  ],
  [
    'codes as names',
    {
      meta_data: [
        { id: 9, key: '_nutrition_fat', value: '5 g' },
        { id: 10, key: '_nutrition_protein', value: '80 g' },
      ],
    },
    ['serving'],
    ['fat 5g', 'protein 80g'],
  ],
  [
    'initials of all macronutrients',
    { macros: { kcal: 117, pro: 24, cho: 2, fat: 1.5 }, serving_size_g: 30 },
    ['serving 30g'],
    ['energyKcal 117kcal', 'fat 1.5g', 'carbohydrate 2g', 'protein 24g'],
  ],
  [
    'proline among amino acids',
    { pro: '1,2 g', leu: '2,5 g' },
    ['serving'],
    ['proline 1.2g', 'leucine 2.5g'],
  ],
  [
    'the amount of a dose beside its rows',
    { per_dose: { quantita: '1 misurino (25 g)', valori: { proteine: 20, grassi: 1 } } },
    ['serving 25g'],
    ['fat 1g', 'protein 20g'],
  ],
  [
    'a basis that each value tells',
    { Proteine: { valore: '80', um: 'g', base: '100g' } },
    ['per100g'],
    ['protein 80g'],
  ],
  [
    'variants that are called by flavour and size',
    {
      variants: [
        { title: 'Cacao / 900 g', nutrition: { per_100g: { proteine: 75 } } },
        { title: 'Vaniglia / 900 g', nutrition: { per_100g: { proteine: 78 } } },
      ],
    },
    ['per100g', 'per100g'],
    ['protein 75g 78g'],
  ],
];

test.each(cases)('reads %s', (_, input, columns, rows) => {
  const table = parseNutrition(input).value;
  expect(table.columns.map(columnText)).toEqual(columns);
  expect(table.rows.map(rowText).toSorted()).toEqual(rows.toSorted());
});
