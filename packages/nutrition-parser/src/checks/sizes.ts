import { basisGrams } from '../build/quantity.ts';
import { gramsPer } from '../lexicon/units.ts';
import type { Column, Diagnostic, Quantity, Row } from '../model.ts';
import { halfStep, warning } from './tolerance.ts';
import type { ValueView } from './view.ts';

/** No nutrient weighs more than what it is part of; micrograms are not declared in grams. */
export function checkSizes(view: ValueView, column: number, found: Diagnostic[]): void {
  const head = view.columns[column];
  const basis = head ? basisGrams(head) : Number.NaN;
  const limit = Number.isNaN(basis) ? limitOfPieces(head) : basis;
  for (const row of view.rows) {
    const quantity = row.values[column];
    if (!quantity || isPlausible(quantity, row, { limit, kind: head?.kind, micro: view.micro }))
      continue;
    const { amount, unit } = quantity;
    found.push(
      warning('unit-implausible', `'${row.name}': ${amount} ${unit} cannot be.`, quantity),
    );
  }
}

/** What a column can hold at most. */
type Bounds = {
  readonly limit: number;
  readonly kind: Column['kind'] | undefined;
  readonly micro: ValueView['micro'];
};

function isPlausible(quantity: Quantity, row: Row, { limit, kind, micro }: Bounds): boolean {
  const { unit, amount } = quantity;
  const isEnergy = row.key === 'energyKj' || row.key === 'energyKcal';
  if (isEnergy) {
    if (unit !== 'kJ' && unit !== 'kcal') return unit === '%';
    return kind !== 'per100g' || amount <= (unit === 'kJ' ? 3780 : 910);
  }
  if (unit === 'kJ' || unit === 'kcal') return false;
  const per = gramsPer(unit);
  if (per === undefined) return true;
  if (amount * per > limit && amount * per > limit + halfStep(quantity) * per + 1e-9)
    return kind === 'per100ml';
  return micro === undefined || unit !== 'g' || amount <= (micro.get(row) ?? amount);
}

/** What is swallowed whole weighs no more than ten grams. */
const swallowed = new Set(['capsula', 'compressa', 'softgel', 'perla', 'opercolo', 'confetto']);

/** Grams of a serving whose weight is not printed. */
const limitOfPieces = (head: Column | undefined): number =>
  swallowed.has(head?.unit ?? '') ? 10 * (head?.amount ?? 1) : 1000;
