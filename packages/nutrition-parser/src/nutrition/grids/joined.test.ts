import { expect, test } from 'vitest';
import { printedTable } from '../../testing/print.ts';

const gel = 'per100ml "100 ml" | serving 25 ml "1 gel 25 ml"';

test.each<[string, string, string[]]>([
  [
    'a column of two parted by slashes, with cells that are empty or hold one',
    `| | 100 ml / 1 gel 25 ml |
|---|---|
| Proteine | 5 g / 1,25 g |
| Grassi | |
| Sale | 0,4 g / 0,1 g |
| Zinco | 2 mg |`,
    [gel, 'Proteine [protein] 5 g | 1.25 g', 'Sale [salt] 0.4 g | 0.1 g', 'Zinco [zinc] 2 mg | -'],
  ],
  [
    'a table without line ends that has another substance among its nutrients',
    '| Nutriente | Per 100 g | Proteine | 80 g | Rosa canina | 1 g | Sale | 1 g |',
    ['per100g "Per 100 g"', 'Proteine [protein] 80 g', 'Sale [salt] 1 g', 'Rosa canina [] 1 g'],
  ],
  [
    'a table of one nutrient without line ends',
    '| Nutriente | Per 100 g | Proteine | 80 g |',
    ['per100g "Per 100 g"', 'Proteine [protein] 80 g'],
  ],
  [
    'a table of one nutrient in two columns without line ends',
    '| Nutriente | Per 100 g | Per 30 g | Proteine | 80 g | 24 g |',
    ['per100g "Per 100 g" | serving 30 g "Per 30 g"', 'Proteine [protein] 80 g | 24 g'],
  ],
  [
    'halves beside each other, a row of which has a mark behind it',
    `| Nutriente | Per 100 g | Nutriente | Per 100 g |
|---|---|---|---|
| Proteine | 80 g | Sale | 1 g |
| Grassi | 5 g | Fibre | 2 g | * |`,
    [
      'per100g "Per 100 g"',
      'Grassi [fat] 5 g',
      'Fibre [fibre] 2 g',
      'Proteine [protein] 80 g',
      'Sale [salt] 1 g',
    ],
  ],
  [
    'a percentage before the amount, of what has a reference value and what has none',
    '| | Per dose |\n|---|---|\n| Zinco | 100% 10 mg |\n| BCAA | 20% 5 g |',
    ['serving "Per dose"', 'Zinco [zinc] 10 mg (100%)', 'BCAA [bcaa] 5 g'],
  ],
  [
    'an amino acid that one of the columns lacks',
    `| | Per 100 g | Per dose 30 g |
|---|---|---|
| Energia | 370 kcal | 111 kcal |
| Grassi | 5 g | 1,5 g |
| Carboidrati | 5 g | 1,5 g |
| Proteine | 76 g | 23 g |
| Leucina | | 2 g |`,
    [
      'per100g "Per 100 g" | serving 30 g "Per dose 30 g"',
      'Energia [energyKcal] 370 kcal | 111 kcal',
      'Grassi [fat] 5 g | 1.5 g',
      'Carboidrati [carbohydrate] 5 g | 1.5 g',
      'Proteine [protein] 76 g | 23 g',
      'Leucina [leucine] - | 2 g',
    ],
  ],
])('%s', (_, input, lines) => {
  expect(printedTable(input)).toEqual(lines);
});

test.each(['Numero di dosi: 30', 'Dosi contenute: 30', 'Porzioni: 30'])(
  "'%s' tells the servings of a pack",
  (line) => {
    expect(printedTable(`${line}\nProteine: 80 g`)).toEqual([
      'serving',
      'Proteine [protein] 80 g',
      'servings: 30',
    ]);
  },
);
