import type { Diagnostic, NutrientKey, NutritionTable, Quantity } from '@vetta/nutrition-parser';
import type { NutritionInformation, WithContext } from 'schema-dts';

/**
 * The table as search engines take it, or undefined where the label leaves a doubt: any warning, no
 * column with a known amount, no energy or no protein. Nutrients are those of the regulation.
 */
export function nutritionFacts(
  table: NutritionTable,
  diagnostics: readonly Diagnostic[],
): WithContext<NutritionInformation> | undefined {
  if (diagnostics.some(({ severity }) => severity !== 'info')) return undefined;
  const columns = table.columns.filter(({ kind }) => kind !== 'nrv');
  const index = columns.findIndex(({ kind }) => kind === 'per100g' || kind === 'per100ml');
  const column = columns[index];
  if (column === undefined) return undefined;

  const amount = (key: NutrientKey): Quantity | undefined =>
    table.rows.find((row) => row.key === key)?.values[index] ?? undefined;
  const energy = amount('energyKcal');
  const protein = text(amount('protein'));
  if (energy === undefined || !isExact(energy) || protein === undefined) return undefined;

  return {
    '@context': 'https://schema.org',
    '@type': 'NutritionInformation',
    servingSize: column.kind === 'per100ml' ? '100 ml' : '100 g',
    calories: `${energy.amount} kcal`,
    proteinContent: protein,
    fatContent: text(amount('fat')),
    saturatedFatContent: text(amount('saturates')),
    carbohydrateContent: text(amount('carbohydrate')),
    sugarContent: text(amount('sugars')),
    fiberContent: text(amount('fibre')),
    sodiumContent: text(amount('sodium')),
  };
}

/** No bound, no range and no trace. */
const isExact = ({ qualifier, max }: Quantity) => qualifier === undefined && max === undefined;

/** '1.2 g', where the label prints it as such. */
function text(quantity: Quantity | undefined): string | undefined {
  return quantity === undefined || !isExact(quantity)
    ? undefined
    : `${quantity.amount} ${quantity.unit}`;
}
