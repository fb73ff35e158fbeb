import type { CompositionPart } from '../../components/HundredLines/shares.ts';
import type { NutritionTable } from '@vetta/nutrition-parser';
import { italianNumber } from '../../catalogue/italianNumber.ts';
import { hundredColumn } from '../../catalogue/value/activeNutrient.ts';
import { amountsIn } from '../../catalogue/value/amounts.ts';
import { copy } from './Compare.copy.ts';

/**
 * What a hundred grams are made of; undefined where the label does not say all three by mass, or
 * speaks of a volume.
 */
export function composition(
  table: NutritionTable | null | undefined,
): readonly CompositionPart[] | undefined {
  if (!table) return undefined;
  const { column, unit } = hundredColumn(table);
  const amounts = unit === 'g' ? amountsIn(table, column, unit) : null;
  const { protein, carbohydrate, fat } = amounts ?? noAmounts;
  if (protein === null || carbohydrate === null || fat === null) return undefined;
  const rest = Math.round((100 - protein - carbohydrate - fat) * 100) / 100;
  if (rest < 0 || rest === 100) return undefined;
  return [
    part('protein', copy.protein, protein),
    part('carbohydrate', copy.carbohydrate, carbohydrate),
    part('fat', copy.fat, fat),
    part('rest', copy.rest, rest),
  ];
}

const noAmounts = { protein: null, carbohydrate: null, fat: null };

const part = (tone: CompositionPart['tone'], label: string, grams: number): CompositionPart => ({
  id: tone,
  tone,
  label,
  grams,
  amount: italianNumber(grams),
});

/** 'Proteine 78 g, Carboidrati 7 g, …' */
export const compositionText = (parts: readonly CompositionPart[]): string =>
  parts.map(({ label, amount }) => `${label} ${amount} g`).join(', ');
