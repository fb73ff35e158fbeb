import { describe, expect, test } from 'vitest';
import { htmlReader } from './html/index.ts';
import { parseNutrition } from './index.ts';
import { notations, type Printed } from './testing/notations.ts';
import { printTable } from './testing/print.ts';

const macros = [
  ['Energia', '1650 kJ / 390 kcal', '495 kJ / 117 kcal'],
  ['Grassi', '6,5 g', '2,0 g'],
  ['di cui acidi grassi saturi', '2,1 g', '0,6 g'],
  ['Carboidrati', '8 g', '2,4 g'],
  ['di cui zuccheri', '<0,5 g', '<0,5 g'],
  ['Fibre', 'tracce', 'n.d.'],
  ['Proteine', '75 g', 'circa 22,5 g'],
  ['Sale', 'inferiore a 0,5 g', '0,15 g'],
];
const macrosRead = [
  'Energia [energyKj] 1650 kJ | 495 kJ',
  'Energia [energyKcal] 390 kcal | 117 kcal',
  'Grassi [fat] 6.5 g | 2 g',
  '  di cui acidi grassi saturi [saturates] 2.1 g | 0.6 g',
  'Carboidrati [carbohydrate] 8 g | 2.4 g',
  '  di cui zuccheri [sugars] <0.5 g | <0.5 g',
  'Fibre [fibre] traces 0 g | -',
  'Proteine [protein] 75 g | ~22.5 g',
  'Sale [salt] <0.5 g | 0.15 g',
];
const units = [
  ['Energia (kJ)', '1.650', '495'],
  ['Energia (kcal)', '390', '117'],
  ['Grassi (g)', '6,5', '2,0'],
  ['Sodio (mg)', '200', '60'],
];
const unitsRead = [
  'Energia [energyKj] 1650 kJ | 495 kJ',
  'Energia [energyKcal] 390 kcal | 117 kcal',
  'Grassi [fat] 6.5 g | 2 g',
  'Sodio [sodium] 200 mg | 60 mg',
];
const actives = [
  ['Vitamina B12', '8,3 µg', '2,5 mcg'],
  ['Magnesio', '1.250 mg', '375 mg'],
  ['Creatina monoidrato', '10.000 mg', '3.000 mg'],
  ['Coenzima Q10', '333 mg', '100 mg'],
  ['Omega 3', '3.333 mg', '1.000 mg'],
  ['Estratto secco di Rhodiola rosea', '1.000 mg', '300 mg'],
  ['Lactobacillus acidophilus LA-5', '16,7 mld UFC', '5 mld UFC'],
];
const activesRead = [
  'Vitamina B12 [vitaminB12] 8.3 µg | 2.5 µg',
  'Magnesio [magnesium] 1250 mg | 375 mg',
  'Creatina monoidrato [creatine] 10000 mg | 3000 mg',
  'Coenzima Q10 [coenzymeQ10] 333 mg | 100 mg',
  'Omega 3 [omega3] 3333 mg | 1000 mg',
  'Estratto secco di Rhodiola rosea [] 1000 mg | 300 mg',
  'Lactobacillus acidophilus LA-5 [] 16700000000 UFC | 5000000000 UFC',
];

const blocks = [
  ['energy and nutrients', macros, macrosRead],
  ['units behind the names', units, unitsRead],
  ['vitamins and actives', actives, activesRead],
] as const;
const headings = [
  ['per 100 g', 'per dose (30 g)'],
  ['100 g', '30 g'],
  ['x 100 g', 'per 1 misurino (30 g)'],
  ['Per 100g', 'Per porzione 30g'],
];
const cases = Object.keys(notations).flatMap((notation) =>
  blocks.flatMap(([what, rows, expected]) =>
    headings.map((heads) => [notation, what, heads, rows, expected] as const),
  ),
);

describe('a table reads the same in whatever notation it is written', () => {
  test.each(cases)('%s: %s under %j', (notation, _, heads, rows, expected) => {
    const table: Printed = { heads, rows };
    const input = notations[notation]?.(table);
    for (const written of [input, JSON.stringify(input)]) {
      const { value, diagnostics } = parseNutrition(written, { html: htmlReader });
      const basis = value.columns.map(({ kind, amount, unit }) => [kind, amount, unit]);
      expect(basis).toEqual([
        ['per100g', undefined, undefined],
        ['serving', 30, 'g'],
      ]);
      expect(printTable(value).slice(1)).toEqual(expected);
      expect(diagnostics).toEqual([]);
    }
  });
});
