import { Remembered } from '../text/Remembered.ts';
import { cellText, type Cell } from '../text/source.ts';
import type { CellReading, Printed } from './printed.ts';
import { scanCell } from './amounts.ts';
import { before, readSimple, readSimplePair, simple } from './simpleAmount.ts';

const plain = new Remembered<CellReading>();
const energetic = new Remembered<CellReading>();

/** Reads a cell; see `scanCell`. A number of the input stands for itself. */
export function readCell(cell: Cell, energy: boolean): CellReading {
  const { source, start, end, number } = cell;
  if (number !== undefined) return onlyAmounts([printedAt(number, '', 0, end)]);
  if (readSimple(source.text, start, end))
    return onlyAmounts([printedAt(simple.amount, simple.unit, 0, end - start)]);
  if (energy && readSimplePair(source.text, start, end)) {
    return onlyAmounts([
      printedAt(before.amount, before.unit, 0, before.to - start),
      printedAt(simple.amount, simple.unit, before.next - start, end - start),
    ]);
  }
  const known = energy ? energetic : plain;
  const text = cellText(cell);
  return known.find(text) ?? known.keep(text, scanCell(text, energy));
}

const onlyAmounts = (amounts: Printed[]): CellReading => ({
  amounts,
  percent: null,
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
