import type { Diagnostic, Quantity, Row } from '../model.ts';
import { nutrientReferenceValues, referenceIntakes } from '../lexicon/references.ts';
import { gramsPer } from '../lexicon/units.ts';
import { halfStep, warning } from './tolerance.ts';
import type { ValueView } from './view.ts';

/** Percentages are rounded from unrounded amounts. */
const tolerance = 0.06;

/** International units in one µg (vitamins A and D). */
const internationalUnits: Readonly<Partial<Record<string, number>>> = {
  vitaminA: 3.33,
  vitaminD: 40,
};

const references = new Map<string, { amount: number; unit: string }>([
  ...Object.entries(nutrientReferenceValues),
  ...Object.entries(referenceIntakes).map(
    ([key, amount]): [string, { amount: number; unit: string }] => [
      key,
      { amount, unit: key === 'energyKj' ? 'kJ' : key === 'energyKcal' ? 'kcal' : 'g' },
    ],
  ),
]);

/** Printed percentages against Annex XIII; one that fits any column is right. */
export function checkReferences(view: ValueView, found: Diagnostic[]): void {
  for (const row of view.rows) {
    const percent = row.nrvPercent;
    if (percent === null || percent === undefined || row.key === undefined) continue;
    const reference = references.get(row.key);
    if (!reference) continue;
    let first: Quantity | undefined;
    let fits = false;
    for (const quantity of row.values) {
      if (!quantity || quantity.unit === '%') continue;
      const share = percentRange(quantity, reference, row);
      if (!share) continue;
      first ??= quantity;
      if (quantity.qualifier === '<' || quantity.max !== undefined) fits = true;
      fits ||= percent >= share.least && percent <= share.most;
    }
    if (!first || fits) continue;
    found.push(
      warning(
        'nrv-mismatch',
        `'${row.name}': ${percent}% is not ${first.amount} ${first.unit} of ${reference.amount} ${reference.unit}.`,
        first,
      ),
    );
  }
}

function percentRange(quantity: Quantity, reference: { amount: number; unit: string }, row: Row) {
  let factor: number;
  if (quantity.unit === reference.unit) factor = 1;
  else if (quantity.unit === 'UI') {
    const perMicrogram = internationalUnits[row.key ?? ''];
    if (perMicrogram === undefined) return null;
    factor = 1 / perMicrogram;
  } else {
    const from = gramsPer(quantity.unit);
    const to = gramsPer(reference.unit);
    if (from === undefined || to === undefined) return null;
    factor = from / to;
  }
  const step = halfStep(quantity) * factor;
  const amount = quantity.amount * factor;
  return {
    least: ((amount - step) / reference.amount) * 100 * (1 - tolerance) - 1,
    most: ((amount + step) / reference.amount) * 100 * (1 + tolerance) + 1,
  };
}
