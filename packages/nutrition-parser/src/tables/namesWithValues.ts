import { hasDigit } from '../text/chars.ts';
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
  const parts: (readonly [Cell, Cell] | null)[] = [];
  for (const [i, row] of grid.entries()) {
    const part = row[0] && !(isHeaded && i === 0) ? nameAndValue(row[0]) : null;
    if (!isHeaded && (part === null || row.length < 2)) return grid;
    parts.push(part);
  }
  if (parts.every((part) => part === null)) return grid;
  return grid.map((row, i) => {
    const part = parts[i];
    return part ? [...part, ...row.slice(1)] : [null, ...row];
  });
}

function nameAndValue({ source, start, end }: Cell): [Cell, Cell] | null {
  // Most cells are names alone.
  if (!hasDigit(source.text.slice(start, end))) return null;
  const [pair, ...others] = scanLine(source, start, end);
  if (pair?.kind !== 'pair' || others.length > 0) return null;
  const [amount] = readCell(pair.value, true).amounts;
  const isMeasured = amount !== undefined && amount.unit !== '' && amount.unit !== '%';
  return isMeasured && nameOfCell(pair.name).key !== undefined ? [pair.name, pair.value] : null;
}
