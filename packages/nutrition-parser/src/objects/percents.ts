import { Cell, type Path } from '../text/source.ts';
import { readCell } from '../lexer/readCell.ts';
import { cellAt } from './values.ts';

/** A reference percent: 48, '48%', '48 % VNR*'. */
export function percentOf(value: unknown, path: Path): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : null;
  if (typeof value !== 'string') return null;
  const cell = cellAt(value, path);
  if (!cell) return null;
  const reading = readCell(cell, false);
  return reading.percent ?? reading.amounts[0]?.amount ?? null;
}

/** '100' and '100%' as a cell that says of what they are a percentage. */
export function asReference(cell: Cell): Cell {
  const { source, text } = cell;
  if (!/^[<~]?\d[\d.,]*\s*%?$/.test(text)) return cell;
  const share = text.endsWith('%') ? `${text} VNR` : `${text}% VNR`;
  return new Cell({ ...source, text: share }, 0, share.length);
}
