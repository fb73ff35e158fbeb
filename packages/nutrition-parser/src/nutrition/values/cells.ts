import { Remembered } from '../../text/Remembered.ts';
import { type Cell, cellText } from '../../text/source.ts';
import type { CellReading } from './amountScan.ts';
import { scanCell } from './amounts.ts';

const plain = new Remembered<CellReading>();
const energetic = new Remembered<CellReading>();

/** Reads a cell; see `scanCell`. A number of the input stands for itself. */
export function readCell(cell: Cell, energy: boolean): CellReading {
  const { end, number } = cell;
  if (number !== undefined) return ofNumber(number, end);
  const known = energy ? energetic : plain;
  const text = cellText(cell);
  return known.find(text) ?? known.keep(text, scanCell(text, energy));
}

const ofNumber = (amount: number, to: number): CellReading => ({
  amounts: [
    {
      amount,
      max: undefined,
      unit: '',
      qualifier: undefined,
      other: Number.NaN,
      from: 0,
      to,
    },
  ],
  percent: null,
  percentNamed: false,
  blank: false,
  unread: false,
  pure: true,
});
