import { readCell } from '../lexer/readCell.ts';
import { readHeading } from '../lexer/heading.ts';
import { nameOfCell } from '../lexer/readName.ts';
import { scanLine } from '../lexer/scanLine.ts';
import { cellText, type Cell } from '../text/source.ts';
import type { Grid } from './layout.ts';

/**
 * 'Per 100 g | Per dose' over 'Proteine 80 g | 24 g': the names are with the first values. Without a
 * heading it is so where each row has its name with a value.
 */
export function withNames(grid: Grid): Grid {
  const head = grid[0]?.[0];
  const heading = head ? readHeading(cellText(head)) : null;
  const isHeaded = heading?.role === 'value' && heading.hasBasis && !(head && nameAndValue(head));
  const parts = grid.map(([cell], i) =>
    cell && !(isHeaded && i === 0) ? nameAndValue(cell) : null,
  );
  const isNamed = isHeaded
    ? parts.some((part) => part !== null)
    : parts.every((part, i) => part !== null && (grid[i]?.length ?? 0) > 1);
  if (!isNamed) return grid;
  return grid.map((row, i) => {
    const part = parts[i];
    return part ? [...part, ...row.slice(1)] : [null, ...row];
  });
}

function nameAndValue({ source, start, end }: Cell): [Cell, Cell] | null {
  const [pair, ...others] = scanLine(source, start, end);
  if (pair?.kind !== 'pair' || others.length > 0) return null;
  const [amount] = readCell(pair.value, true).amounts;
  const isMeasured = amount !== undefined && amount.unit !== '' && amount.unit !== '%';
  return isMeasured && nameOfCell(pair.name).key !== undefined ? [pair.name, pair.value] : null;
}
