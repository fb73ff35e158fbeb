import { cellText, type Cell } from '../text/source.ts';
import type { CellReading } from './printed.ts';
import { scanCell } from './scanCell.ts';
import { readSimple, simple } from './simpleAmount.ts';

/** Cells of labels repeat ('0 g', '16%'), so readings are remembered, to a bound. */
const remembers = 4096;
const longestRemembered = 40;
const plain = new Map<string, CellReading>();
const energetic = new Map<string, CellReading>();

/** Reads a cell; see `scanCell`. A number of the input stands for itself. */
export function readCell(cell: Cell, energy: boolean): CellReading {
  if (cell.number !== undefined) return oneAmount(cell.number, '', cell.end);
  if (readSimple(cell.source.text, cell.start, cell.end)) {
    return oneAmount(simple.amount, simple.unit, cell.end - cell.start);
  }
  const text = cellText(cell);
  const remembered = energy ? energetic : plain;
  const known = remembered.get(text);
  if (known) return known;
  const reading = scanCell(text, energy);
  if (text.length <= longestRemembered) {
    if (remembered.size >= remembers) remembered.clear();
    remembered.set(text, reading);
  }
  return reading;
}

const oneAmount = (amount: number, unit: string, to: number): CellReading => ({
  amounts: [{ amount, max: undefined, unit, qualifier: undefined, other: Number.NaN, from: 0, to }],
  percent: null,
  blank: false,
  unread: false,
  pure: true,
});
