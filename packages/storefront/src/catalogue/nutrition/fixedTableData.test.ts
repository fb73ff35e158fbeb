import { expect, test } from 'vitest';
import { fallbackTables } from './fixedTables/fallbackTables.ts';
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

test('no cell holds the sign that parts cells', () => {
  const text = JSON.stringify({ ...fixedTables, ...fallbackTables });
  expect(text).not.toContain('|');
});

test('the three fixed tables have the doses of the specification', () => {
  expect(Object.entries(fixedTables).map(([slug, { dose }]) => [slug, dose])).toEqual([
    ['aminoacidi-essenziali', '1 dose = 10 g'],
    ['eaa-pro', '1 dose = 14 g (2 misurini)'],
    ['aminoacidi-plus', '1 dose = 5 compresse'],
  ]);
});
