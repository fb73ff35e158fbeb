import { cellIssue, type Reader } from './reading.ts';
import { cellText, sheetText } from './texts.ts';
import { valueTexts } from './values.copy.ts';

/**
 * What no new cell may hold stays where the catalogue has had it before the import: it is named. Of numbers
 * `unit` make one of the cell's: 100 cents.
 */
export function unchanged<Value>(
  reader: Reader<Value>,
  oldValues: readonly Value[],
  unit = 1,
): Reader<Value> {
  return (cell) => {
    const reading = reader(cell);
    if (!('issue' in reading)) {
      const { value } = reading;
      return oldValues.some((old) => isLossOf(value, old))
        ? cellIssue(valueTexts.broken, valueTexts.brokenRemedy)
        : reading;
    }
    const text = sheetText(cellText(cell));
    const number = cell.kind === 'number' ? cell.number : Number(text.replace(',', '.') || NaN);
    const old = oldValues.find((value) =>
      typeof value === 'number'
        ? Math.abs(number * unit - value) < 1e-6
        : value === text && text !== '',
    );
    if (old === undefined) return reading;
    const { message, remedy } = reading.issue;
    return { value: old, caution: { message: valueTexts.asBefore(message), remedy } };
  };
}

/** 'Saziet?', 'Saziet': a known text whose letters beyond ASCII a program has lost. */
const isLossOf = (value: unknown, old: unknown) =>
  typeof value === 'string' &&
  typeof old === 'string' &&
  value !== old &&
  (['?', '_'].some((sign) => old.replaceAll(/[^\p{ASCII}]/gu, sign) === value) ||
    old.replaceAll(/(?!\p{ASCII})\p{L}/gu, '') === value);
