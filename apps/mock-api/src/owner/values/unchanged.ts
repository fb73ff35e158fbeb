import type { Cell } from '../sheets/sheet.ts';
import { cellIssue, type Reader } from './reading.ts';
import { cellText, sheetText } from './texts.ts';
import { valueTexts } from './values.copy.ts';

/** What a catalogue held before the import in the place of a cell. */
export type OldValues<Value> = readonly Value[];

const shown = (cell: Cell) => sheetText(cellText(cell));

/** A text that no new cell may hold stays where the catalogue has it already: it is named. */
export const unchangedText = (
  reader: Reader<string>,
  oldValues: OldValues<string>,
): Reader<string> => unchanged(reader, oldValues, (cell, old) => old !== '' && shown(cell) === old);

/** The same for numbers, `unit` of which make one of the cell's: 100 cents. */
export const unchangedNumber = (
  reader: Reader<number | null>,
  oldValues: OldValues<number | null>,
  unit = 1,
): Reader<number | null> =>
  unchanged(reader, oldValues, (cell, old) => old !== null && isNumber(cell, old, unit));

/** A field of a product, text or amount. */
export const unchangedField = <Value>(
  reader: Reader<Value>,
  old: Value & (string | number),
  unit = 1,
): Reader<Value> =>
  unchanged(reader, [old], (cell) =>
    typeof old === 'number' ? isNumber(cell, old, unit) : old !== '' && shown(cell) === old,
  );

function isNumber(cell: Cell, old: number, unit: number): boolean {
  const number =
    cell.kind === 'number' ? cell.number : Number(shown(cell).replace(',', '.') || Number.NaN);
  return Math.abs(number * unit - old) < 1e-6;
}

function unchanged<Value>(
  reader: Reader<Value>,
  oldValues: OldValues<Value>,
  isSame: (cell: Cell, old: Value) => boolean,
): Reader<Value> {
  return (cell) => {
    const reading = reader(cell);
    if (!('issue' in reading)) {
      const { value } = reading;
      return oldValues.some((old) => isLossOf(value, old))
        ? cellIssue(valueTexts.broken, valueTexts.brokenRemedy)
        : reading;
    }
    const old = oldValues.find((value) => isSame(cell, value));
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
