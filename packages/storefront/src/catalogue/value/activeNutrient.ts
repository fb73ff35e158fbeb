import type { NutrientKey, NutritionTable } from '@vetta/nutrition-parser';
import type { ActiveNutrient } from '../../contract/label.ts';
import { valueColumns, valueIn } from './amounts.ts';
import { figureOf, gramsPerUnit, roundFloatNoise } from './grams.ts';
import type { Serving } from './servings.ts';

export type LabelColumns = {
  /** Place of the hundred grams or millilitres among the value columns; -1 without one. */
  at: number;
  serving: Serving | null;
};

/** Where the hundred stand, and of what. */
export function hundredColumn(table: Pick<NutritionTable, 'columns'> | null): {
  column: number;
  unit: 'g' | 'ml' | null;
} {
  const columns = table === null ? [] : valueColumns(table);
  const column = columns.findIndex(({ kind }) => kind === 'per100g' || kind === 'per100ml');
  const kind = columns[column]?.kind;
  return { column, unit: kind === undefined ? null : kind === 'per100ml' ? 'ml' : 'g' };
}

/** A nutrient by mass, of which the label prints more than none; null otherwise. */
export function activeNutrient(
  table: Pick<NutritionTable, 'rows'>,
  key: NutrientKey,
  { at, serving }: LabelColumns,
): ActiveNutrient | null {
  const hundred = at === -1 ? undefined : valueIn(table, key, at);
  const served = serving === null ? undefined : valueIn(table, key, serving.column);
  const unit = served?.unit ?? hundred?.unit;
  if (unit === undefined || gramsPerUnit(unit) === undefined) return null;
  const per100 = inUnit(hundred, unit);
  const perServing = inUnit(served, unit);
  const isThere = (per100 ?? 0) > 0 || (perServing ?? 0) > 0;
  return isThere ? { key, unit, per100, perServing } : null;
}

function inUnit(quantity: Parameters<typeof figureOf>[0], unit: string): number | null {
  const figure = figureOf(quantity);
  const from = gramsPerUnit(quantity?.unit ?? '');
  const to = gramsPerUnit(unit);
  if (figure === null || from === undefined || to === undefined) return null;
  return roundFloatNoise((figure * from) / to);
}
