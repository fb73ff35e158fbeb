import { gramsPer } from '../lexicon/units.ts';
import type { Diagnostic, Quantity, Row } from '../model.ts';
import { halfStep, isExact, warning } from './tolerance.ts';
import type { ValueView } from './view.ts';

/** Serving figures are rounded from others that were; a twentieth is no printing error. */
const ratioTolerance = 0.05;

/** Per serving against per 100 g. */
export function checkServings(view: ValueView, found: Diagnostic[]): void {
  const hundred = view.columns.findIndex(({ kind }) => kind === 'per100g' || kind === 'per100ml');
  if (hundred < 0) return;
  const unit = view.columns[hundred]?.kind === 'per100g' ? 'g' : 'ml';
  for (let at = 0; at < view.columns.length; at++) {
    const column = view.columns[at];
    if (column?.kind === 'serving' && column.unit === unit && column.amount !== undefined)
      checkServing(view.rows, { hundred, at, share: column.amount / 100, unit }, found);
  }
}

/** A column of a serving, the one of a hundred, and what share of it the serving is. */
type Pair = {
  readonly hundred: number;
  readonly at: number;
  readonly share: number;
  readonly unit: string;
};

function checkServing(
  rows: readonly Row[],
  { hundred, at, share, unit }: Pair,
  found: Diagnostic[],
): void {
  for (const row of rows) {
    const whole = row.values[hundred];
    const part = row.values[at];
    if (!isExact(whole) || !isExact(part)) continue;
    const factor = whole.unit === part.unit ? 1 : unitRatio(whole, part);
    if (factor === undefined) continue;
    const expected = whole.amount * factor * share;
    const difference = Math.abs(part.amount - expected);
    if (difference <= ratioTolerance * expected) continue;
    const slack = halfStep(whole) * factor * share + halfStep(part) + ratioTolerance * expected;
    if (difference <= slack + 1e-9) continue;
    found.push(
      warning(
        'serving-ratio-mismatch',
        `'${row.name}': ${part.amount} ${part.unit} per serving do not follow from ${whole.amount} ${whole.unit} per 100 ${unit}.`,
        part,
      ),
    );
  }
}

function unitRatio(from: Quantity, to: Quantity): number | undefined {
  const a = gramsPer(from.unit);
  const b = gramsPer(to.unit);
  return a === undefined || b === undefined ? undefined : a / b;
}
