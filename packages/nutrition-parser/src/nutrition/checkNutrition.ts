import type { Column, Diagnostic, NutritionTable, Row } from '../model.ts';
import { checkEnergy } from './checks/energy.ts';
import { checkMasses } from './checks/masses.ts';
import { checkReferences } from './checks/references.ts';

/** The first row of each nutrient that the checks ask for. */
const noFirsts = {
  energyKj: undefined,
  energyKcal: undefined,
  fat: undefined,
  saturates: undefined,
  monounsaturates: undefined,
  polyunsaturates: undefined,
  carbohydrate: undefined,
  sugars: undefined,
  polyols: undefined,
  fibre: undefined,
  protein: undefined,
  salt: undefined,
  sodium: undefined,
  alcohol: undefined,
  erythritol: undefined,
};

type Asked = keyof typeof noFirsts;

const asked: ReadonlySet<string> = new Set(Object.keys(noFirsts));

const isAsked = (key: string): key is Asked => asked.has(key);

/** What the checks need of a table: the columns that hold values, the rows, and some by nutrient. */
export type ValueView = {
  columns: Column[];
  rows: Row[];
  first: Record<Asked, Row | undefined>;
};

/**
 * Whether a table is plausible: kJ against kcal, energy against its nutrients, parts against the
 * whole, per 100 g against per serving, salt against sodium, percentages against Annex XIII.
 * Rounding, as the Commission's guidance of 2012 on tolerances allows it, raises nothing.
 */
export function checkNutrition(table: NutritionTable): Diagnostic[] {
  const first: ValueView['first'] = { ...noFirsts };
  for (const row of table.rows) {
    if (row.key !== undefined && isAsked(row.key)) first[row.key] ??= row;
  }
  const columns = table.columns.filter(({ kind }) => kind !== 'nrv');
  const view: ValueView = { columns, rows: table.rows, first };
  const found: Diagnostic[] = [];
  checkEnergy(view, found);
  checkMasses(view, found);
  checkReferences(view, found);
  return found;
}
