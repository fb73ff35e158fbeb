import { unitOfEnergy } from '../lines/energyAlone.ts';
import { trimmedCell, type Cell } from '../text/source.ts';

/** Cells with more parts are no values. */
const maxParts = 6;

/** The parts of a cell between slashes that have spaces on both sides. */
export function slashedParts({ source, start, end, text }: Cell): Cell[] {
  const parts: Cell[] = [];
  let from = start;
  for (const part of text.split(' / ', maxParts + 1)) {
    parts.push(trimmedCell(source, from, Math.min(end, from + part.length)));
    from += part.length + ' / '.length;
  }
  return parts;
}

/** The two values of a cell that a slash parts; null for any other. */
export function halvesOf(cell: Cell | null | undefined): [Cell, Cell] | null {
  const [first, second] = slashedCells(cell, 2);
  return first && second ? [first, second] : null;
}

/** A cell for each heading; two values of energy are in one, and have no reference. */
export function slashedCells(cell: Cell | null | undefined, heads: number): (Cell | null)[] {
  const none: (Cell | null)[] = Array.from({ length: heads }, () => null);
  if (!cell) return none;
  const parts = slashedParts(cell);
  const half = parts[1];
  if (parts.length === 4 && half) {
    const { source, start, end } = cell;
    const pairs = [trimmedCell(source, start, half.end), trimmedCell(source, half.end + 3, end)];
    return none.map((_, i) => pairs[i] ?? null);
  }
  // '1590 kJ / 376 kcal' is one value.
  const units = parts.map((part) => unitOfEnergy(part)?.text.toLowerCase());
  const isEnergy = parts.length === 2 && !units.includes(undefined) && units[0] !== units[1];
  return isEnergy || parts.length > heads
    ? [cell, ...none.slice(1)]
    : none.map((_, i) => parts[i] ?? null);
}
