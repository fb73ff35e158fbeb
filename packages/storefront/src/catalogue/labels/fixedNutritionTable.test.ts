import { parseNutrition } from '@vetta/nutrition-parser';
import { expect, test } from 'vitest';
import type { FixedTable } from '../nutrition/fixedTable.ts';
import { fallbackTables } from '../nutrition/fixedTables/fallbackTables.ts';
import { fixedTables } from '../nutrition/fixedTables/fixedTables.ts';
import { fixedNutritionTable } from './fixedNutritionTable.ts';

const tables = Object.entries({ ...fixedTables, ...fallbackTables });

const printedName = (row: FixedTable['rows'][number]) =>
  row.isSubRow === true && !row.name.startsWith('di cui') ? `- ${row.name}` : row.name;

/** The same table as a label would print it. */
function asPrinted({ columns, rows }: FixedTable): string {
  return [
    ['Componente', ...columns.map(({ label = '' }) => label)],
    ['---', ...columns.map(() => '---')],
    ...rows.map((row) => [printedName(row), ...row.values]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const figures = ({ columns, rows }: ReturnType<typeof fixedNutritionTable>) => ({
  columns: columns.map(({ kind, amount, unit }) => ({ kind, amount, unit })),
  rows: rows.map(({ name, key, indent, values, nrvPercent }) => ({
    name,
    key,
    indent,
    values: values.map((value) => (value === null ? null : `${value.amount} ${value.unit}`)),
    nrvPercent: nrvPercent ?? undefined,
  })),
});

test.each(tables)('%s says the same as its printed table', (_slug, table) => {
  const printed = parseNutrition(asPrinted(table)).value;
  expect(figures(fixedNutritionTable(table))).toEqual(figures(printed));
});

test.each(tables)('%s has its dose and notes below it', (_slug, table) => {
  expect(fixedNutritionTable(table).notes).toEqual([table.dose, ...table.notes]);
});
