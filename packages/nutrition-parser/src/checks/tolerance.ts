import type { Diagnostic, DiagnosticCode, Quantity } from '../model.ts';
import { gramsPer } from '../lexicon/units.ts';

/** Grams of a quantity, or undefined where it is no mass. A range counts with its middle. */
export function grams(quantity: Quantity | null | undefined): number | undefined {
  if (!quantity) return undefined;
  const per = gramsPer(quantity.unit);
  if (per === undefined) return undefined;
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
