import { expect, test } from 'vitest';
import { checkNutrition, parseNutrition, type NutritionTable } from '../index.ts';

const codes = (input: unknown): string[] =>
  parseNutrition(input).diagnostics.map(({ code }) => code);

test.each([
  ['kJ that are not the kcal', 'Energia: 1570 kJ / 450 kcal', ['energy-kj-kcal-mismatch']],
  [
    'energy that its nutrients do not give',
    'Per 100 g\nEnergia: 600 kcal\nGrassi: 2 g\nCarboidrati: 5 g\nProteine: 80 g',
    ['energy-atwater-mismatch'],
  ],
  [
    'a part that is more than the whole',
    'Carboidrati: 5 g\ndi cui zuccheri: 8 g',
    ['sub-exceeds-parent'],
  ],
  [
    'fats that are together too much',
    'Grassi: 10 g\nsaturi: 5 g\nmonoinsaturi: 5 g\npolinsaturi: 4 g',
    ['sub-exceeds-parent'],
  ],
  [
    'more than 100 g in 100 g',
    'Per 100 g\nGrassi: 20 g\nCarboidrati: 50 g\nProteine: 45 g',
    ['sum-exceeds-100'],
  ],
  [
    'a serving that is a third',
    '|x|Per 100 g|Per dose (30 g)|\n|Calcio|300 mg|200 mg|',
    ['serving-ratio-mismatch'],
  ],
  ['salt that is not the sodium', 'Sale: 2 g\nSodio: 2 g', ['salt-sodium-mismatch']],
  ['a percentage that is not the amount', 'Vitamina C: 80 mg (50% VNR)', ['nrv-mismatch']],
  ['a vitamin in grams', 'Vitamina B12: 2,5 g', ['unit-implausible']],
  ['energy in grams', 'Energia: 370 g', ['unit-implausible']],
  ['protein in kcal', 'Proteine: 80 kcal', ['unit-implausible']],
  ['two values for one nutrient', 'Proteine: 80 g\nProteine: 70 g', ['duplicate-conflict']],
  [
    'a cell that is no amount',
    'Componente | Valore\nProteine | tante\nGrassi | 5 g',
    ['value-unparsed'],
  ],
  ['HTML without its reader', '<table><tr><td>Proteine<td>80 g</table>', ['html-reader-missing']],
  ['broken JSON', '{"Proteine": "80 g"', ['json-invalid']],
  ['an input that is too long', `Proteine: 80 g\n${' '.repeat(300_000)}`, ['input-truncated']],
])('tells %s', (_, input, expected) => {
  expect(codes(input)).toEqual(expected);
});

test.each([
  [
    'a whey',
    'Per 100 g\nEnergia: 1634 kJ / 386 kcal\nGrassi: 4,2 g\ndi cui saturi: 2,1 g\nCarboidrati: 6,3 g\ndi cui zuccheri: 4,8 g\nFibre: 1,4 g\nProteine: 80 g\nSale: 0,55 g',
  ],
  [
    'rounded halves',
    '|x|Per 100 g|Per dose (30 g)|\n|Energia|1570 kJ/370 kcal|471 kJ/111 kcal|\n|Grassi|1,2 g|0,4 g|\n|Sale|0,55 g|0,17 g|',
  ],
  [
    'polyols',
    'Per 100 g\nEnergia: 1443 kJ / 345 kcal\nGrassi: 13 g\nCarboidrati: 32 g\ndi cui zuccheri: 2,9 g\ndi cui polioli: 24 g\nFibre: 3,1 g\nProteine: 33 g',
  ],
  [
    'polyols without their row',
    'Per 100 g\nEnergia: 275 kcal\nGrassi: 10 g\nCarboidrati: 40 g\ndi cui zuccheri: 2 g\nProteine: 20 g',
  ],
  ['sugars that are all the carbohydrate', 'Carboidrati: 5,0 g\ndi cui zuccheri: 5,04 g'],
  ['less than', 'Grassi: < 0,1 g\ndi cui saturi: < 0,1 g'],
  [
    'an isolate near 100 g',
    'Per 100 g\nGrassi: 0,5 g\nCarboidrati: 1 g\nProteine: 97 g\nSale: 2 g',
  ],
  ['salt and sodium', 'Sale: 0,5 g\nSodio: 200 mg'],
  ['vitamin D in units', 'Vitamina D: 2000 UI (1000% VNR)'],
  ['percentages rounded', 'Zinco: 12,5 mg (125% VNR)\nFerro: 5,1 mg (36% VNR)'],
  ['a repeated equal row', 'Proteine: 80 g\nProteine: 80 g'],
  ['an active and what is in it', 'Creatina monoidrato: 3 g\ndi cui creatina: 2,64 g'],
])('%s raises nothing', (_, input) => {
  expect(codes(input)).toEqual([]);
});

test('a table made by hand is checked without places', () => {
  const table: NutritionTable = {
    columns: [{ kind: 'per100g' }],
    rows: [
      { name: 'Grassi', key: 'fat', indent: 0, values: [{ amount: 80, unit: 'g', raw: '80 g' }] },
      {
        name: 'Proteine',
        key: 'protein',
        indent: 0,
        values: [
          { amount: 70, unit: 'g', raw: '70 g' },
          { amount: 70, unit: 'g', raw: '70 g' },
        ],
      },
    ],
    notes: [],
    shape: 'lines',
  };
  expect(checkNutrition(table)).toEqual([
    {
      code: 'sum-exceeds-100',
      severity: 'warning',
      message: 'The nutrients weigh 150 g of 100 g.',
    },
  ]);
});

test.each([[null], [{}], [{ columns: [], rows: [null] }], ['table']])('%j is no table', (table) => {
  expect(Reflect.apply(checkNutrition, undefined, [table])).toEqual([]);
});
