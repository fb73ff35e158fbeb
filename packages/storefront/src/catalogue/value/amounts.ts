import type { Column, NutrientKey, NutritionTable, Quantity } from '@vetta/nutrition-parser';
import type { Amounts } from '../../contract/label.ts';
import { figureOf, gramsOf } from './grams.ts';

/** The columns that `values` is aligned with: all but the reference percentages. */
export const valueColumns = ({ columns }: Pick<NutritionTable, 'columns'>): readonly Column[] =>
  columns.filter(({ kind }) => kind !== 'nrv');

/** The value of a nutrient in one of the value columns. */
export function valueIn(
  { rows }: Pick<NutritionTable, 'rows'>,
  key: NutrientKey,
  column: number,
): Quantity | undefined {
  return rows.find((row) => row.key === key)?.values[column] ?? undefined;
}

/** The regulation's nutrients of one column, or null where the column is not there. */
export function amountsIn(
  table: NutritionTable,
  column: number,
  unit: Amounts['unit'],
): Amounts | null {
  if (valueColumns(table)[column] === undefined) return null;
  const grams = (key: NutrientKey) => gramsOf(valueIn(table, key, column));
  const energy = (key: NutrientKey) => figureOf(valueIn(table, key, column));
  return {
    unit,
    energyKj: energy('energyKj'),
    energyKcal: energy('energyKcal'),
    fat: grams('fat'),
    saturates: grams('saturates'),
    carbohydrate: grams('carbohydrate'),
    sugars: grams('sugars'),
    fibre: grams('fibre'),
    protein: grams('protein'),
    salt: grams('salt'),
  };
}
