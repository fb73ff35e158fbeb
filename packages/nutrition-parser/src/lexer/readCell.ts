import { Remembered } from '../text/Remembered.ts';
import { cellText, type Cell } from '../text/source.ts';
import type { CellReading, Printed } from './printed.ts';
import { scanCell } from './amounts.ts';
import { readSimple, readSimplePair } from './simpleAmount.ts';

const plain = new Remembered<CellReading>();
const energetic = new Remembered<CellReading>();

/** Reads a cell; see `scanCell`. A number of the input stands for itself. */
export function readCell(cell: Cell, energy: boolean): CellReading {
  const { source, start, end, number } = cell;
  if (number !== undefined) return onlyAmounts([printedAt(number, '', 0, end)]);
  const simple = readSimple(source.text, start, end);
  if (simple) return onlyAmounts([printedAt(simple.amount, simple.unit, 0, end - start)]);
  const pair = energy ? readSimplePair(source.text, start, end) : null;
  if (pair) {
    const { first, second, to, from } = pair;
    return onlyAmounts([
      printedAt(first.amount, first.unit, 0, to - start),
      printedAt(second.amount, second.unit, from - start, end - start),
    ]);
  }
  const known = energy ? energetic : plain;
  const text = cellText(cell);
  return known.find(text) ?? known.keep(text, scanCell(text, energy));
}

const onlyAmounts = (amounts: Printed[]): CellReading => ({
  amounts,
  percent: null,
  percentNamed: false,
  blank: false,
  unread: false,
  pure: true,
});

const printedAt = (amount: number, unit: string, from: number, to: number): Printed => ({
  amount,
  max: undefined,
  unit,
  qualifier: undefined,
  other: Number.NaN,
  from,
  to,
});
