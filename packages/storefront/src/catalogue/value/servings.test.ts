import type { Column } from '@vetta/nutrition-parser';
import { expect, test } from 'vitest';
import { printedServings, servingOf, servingsInSize } from './servings.ts';

const table = (...columns: Column[]) => ({
  columns,
  rows: [],
  notes: [],
  shape: 'lines' as const,
});
const serving = (label: string, amount?: number, unit?: string): Column => ({
  kind: 'serving',
  label,
  amount,
  unit,
});

test('the dose is taken before the single tablet, whichever is printed first', () => {
  const both = table(
    serving('Per compressa', 1, 'compressa'),
    serving('Per dose (5 compresse)', 5, 'compressa'),
  );
  expect(servingOf(both)).toEqual({ column: 1, size: { amount: 5, unit: 'compressa' }, pieces: 5 });
});

test('its place is counted among the columns that have values', () => {
  const found = servingOf(
    table({ kind: 'nrv' }, { kind: 'per100g' }, serving('Per 30 g', 30, 'g')),
  );
  expect(found?.column).toBe(1);
});

test('the label that the shop gives to an unnamed column is no serving of the product', () => {
  expect(servingOf(table(serving('Per 30 g**', 30, 'g')))?.size).toBeNull();
  expect(servingOf(table(serving('Per 40 g**', 40, 'g')))?.size).toEqual({ amount: 40, unit: 'g' });
});

test('a table without a serving has none', () => {
  expect(servingOf(table({ kind: 'per100g' }))).toBeNull();
});

test.each([
  ['1 kg', serving('Per dose (30 g)', 30, 'g'), 33.3333333333],
  ['24 x 45 g', serving('Per barretta (45 g)', 45, 'g'), 24],
  ['500 ml', serving('Per 10 ml', 10, 'ml'), 50],
  ['120 compresse', serving('Per 4 compresse', 4, 'compressa'), 30],
  ['Box 24 pz', serving('Per barretta (45 g)', 45, 'g'), 24],
  ['Box 22 bustine', serving('Per 2 bustine', 2, 'bustina'), 11],
  ['120 capsule', serving('Per dose (30 g)', 30, 'g'), null],
  ['500 ml', serving('Per dose (30 g)', 30, 'g'), null],
  ['500 g', serving('Per 2 misurini', 2, 'misurino'), null],
  ['Taglia unica', serving('Per dose (30 g)', 30, 'g'), null],
  ['0 g', serving('Per dose (30 g)', 30, 'g'), null],
  ['500 g', serving('Per dose (0 g)', 0, 'g'), null],
])('a pack of %s holds so many servings', (size, column, expected) => {
  expect(servingsInSize(size, servingOf(table(column)))).toBe(expected);
});

test('the printed number may stand in the table or in a note of it', () => {
  expect(printedServings({ ...table(), servingsPerPack: 25 })).toBe(25);
  expect(printedServings({ ...table(), notes: ['Dosi per confezione: 30'] })).toBe(30);
  expect(printedServings({ ...table(), notes: ['Dosi per confezione: 20 (da 1 kg)'] })).toBeNull();
});
