import type { NutrientKey } from '@vetta/nutrition-parser';
import { activeNutrient, hundredColumn } from '../value/activeNutrient.ts';
import { servingOf } from '../value/servings.ts';
import type { ActiveNutrient } from '../../contract/label.ts';
import type { ComparedLabel } from './comparedLabel.ts';

/** The nutrient that the columns of a comparison are calculated by, and what each label says of it. */
export type SharedActive = {
  key: NutrientKey;
  /** Price of so much of it: what is printed in grams per 100 g, in milligrams per 1 g. */
  reference: { amount: number; unit: 'g' | 'mg'; grams: number };
  ofColumns: readonly (ActiveNutrient | null)[];
};

/**
 * Of the actives that the products are bought for, the one that most labels declare, the first of
 * equals. One that only a single column of several declares compares nothing: null
 * (docs/rules.md#comparison).
 */
export function sharedActive(labels: readonly (ComparedLabel | undefined)[]): SharedActive | null {
  const keys = new Set(labels.flatMap((label) => label?.facts.active?.key ?? []));
  let best: SharedActive | null = null;
  let bestCount = labels.length > 1 ? 1 : 0;
  for (const key of keys) {
    const ofColumns = labels.map((label) => activeOf(label, key));
    const count = ofColumns.filter((active) => active !== null).length;
    if (count > bestCount) {
      best = { key, reference: referenceOf(ofColumns), ofColumns };
      bestCount = count;
    }
  }
  return best;
}

function activeOf(label: ComparedLabel | undefined, key: NutrientKey): ActiveNutrient | null {
  const table = label?.table ?? null;
  if (table === null) return null;
  return activeNutrient(table, key, { at: hundredColumn(table).column, serving: servingOf(table) });
}

function referenceOf(ofColumns: SharedActive['ofColumns']): SharedActive['reference'] {
  const units = ofColumns.map((active) => active?.unit);
  if (units.includes('g')) return { amount: 100, unit: 'g', grams: 100 };
  return units.includes('mg')
    ? { amount: 1, unit: 'g', grams: 1 }
    : { amount: 1, unit: 'mg', grams: 0.001 };
}
