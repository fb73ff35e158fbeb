import { Remembered } from '../text/Remembered.ts';
import { cellText, type Cell } from '../text/source.ts';
import type { CellReading } from './printed.ts';
import { scanCell } from './scanCell.ts';
import { readSimple, simple } from './simpleAmount.ts';

const plain = new Remembered<CellReading>();
const energetic = new Remembered<CellReading>();

/** Reads a cell; see `scanCell`. A number of the input stands for itself. */
export function readCell(cell: Cell, energy: boolean): CellReading {
  const { source, start, end, number } = cell;
  if (number !== undefined) return oneAmount(number, '', end);
  if (readSimple(source.text, start, end)) {
    return oneAmount(simple.amount, simple.unit, end - start);
  }
  const known = energy ? energetic : plain;
  const text = cellText(cell);
  return known.find(text) ?? known.keep(text, scanCell(text, energy));
}

const oneAmount = (amount: number, unit: string, to: number): CellReading => ({
  amounts: [{ amount, max: undefined, unit, qualifier: undefined, other: Number.NaN, from: 0, to }],
  percent: null,
  blank: false,
  unread: false,
  pure: true,
});
