import { parseNutrition } from '@vetta/nutrition-parser';
import { expect, it } from 'vitest';
import { labelTable } from './labelTable.ts';
import { splitProfile } from './splitProfile.ts';

const { value: whey } = parseNutrition([
  '**Per porzione (30 g)**',
  'Proteine: 23 g',
  '**Per 100 g**',
  'Proteine: 78 g',
  '**Profilo aminoacidico (%)**',
  'Leucina: 10,6%',
  'Valina: 5,8%',
]);

it('parts the amino-acid profile from the label', () => {
  const { main, profile } = splitProfile(whey);
  expect(labelTable(main).columns.map(({ label }) => label)).toEqual([
    'Per porzione (30 g)',
    'Per 100 g',
  ]);
  expect(main.rows.map(({ name }) => name)).toEqual(['Proteine']);
  expect(profile?.rows.map(({ name }) => name)).toEqual(['Leucina', 'Valina']);
  expect(profile === undefined ? [] : labelTable(profile).rows[0]?.cells).toEqual([
    [{ amount: '10,6', unit: '%' }],
  ]);
});

it('gives the sectioned list its legend', () => {
  expect(labelTable(splitProfile(whey).main).footnotes).toEqual([
    '*VNR: Valori Nutritivi di Riferimento',
  ]);
});

it('leaves a label without a profile whole', () => {
  const { value } = parseNutrition({ per_100g: { Proteine: '80 g' } });
  expect(splitProfile(value)).toEqual({ main: value });
});
