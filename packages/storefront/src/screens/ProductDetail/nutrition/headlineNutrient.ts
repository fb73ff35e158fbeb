import type { Column, NutrientKey, NutritionTable, Quantity, Row } from '@vetta/nutrition-parser';
import { italianNumber } from '../../../catalogue/italianNumber.ts';
import { formatQuantity } from '../../../catalogue/nutrition/formatQuantity.ts';
import { pieces } from '../../../catalogue/nutrition/pluralUnits.ts';
import { columnIndex, valueColumns, valueOf } from './valueColumns.ts';

/** The figure that matters, drawn large: `26,1` `g` 'di proteine in una dose da 30 g.' */
export type HeadlineNutrient = { figure: string; unit: string; text: string; row: Row };

const energy: readonly (NutrientKey | undefined)[] = ['energyKj', 'energyKcal'];

/**
 * A food is read for its protein, a source of energy for its carbohydrates, a fibre for its fibre;
 * on a label without them the first active matters. Of a dose where one is printed, else of 100 g.
 * Ranges, traces and bounds are no figure, nor is what weighs more than all of its dose.
 */
export function headlineNutrient(table: NutritionTable): HeadlineNutrient | undefined {
  const index = mainColumn(table);
  const column = valueColumns(table)[index];
  if (column === undefined) return undefined;
  const rows = table.rows.filter((row) => isFigure(valueOf(row, index), column));
  const row =
    mainFood(rows, index) ?? rows.find(({ key, indent }) => indent === 0 && !energy.includes(key));
  const value = valueOf(row, index);
  if (row === undefined || value === undefined) return undefined;
  return { ...formatQuantity(value), text: `${ofNutrient(row)} ${inColumn(column)}.`, row };
}

/** 'Per dose (5 compresse)' before 'Per compressa'; without a serving, the hundred grams. */
function mainColumn(table: NutritionTable): number {
  const dose = valueColumns(table).findIndex(
    ({ kind, label }) => kind === 'serving' && /dose|porzione/i.test(label ?? ''),
  );
  if (dose !== -1) return dose;
  const serving = columnIndex(table, 'serving');
  return serving === -1 ? columnIndex(table, 'per100g', 'per100ml') : serving;
}

function mainFood(rows: readonly Row[], index: number): Row | undefined {
  const grams = (key: NutrientKey) => {
    const row = rows.find((candidate) => candidate.key === key);
    const value = valueOf(row, index);
    return { row, amount: value?.unit === 'g' ? value.amount : 0 };
  };
  const protein = grams('protein');
  const carbohydrate = grams('carbohydrate');
  const fibre = grams('fibre');
  if (fibre.amount > protein.amount && fibre.amount > carbohydrate.amount) return fibre.row;
  // A bar with 15 g of protein and 17 g of carbohydrates is bought for the former.
  const main = 2 * protein.amount >= carbohydrate.amount ? protein : carbohydrate;
  return main.amount > 0 ? main.row : undefined;
}

const isFigure = (quantity: Quantity | undefined, { amount = Infinity, unit }: Column) =>
  quantity !== undefined &&
  !(quantity.unit === unit && quantity.amount > amount) &&
  quantity.amount > 0 &&
  quantity.max === undefined &&
  quantity.qualifier === undefined &&
  quantity.unit !== '';

const foodNames: Partial<Record<NutrientKey, string>> = {
  protein: 'di proteine',
  carbohydrate: 'di carboidrati',
  fibre: 'di fibre',
};

function ofNutrient({ key, name }: Row): string {
  const foodName = key === undefined ? undefined : foodNames[key];
  if (foodName !== undefined) return foodName;
  // 'L-carnitina', 'EPA', 'HMB' keep their capitals.
  const keepsCapital = /^(?:\p{Lu}[-\p{Lu}\d]|\p{Lu}\s)/u.test(name);
  return `di ${keepsCapital ? name : name.slice(0, 1).toLowerCase() + name.slice(1)}`;
}

/** 'in una dose da 30 g', 'in 2 capsule', 'per 100 g'. */
function inColumn({ kind, amount, unit }: Column): string {
  if (kind === 'per100g') return 'per 100 g';
  if (kind === 'per100ml') return 'per 100 ml';
  if (amount === undefined || unit === undefined) return 'in una dose';
  if (unit === 'g' || unit === 'ml') return `in una dose da ${italianNumber(amount)} ${unit}`;
  return `in ${italianNumber(amount)} ${pieces(unit, amount)}`;
}
