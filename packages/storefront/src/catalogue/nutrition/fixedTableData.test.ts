import { expect, test } from 'vitest';
import { fallbackTables } from './fixedTables/fallbackTables.ts';
import { fixedTableProducts } from './fixedTableProducts.ts';
import { fixedTables } from './fixedTables/fixedTables.ts';

test('every row of every hand-written table has one cell for each column', () => {
  const ragged = Object.entries({ ...fixedTables, ...fallbackTables }).flatMap(
    ([slug, { columns, rows }]) =>
      rows
        .filter(({ values }) => values.length !== columns.length)
        .map(({ name }) => `${slug}: ${name}`),
  );
  expect(ragged).toEqual([]);
});

test('the products that are named as having a fixed table are those that have one', () => {
  const titled = Object.entries(fixedTables).map(([slug, { title }]) => ({ slug, name: title }));
  expect(fixedTableProducts()).toEqual(titled);
});

test('the three fixed tables have their doses', () => {
  expect(Object.entries(fixedTables).map(([slug, { dose }]) => [slug, dose])).toEqual([
    ['aminoacidi-essenziali', '1 dose = 10 g'],
    ['eaa-pro', '1 dose = 14 g (2 misurini)'],
    ['aminoacidi-plus', '1 dose = 5 compresse'],
  ]);
});
