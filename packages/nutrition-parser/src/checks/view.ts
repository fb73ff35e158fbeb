import type { NutrientKey } from '../lexicon/nutrients.ts';
import { gramsPer } from '../lexicon/units.ts';
import type { Column, Diagnostic, DiagnosticCode, Quantity, Row } from '../model.ts';

/** A column of a table, as the checks look at it. */
export type ColumnView = {
  readonly column: Column;
  readonly at: number;
  readonly rows: readonly Row[];
  /** The quantity of a nutrient in it, of its first row. */
  readonly of: (key: NutrientKey) => Quantity | null | undefined;
};

/** The columns of a table that hold values. */
export function viewsOf(columns: readonly Column[], rows: readonly Row[]): ColumnView[] {
  const first = new Map<NutrientKey | undefined, Row>();
  for (const row of rows) if (!first.has(row.key)) first.set(row.key, row);
  return columns
    .filter(({ kind }) => kind !== 'nrv')
    .map((column, at) => ({ column, at, rows, of: (key) => first.get(key)?.values[at] }));
}

/** Grams of a quantity, or undefined where it is no mass. A range counts with its middle. */
export function grams(quantity: Quantity | null | undefined): number | undefined {
  const per = quantity ? gramsPer(quantity.unit) : undefined;
  if (!quantity || per === undefined) return undefined;
  return ((quantity.amount + (quantity.max ?? quantity.amount)) / 2) * per;
}

/** A quantity that is exact: no '<', no traces, no range. */
export const isExact = (quantity: Quantity | null | undefined): quantity is Quantity =>
  quantity !== null &&
  quantity !== undefined &&
  quantity.max === undefined &&
  (quantity.qualifier === undefined || quantity.qualifier === '~');

/** Half of the last printed place of an amount, in its unit. */
export function halfStep({ amount }: Quantity): number {
  // Amounts of ten and more are rounded to whole units, round thousands to tens.
  if (Number.isInteger(amount)) return amount >= 1000 && amount % 10 === 0 ? 5 : 0.5;
  let step = 0.05;
  for (let scaled = amount * 10; step > 1e-9; scaled *= 10, step /= 10) {
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6) break;
  }
  return step;
}

/** `halfStep` in grams. */
export const halfStepGrams = (quantity: Quantity): number =>
  halfStep(quantity) * (gramsPer(quantity.unit) ?? 1);

export function warning(code: DiagnosticCode, message: string, quantity: Quantity): Diagnostic {
  const diagnostic: Diagnostic = { code, severity: 'warning', message };
  if (quantity.span) diagnostic.span = quantity.span;
  return diagnostic;
}
