import { parseNutrition } from '@vetta/nutrition-parser';
import { expect, test } from 'vitest';
import { type Basis, basisColumn } from './basis.ts';
import { nutritionRows } from './nutritionRows.ts';

const tableOf = (...rows: readonly string[]) => parseNutrition(rows.join('\n')).value;

function rowsOf(tables: readonly ReturnType<typeof tableOf>[], basis: Basis = 'hundred') {
  const sources = tables.map((table) => {
    const shown = basisColumn(table, basis);
    return shown === null ? null : { table, shown };
  });
  return nutritionRows(sources, 'protein').map(({ label, cells, breakBefore }) => [
    `${breakBefore ? '| ' : ''}${label}`,
    ...cells.map((cell) =>
      cell === null
        ? null
        : [
            ...cell.values.map(({ figure, unit }) => `${figure} ${unit}`),
            ...(cell.printed === undefined ? [] : [cell.printed]),
          ].join(' / '),
    ),
  ]);
}

const powder = tableOf(
  '| | per 100 g | per dose (30 g) |',
  '|---|---|---|',
  '| Energia | 1570 kJ / 370 kcal | 471 kJ / 111 kcal |',
  '| Proteine | 78,0 g | 23 g |',
  '| Sale | 0,48 g | 0,14 g |',
  '| Creatina | 3 g | 900 mg |',
  '| Calcio | 480 mg | 144 mg |',
);
const other = tableOf(
  '| | per 100 g |',
  '|---|---|',
  '| Valore energetico | 1600 kJ / 380 kcal |',
  '| Lipidi totali | 2,0 g |',
  '| Proteine | 80 g |',
  '| Sale | 300 mg |',
  '| Creatina | 500 mg |',
);

test('nutrients stand in one row by whatever name, in the order of the regulation', () => {
  expect(rowsOf([powder, other])).toEqual([
    ['Energia', '1570 kJ / 370 kcal', '1600 kJ / 380 kcal'],
    ['Grassi', null, '2,0 g'],
    ['Proteine', '78,0 g', '80 g'],
    ['Sale', '0,48 g', '0,3 g / 300 mg in etichetta'],
    ['Creatina', '3 g', '0,5 g / 500 mg in etichetta'],
    ['| Calcio', '480 mg', null],
  ]);
});

test('a label without servings says nothing of them', () => {
  const rows = rowsOf([powder, other], 'serving');
  expect(rows[0]).toEqual(['Energia', '471 kJ / 111 kcal', null]);
  expect(rows.every((row) => row[2] === null)).toBe(true);
});

test('what no label has a value of is no row', () => {
  expect(rowsOf([powder]).map(([label]) => label)).not.toContain('Grassi');
});

test.each([
  [['| | per 100 ml |', '|---|---|', '| Proteine | 2 g |'], 'hundred', 'in 100 ml', true],
  [
    ['| | 1 bustina (5 g) |', '|---|---|', '| Proteine | 2 g |'],
    'serving',
    'in 1 bustina (5 g)',
    false,
  ],
  [
    ['| | per dose (30 g) |', '|---|---|', '| Proteine | 2 g |'],
    'serving',
    'in una dose (30 g)',
    false,
  ],
] as const)('%j stands for %s: %s', (rows, basis, text, isVolume) => {
  expect(basisColumn(tableOf(...rows), basis)).toMatchObject({ text, isVolume });
});
