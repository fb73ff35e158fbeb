import type { Column, Diagnostic, NutritionTable, Quantity, Row } from '../model.ts';
import { checkEnergy } from './checks/energy.ts';
import { checkMasses } from './checks/masses.ts';
import { checkReferences } from './checks/references.ts';

/** What the checks need of a table: for each column of values, its rows by nutrient. */
export type ValueView = {
  columns: Column[];
  rows: Row[];
  /** The first row of each nutrient that has a key. */
  find: (key: NonNullable<Row['key']>, column: number) => Quantity | undefined;
};

/**
 * Whether a table is plausible: kJ against kcal, energy against its nutrients, parts against the
 * whole, per 100 g against per serving, salt against sodium, percentages against Annex XIII.
 * Rounding, as the Commission's guidance of 2012 on tolerances allows it, raises nothing.
 */
export function checkNutrition(table: NutritionTable): Diagnostic[] {
  const columns = table.columns.filter(({ kind }) => kind !== 'nrv');
  const byKey = new Map<string, Row>();
  for (const row of table.rows) {
    if (row.key !== undefined && !byKey.has(row.key)) byKey.set(row.key, row);
  }
  const view: ValueView = {
    columns,
    rows: table.rows,
    find: (key, column) => byKey.get(key)?.values[column] ?? undefined,
  };
  const found: Diagnostic[] = [];
  checkEnergy(view, found);
  checkMasses(view, found);
  checkReferences(view, found);
  return found;
}
