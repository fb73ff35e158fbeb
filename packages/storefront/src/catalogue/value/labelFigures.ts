import type { NutritionTable } from '@vetta/nutrition-parser';
import { italianNumber } from '../italianNumber.ts';
import { pieces } from '../nutrition/pluralUnits.ts';
import { activeNutrient, hundredColumn } from './activeNutrient.ts';
import { activesOf } from './actives.ts';
import { valueIn } from './amounts.ts';
import { gramsOf } from './grams.ts';
import { servingOf } from './servings.ts';

/** What a product is bought for, as its label prints it: '26,1 g' 'di proteine su 30 g'. */
export type ActiveFigure = { figure: string; text: string };

/** Of a serving where the label measures one, else of a hundred; null where it prints neither. */
export function activeFigure(table: NutritionTable, categorySlug: string): ActiveFigure | null {
  const hundred = hundredColumn(table);
  const serving = servingOf(table);
  for (const key of activesOf(categorySlug)) {
    const active = activeNutrient(table, key, { at: hundred.column, serving });
    if (active === null) continue;
    const isServed = active.perServing !== null && serving?.size !== null;
    const amount = isServed ? active.perServing : active.per100;
    const of = isServed ? servingText(serving?.size) : `su 100 ${hundred.unit ?? 'g'}`;
    const name = table.rows.find((row) => row.key === key)?.name;
    if (amount === null || name === undefined || amount <= 0) continue;
    return {
      figure: `${italianNumber(amount)}\u00a0${active.unit}`,
      text: `di ${inSentence(name)} ${of}`,
    };
  }
  return null;
}

function servingText(size: { amount: number; unit: string } | null | undefined): string {
  if (!size) return 'in una dose';
  const { amount, unit } = size;
  return unit === 'g' || unit === 'ml'
    ? `su ${italianNumber(amount)} ${unit}`
    : `in ${italianNumber(amount)} ${pieces(unit, amount)}`;
}

/** 'L-carnitina', 'EPA', 'HMB' keep their capitals. */
const inSentence = (name: string) =>
  /^(?:\p{Lu}[-\p{Lu}\d]|\p{Lu}\s)/u.test(name)
    ? name
    : name.slice(0, 1).toLowerCase() + name.slice(1);

/**
 * Grams of protein, carbohydrate and fat in a hundred; null where the label does not print all three, or
 * they are more than there is.
 */
export function hundredGrams(table: NutritionTable): readonly number[] | null {
  const { column, unit } = hundredColumn(table);
  if (unit !== 'g') return null;
  const grams = (['protein', 'carbohydrate', 'fat'] as const).map((key) =>
    gramsOf(valueIn(table, key, column)),
  );
  const known = grams.filter((own) => own !== null);
  const sum = known.reduce((total, own) => total + own, 0);
  return known.length === grams.length && sum > 0 && sum <= 100 ? known : null;
}
