import type { Quantity } from '@vetta/nutrition-parser';

const gramsPer: Readonly<Record<string, number>> = { g: 1, mg: 1e-3, µg: 1e-6 };

/** Grams in one of a unit of mass; undefined for any other unit. */
export function gramsPerUnit(unit: string): number | undefined {
  return Object.hasOwn(gramsPer, unit) ? gramsPer[unit] : undefined;
}

/**
 * The figure of a printed amount. '<0,5' counts as its bound, traces as 0; a range and 'more than'
 * give none.
 */
export function figureOf(quantity: Quantity | null | undefined): number | null {
  if (quantity === null || quantity === undefined) return null;
  if (quantity.max !== undefined || quantity.qualifier === '>') return null;
  return quantity.amount;
}

/** The same in grams, or null where it is no mass. Decimals that binary fractions add are cut. */
export function gramsOf(quantity: Quantity | null | undefined): number | null {
  const figure = figureOf(quantity);
  const factor = gramsPerUnit(quantity?.unit ?? '');
  return figure === null || factor === undefined ? null : roundFloatNoise(figure * factor);
}

export const roundFloatNoise = (value: number): number => Number(value.toPrecision(12));
