import { expect, test } from 'vitest';
import { parseNutrition } from '../../index.ts';
import { printedTable } from '../../testing/print.ts';

/** What texts look like whose cells met, are in two halves, or are a sentence. */
const cases: [string, string, string[]][] = [
  [
    'cells of one line that ran together',
    'Energia1650kJ/390kcalGrassi5,2gdi cui saturi1,1gSale0,6g',
    [
      'serving',
      'Energia [energyKj] 1650 kJ',
      'Energia [energyKcal] 390 kcal',
      'Grassi [fat] 5.2 g',
      '  di cui saturi [saturates] 1.1 g',
      'Sale [salt] 0.6 g',
    ],
  ],
  [
    'one joint alone may be a name',
    'Omega3 complex500: 2 g',
    ['serving', 'Omega3 complex500 [] 2 g'],
  ],
  [
    'two halves without a heading',
    'Calcio | 120 mg | Zinco | 10 mg\nFerro | 14 mg | Rame | 1 mg\nIodio | 150 µg',
    [
      'serving',
      'Calcio [calcium] 120 mg',
      'Ferro [iron] 14 mg',
      'Iodio [iodine] 150 µg',
      'Zinco [zinc] 10 mg',
      'Rame [copper] 1 mg',
    ],
  ],
  [
    'units are no second names',
    'Nutriente;Per 100 g;UM;Per dose 40 g\nMagnesio;300;mg;120\nCalcio;500;mg;200',
    [
      'per100g "Per 100 g" | serving 40 g "Per dose 40 g"',
      'Magnesio [magnesium] 300 mg | 120 mg',
      'Calcio [calcium] 500 mg | 200 mg',
    ],
  ],
  [
    'a sentence without a basis',
    'Il frullato fornisce 24 g di proteine, 1,5 g di grassi e 2 g di carboidrati.',
    ['serving', 'grassi [fat] 1.5 g', 'carboidrati [carbohydrate] 2 g', 'proteine [protein] 24 g'],
  ],
  ['commas in prose', 'Nome,cognome e via\nProteine: 5 g', ['serving', 'Proteine [protein] 5 g']],
];

test.each(cases)('reads %s', (_, input, expected) => {
  expect(printedTable(input).filter((line) => !line.startsWith('title'))).toEqual(expected);
});

test('tells where an amount is in cells that ran together', () => {
  const input = 'Grassi5,2gProteine80gSale0,6g';
  const spans = parseNutrition(input).value.rows.map(({ span, values: [value] }) => [
    input.slice(span?.start, span?.end),
    input.slice(value?.span?.start, value?.span?.end),
  ]);
  expect(spans).toEqual([
    ['Grassi', '5,2g'],
    ['Proteine', '80g'],
    ['Sale', '0,6g'],
  ]);
});
