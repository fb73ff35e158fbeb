import { expect, test } from 'vitest';
import { printedTable } from '../../testing/print.ts';

const proteinAndSalt = ['Proteine [protein] 80 g', 'Sale [salt] 1 g'];
const inTwoColumns = [
  'per100g "per 100 g" | serving 30 g "per 30 g"',
  'Proteine [protein] 80 g | 24 g',
  'Sale [salt] 1 g | 0.3 g',
];

test.each<[string, unknown, string[]]>([
  [
    'columns that have labels and no keys',
    {
      columns: [{ label: 'Nutriente' }, { label: 'Per 100 g' }],
      rows: [
        ['Proteine', '80 g'],
        ['Sale', '1 g'],
      ],
    },
    ['per100g "Per 100 g"', ...proteinAndSalt],
  ],
  [
    'rows of cells under headings',
    {
      columns: ['Nutriente', 'Per 100 g'],
      rows: [{ cells: ['Proteine', '80 g'] }, { cells: ['Sale', '1 g'] }],
    },
    ['per100g "Per 100 g"', ...proteinAndSalt],
  ],
  [
    'rows with their values in a list',
    {
      columns: ['Nutriente', 'per 100 g', 'per 30 g'],
      rows: [
        { nome: 'Proteine', valore: ['80 g', '24 g'] },
        { nome: 'Sale', valore: ['1 g', '0,3 g'] },
      ],
    },
    inTwoColumns,
  ],
  [
    'values by name beside a remark',
    {
      colonne: ['per 100 g', 'per 30 g'],
      valori: { Proteine: ['80 g', '24 g'], nota: 'gusto cacao', Sale: ['1 g', '0,3 g'] },
    },
    inTwoColumns,
  ],
  [
    'rows that are numbered keys of an object',
    {
      columns: ['Nutriente', 'Per 100 g'],
      rows: { 0: ['Proteine', '80 g'], 1: ['Sale', '1 g'] },
    },
    ['per100g "Per 100 g"', ...proteinAndSalt],
  ],
  // What is beside the rows has no headings in it: they are read by their keys.
  [
    'a number of columns',
    { columns: 2, rows: [{ nome: 'Proteine', valore: '80 g' }] },
    ['serving', 'Proteine [protein] 80 g'],
  ],
  [
    'columns as settings of a table',
    { columns: { count: 2, align: 'left' }, rows: [{ nome: 'Proteine', valore: '80 g' }] },
    ['serving', 'Proteine [protein] 80 g'],
  ],
  [
    'columns one of which has no label',
    {
      columns: [{ width: 10 }, { label: 'Per 100 g' }],
      rows: [{ nome: 'Proteine', valore: '80 g' }],
    },
    ['serving', 'Proteine [protein] 80 g'],
  ],
])('%s', (_, input, lines) => {
  expect(printedTable(input)).toEqual(lines);
});
