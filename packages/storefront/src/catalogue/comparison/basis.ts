import type { Column, NutritionTable } from '@vetta/nutrition-parser';
import { italianNumber } from '../italianNumber.ts';
import { pieces } from '../nutrition/pluralUnits.ts';
import { hundredColumn } from '../value/activeNutrient.ts';
import { valueColumns } from '../value/amounts.ts';
import { servingOf } from '../value/servings.ts';

/** What the values stand for. */
export type Basis = 'hundred' | 'serving';

export type BasisColumn = {
  /** Place among the value columns. */
  column: number;
  /** 'in 100 g', 'in 1 bustina (5 g)', 'in una dose' */
  text: string;
  /** A hundred millilitres of a drink are no hundred grams of a powder. */
  isVolume: boolean;
  /** The serving is the shop's own measure, not the label's (docs/rules.md#serving-labels). */
  isDefault: boolean;
};

/** The column of a label that a comparison shows; null where the label has none. */
export function basisColumn(table: NutritionTable | null, basis: Basis): BasisColumn | null {
  if (table === null) return null;
  if (basis === 'serving') {
    const serving = servingOf(table);
    const column = serving === null ? undefined : valueColumns(table)[serving.column];
    if (serving === null || column === undefined) return null;
    const isDefault = (column.label ?? '').endsWith('**');
    return {
      column: serving.column,
      text: `in ${servingText(column)}`,
      isVolume: column.unit === 'ml',
      isDefault,
    };
  }
  const { column, unit } = hundredColumn(table);
  return unit === null
    ? null
    : { column, text: `in 100 ${unit}`, isVolume: unit === 'ml', isDefault: false };
}

/** '30 g', '3 compresse', '1 bustina (5 g)', 'una dose' */
function servingText({ label = '', amount, unit }: Column): string {
  const printed = label
    .replace(/\*+$/, '')
    .replace(/^\s*per\s+/i, '')
    .trim();
  if (/^\d/.test(printed)) return printed;
  const inBrackets = /^(?:dose|porzione)\b[^(]*\(([^)]+)\)$/i.exec(printed)?.[1];
  if (inBrackets !== undefined) return `una dose (${inBrackets})`;
  if (amount === undefined || unit === undefined) return 'una dose';
  return `${italianNumber(amount)} ${pieces(unit, amount)}`;
}
