import type { NutritionTable } from '@vetta/nutrition-parser';
import { valueColumns } from './valueColumns.ts';

/**
 * Parts the amino-acid profile, in percent, from the label that it is printed under
 * (docs/rules.md#amino-acid-profile): a column that is neither of a hundred grams nor of a serving,
 * and the rows that have a value only there.
 */
export function splitProfile(table: NutritionTable): {
  main: NutritionTable;
  profile?: NutritionTable;
} {
  const columns = valueColumns(table);
  const at = columns.findIndex(({ kind }) => kind === 'other');
  const column = columns[at];
  if (column === undefined || columns.length === 1) return { main: table };
  const isOfProfile = table.rows.map(({ values }) =>
    values.every((value, index) => (value === null) === (index !== at)),
  );
  const own = table.rows.filter((_, index) => isOfProfile[index]);
  const rest = table.rows.filter((_, index) => !isOfProfile[index]);
  // A column that shares rows with the others is one of them.
  if (own.length === 0 || rest.some(({ values }) => values[at] !== null)) return { main: table };
  return {
    main: {
      ...table,
      columns: table.columns.filter((candidate) => candidate !== column),
      rows: rest.map((row) => ({ ...row, values: row.values.toSpliced(at, 1) })),
    },
    profile: {
      ...table,
      columns: [column],
      rows: own.map((row) => ({ ...row, values: [row.values[at] ?? null] })),
      notes: [],
      servingsPerPack: undefined,
    },
  };
}
