import type { HundredLinesProps } from '../../../components/HundredLines/HundredLines.tsx';
import type { NutrientKey, NutritionTable, Quantity } from '@vetta/nutrition-parser';
import { italianNumber } from '../../../catalogue/italianNumber.ts';
import { nutritionCopy } from './nutrition.copy.ts';
import { columnIndex, valueOf } from './valueColumns.ts';

export type CompositionParts = HundredLinesProps['parts'];

/**
 * What a hundred grams are made of: protein, carbohydrate and fat, and the rest. Only where the
 * per-100-g column says all three in grams and they fit into a hundred.
 */
export function compositionShares(table: NutritionTable): CompositionParts | undefined {
  const index = columnIndex(table, 'per100g');
  if (index === -1) return undefined;
  const grams = (key: NutrientKey) => {
    const row = table.rows.find((candidate) => candidate.key === key);
    return gramsOf(valueOf(row, index));
  };
  const protein = grams('protein');
  const carbohydrate = grams('carbohydrate');
  const fat = grams('fat');
  if (protein === undefined || carbohydrate === undefined || fat === undefined) return undefined;
  const rest = Math.round((100 - protein - carbohydrate - fat) * 100) / 100;
  if (rest < 0 || rest === 100) return undefined;
  return [
    part('protein', nutritionCopy.protein, protein),
    part('carbohydrate', nutritionCopy.carbohydrate, carbohydrate),
    part('fat', nutritionCopy.fat, fat),
    part('rest', nutritionCopy.rest, rest),
  ];
}

function gramsOf(quantity: Quantity | undefined): number | undefined {
  if (quantity === undefined || quantity.unit !== 'g') return undefined;
  return quantity.amount >= 0 && quantity.amount <= 100 ? quantity.amount : undefined;
}

// One decimal for all, so that the column of figures is even.
const oneDecimal = { minDecimals: 1, maxDecimals: 1 };

const part = (tone: CompositionParts[number]['tone'], label: string, grams: number) => ({
  id: tone,
  tone,
  label,
  grams,
  amount: italianNumber(grams, oneDecimal),
});
