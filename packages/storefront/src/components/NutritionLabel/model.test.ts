import { describe, expect, it } from 'vitest';
import { columnAlignment, filler, withNonBreakingUnits, type NutritionLabelRow } from './model.ts';

const rows: readonly NutritionLabelRow[] = [
  {
    id: 'a',
    label: 'Energia',
    cells: [
      [
        { amount: '1570', unit: 'kJ' },
        { amount: '370', unit: 'kcal' },
      ],
    ],
  },
  { id: 'b', label: 'Grassi', cells: [{ amount: '1,2', unit: 'g' }] },
  { id: 'c', label: 'Sale', cells: [{ amount: '0,55', unit: 'g' }] },
  { id: 'd', label: 'Fibre', cells: [null] },
  { id: 'e', label: 'Vitamine', cells: [] },
];

it('fits a column to its longest decimals and its longest unit', () => {
  expect(columnAlignment(rows, 0, ',')).toEqual({ tail: 3, unit: 'kcal' });
});

it('needs nothing for a column without values', () => {
  expect(columnAlignment(rows, 1, ',')).toEqual({ tail: 0, unit: '' });
});

it.each([
  ['Per 100 g', 'Per 100\u00a0g'],
  ['Per dose (5 compresse)', 'Per dose (5\u00a0compresse)'],
  ['Per 2 capsule**', 'Per 2\u00a0capsule**'],
  ['% VNR*', '%\u00a0VNR*'],
  ['Per dose', 'Per dose'],
  ['B12 (2024)', 'B12 (2024)'],
])('parts no figure from its unit in the heading %s', (heading, shown) => {
  expect(withNonBreakingUnits(heading)).toBe(shown);
});

describe('fills what an amount lacks behind its mark', () => {
  it.each([
    ['0,55', ''],
    ['1,2', '0'],
    ['480', ',00'],
    ['<1', ',00'],
  ])('%s', (amount, expected) => {
    expect(filler(amount, { tail: 3, unit: 'g' }, ',')).toBe(expected);
  });

  it('adds nothing where no amount has decimals', () => {
    expect(filler('480', { tail: 0, unit: 'mg' }, ',')).toBe('');
  });
});
