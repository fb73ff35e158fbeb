import type { Column, NutritionTable, Quantity, Row } from '@vetta/nutrition-parser';

/** The columns that `values` is aligned with: all but the reference percentages. */
export const valueColumns = ({ columns }: NutritionTable): Column[] =>
  columns.filter(({ kind }) => kind !== 'nrv');

/** Place of the first column of one of these kinds, among the value columns; -1 without one. */
export function columnIndex(table: NutritionTable, ...kinds: readonly Column['kind'][]): number {
  return valueColumns(table).findIndex(({ kind }) => kinds.includes(kind));
}

export function valueOf(row: Row | undefined, index: number): Quantity | undefined {
  return row?.values[index] ?? undefined;
}
