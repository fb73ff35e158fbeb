import type { Quantity } from '@vetta/nutrition-parser';
import { gramsPerUnit, roundFloatNoise } from '../value/grams.ts';

/** The unit that most of a row's values are printed in, the first of equals; undefined where none is a mass. */
export function commonUnit(values: readonly (Quantity | null)[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) {
    if (value !== null && gramsPerUnit(value.unit) !== undefined) {
      counts.set(value.unit, (counts.get(value.unit) ?? 0) + 1);
    }
  }
  const maxCount = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === maxCount)?.[0];
}

/** The same mass in another unit; as it is where it is no mass or has that unit already. */
export function inUnit(value: Quantity, unit: string | undefined): Quantity {
  const from = gramsPerUnit(value.unit);
  const to = gramsPerUnit(unit ?? '');
  if (unit === undefined || from === undefined || to === undefined || value.unit === unit) {
    return value;
  }
  const convert = (amount: number) => roundFloatNoise((amount * from) / to);
  return {
    ...value,
    unit,
    amount: convert(value.amount),
    ...(value.max === undefined ? {} : { max: convert(value.max) }),
    // Nothing is printed in this unit.
    raw: '',
  };
}
