import type { Quantity } from './model.ts';
import { readSource } from './text/clean.ts';
import { trimmedCell } from './text/source.ts';
import { readCell } from './nutrition/values/cells.ts';
import { quantityOf } from './nutrition/facts/quantity.ts';

/** No printed amount is longer. */
const maxLength = 1000;

/**
 * Reads one printed amount: `24 g`, `< 0,1 g`, `1.650 kJ`, `5 mld UFC`, `20-25 g`, `tracce`. A text
 * without unit has the unit ''; a text without amount (`n.d.`, `-`) is null.
 */
export function parseQuantity(text: string): Quantity | null {
  if (typeof text !== 'string') return null;
  const source = readSource(text.length > maxLength ? text.slice(0, maxLength) : text);
  const cell = trimmedCell(source, 0, source.text.length);
  const { amounts, percent } = readCell(cell, false);
  const [printed] = amounts;
  // Without a column nothing tells that thousands cannot be, so the second reading is left out.
  if (printed) {
    const place = { cell, key: undefined, unit: undefined, column: { kind: 'other' } } as const;
    return quantityOf({ ...printed, other: Number.NaN }, place);
  }
  if (percent === null) return null;
  const raw = text.trim();
  const start = text.indexOf(raw);
  return { amount: percent, unit: '%', raw, span: { start, end: start + raw.length } };
}
