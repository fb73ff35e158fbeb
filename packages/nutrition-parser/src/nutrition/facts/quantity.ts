import type { NutrientKey } from '../../lexicon/nutrients.ts';
import { hasReference } from '../../lexicon/references.ts';
import { gramsPer } from '../../lexicon/units.ts';
import type { Column, Quantity } from '../../model.ts';
import type { CellReading, Printed } from '../values/amountScan.ts';
import { scanCell } from '../values/amounts.ts';
import { usualUnit } from '../values/nutrientKey.ts';
import { isMultiple } from '../values/units.ts';
import { type Cell, spanOf } from '../../text/source.ts';

/** Grams that a column's basis weighs; NaN where that is not known. */
export function basisGrams(column: Column): number {
  if (column.kind === 'per100g' || column.kind === 'per100ml') return 100;
  if (column.kind !== 'serving' || column.amount === undefined) return Number.NaN;
  if (column.unit === 'ml') return column.amount;
  const grams = gramsPer(column.unit);
  return grams === undefined ? Number.NaN : column.amount * grams;
}

/** Where an amount is: its cell, nutrient and column, and the unit that row or column give. */
export type Place = {
  readonly cell: Cell;
  readonly key: NutrientKey | undefined;
  readonly unit: string | undefined;
  readonly column: Column;
};

/**
 * The quantity of a printed amount, with its unit and its one reading: a missing unit comes from the
 * row or column, else from the nutrient; `5.500 g` is 5.5 where 5500 g is more than the basis weighs.
 */
export function quantityOf(printed: Printed, { cell, key, unit: given, column }: Place): Quantity {
  let { amount, max, unit } = printed;
  let inferred = false;
  if (unit === '' && given !== undefined && isMultiple(given)) {
    const [multiple] = scanCell(
      `1 ${given.startsWith('10') ? `x ${given}` : given}`,
      false,
    ).amounts;
    // '5 miliardi' says so itself.
    const factor = multiple && amount < multiple.amount ? multiple.amount : 1;
    amount *= factor;
    if (max !== undefined) max *= factor;
    unit = multiple?.unit ?? '';
  } else if (unit === '') {
    unit = given ?? inferredUnit(amount, key, column);
    inferred = given === undefined && unit !== '';
  }
  // Only an ambiguous number has another reading.
  if (!Number.isNaN(printed.other)) amount = plausible(amount, printed.other, unit, column);
  const quantity = quantityAt(cell, { amount, unit }, printed.from, printed.to);
  if (max !== undefined) quantity.max = max;
  if (printed.qualifier !== undefined) quantity.qualifier = printed.qualifier;
  if (inferred) quantity.inferred = true;
  return quantity;
}

/** A quantity that is printed at `[from, to)` of a cell. */
function quantityAt(
  { source, start }: Cell,
  { amount, unit }: { readonly amount: number; readonly unit: string },
  from: number,
  to: number,
): Quantity {
  const span = spanOf(source, start + from, start + to);
  return { amount, unit, raw: source.raw.slice(span.start, span.end), span };
}

function plausible(amount: number, other: number, unit: string, column: Column): number {
  const grams = gramsPer(unit);
  if (grams !== undefined) {
    const basis = basisGrams(column);
    // A serving of unknown weight holds no kilogram of anything: thousands of grams are decimals.
    const limit = Number.isNaN(basis) ? (unit === 'g' ? 100 : Infinity) : basis;
    return amount * grams > limit && other * grams <= limit ? other : amount;
  }
  // Kilojoules are whole numbers: '1,570 kJ' is written the English way.
  return unit === 'kJ' && other > amount ? other : amount;
}

function inferredUnit(amount: number, key: NutrientKey | undefined, column: Column): string {
  if (key === undefined) return '';
  const usual = usualUnit(key);
  if (usual !== 'g' || amount <= 100) return usual;
  // More grams than the basis weighs can only be milligrams.
  const basis = basisGrams(column);
  return amount > (Number.isNaN(basis) ? 100 : basis) ? 'mg' : usual;
}

/** Whether a percentage is before a mass: 'Selenio 100% 55 µg'. */
function isPercentFirst({ amounts: [first, second], percent }: CellReading): boolean {
  return percent === null && first?.unit === '%' && gramsPer(second?.unit ?? '') !== undefined;
}

/** The amount of a cell of one column. */
export const ownAmount = (cell: CellReading): Printed | undefined =>
  cell.amounts[isPercentFirst(cell) ? 1 : 0];

/**
 * The reference percentage of a cell. What has no reference value has none unless the cell says so:
 * 'BCAA 5 g (20%)' is a share.
 */
export function ownPercent(cell: CellReading, key: NutrientKey | undefined): number | null {
  const isKnown = hasReference(key);
  if (isPercentFirst(cell)) return isKnown ? (cell.amounts[0]?.amount ?? null) : null;
  return cell.percentNamed || isKnown || key === undefined ? cell.percent : null;
}
