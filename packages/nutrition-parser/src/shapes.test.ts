import { expect, test } from 'vitest';
import { htmlReader } from './html/index.ts';
import { parseNutrition } from './index.ts';
import { printTable } from './testing/print.ts';

const two = ['Grassi [fat] 5 g', 'Proteine [protein] 80 g'];

test.each([
  ['values below their names', 'Per 100 g\nProteine\n80 g\nGrassi\n5 g', 'lines', two],
  ['a definition list', '<dl><dt>Proteine<dd>80 g<dt>Grassi<dd>5 g</dl>', 'lines', two],
  [
    'spans side by side',
    '<div><span>Proteine</span><span>80 g</span></div><div><span>Grassi</span><span>5 g</span></div>',
    'lines',
    two,
  ],
  [
    'a list behind a table of no values',
    '<table><tr><td>Gusto<td>Cacao</table><p>Proteine: 80 g<br>Grassi: 5 g</p>',
    'lines',
    two,
  ],
  [
    'values before their names',
    'Per 100 g: 80 g di proteine, 5 g di grassi',
    'free-text',
    ['grassi [fat] 5 g', 'proteine [protein] 80 g'],
  ],
  [
    'pairs between pipes',
    'Proteine 80 g | Grassi 5 g | Sale 0,5 g',
    'free-text',
    [...two, 'Sale [salt] 0.5 g'],
  ],
  [
    'columns and rows of lists',
    {
      columns: ['Nutriente', 'Per 100 g'],
      rows: [
        ['Proteine', '80 g'],
        ['Grassi', '5 g'],
      ],
    },
    'dose-table',
    two,
  ],
  [
    'columns by flavour',
    '|x|Cacao|Vaniglia|\n|--|--|--|\n|Proteine|78 g|80 g|',
    'pipe-table',
    ['Proteine [protein] 78 g | 80 g'],
  ],
  [
    'the nutrition of a whole text',
    'Ingredienti: riso 100 g. Valori nutrizionali per 100 g: Proteine 7 g. Avvertenze: max 3 g al giorno.',
    'free-text',
    ['Proteine [protein] 7 g'],
  ],
  [
    'a break inside a pair',
    'Energia: 1570 kJ /\n370 kcal',
    'lines',
    ['Energia [energyKj] 1570 kJ', 'Energia [energyKcal] 370 kcal'],
  ],
  [
    'dotted leaders and V.N.R.',
    'Vitamina B6 ........ 1,4 mg (100% V.N.R.)',
    'free-text',
    ['Vitamina B6 [vitaminB6] 1.4 mg (100%)'],
  ],
  [
    'abbreviations',
    'Vit. C 80 mg 100% VNR, Ac. folico 200 mcg 100% VNR',
    'free-text',
    ['Vit. C [vitaminC] 80 mg (100%)', 'Ac. folico [folicAcid] 200 µg (100%)'],
  ],
  [
    'powers in HTML',
    '<table><tr><td>Lactobacillus<td>5 x 10<sup>9</sup> UFC</table>',
    'html-table',
    ['Lactobacillus [] 5000000000 UFC'],
  ],
  [
    'escaped tags',
    '<table><tr><td>Energia<td>1570 kJ&lt;br&gt;370 kcal</table>',
    'html-table',
    ['Energia [energyKj] 1570 kJ', 'Energia [energyKcal] 370 kcal'],
  ],
])('reads %s', (_, input, shape, rows) => {
  const { value } = parseNutrition(input, { html: htmlReader });
  expect(value.shape).toBe(shape);
  expect(printTable(value).slice(1)).toEqual(rows);
});
