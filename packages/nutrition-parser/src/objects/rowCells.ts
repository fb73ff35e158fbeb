import type { Grid } from '../tables/layout.ts';
import type { Path } from '../text/source.ts';
import { readKey } from './readKey.ts';
import { gridRow } from './values.ts';

const cellKeys: ReadonlySet<string> = new Set(
  'cells celle columns cols colonne td th values valori data row'.split(' '),
);

/** `{ cells: ['Proteine', '80 g'] }`: the cells of a row that an object holds; else null. */
export function cellsOf(
  row: Record<string, unknown>,
  keys: readonly string[],
  path: Path,
): Grid[number] | null {
  const key = keys.find((name) => Array.isArray(row[name]) && cellKeys.has(name.toLowerCase()));
  const cells = key === undefined ? undefined : row[key];
  if (key === undefined || !Array.isArray(cells) || cells.length < 2) return null;
  if (keys.some((name) => readKey(name).role === 'name')) return null;
  const read = gridRow(cells, [...path, key]);
  return cells.some((cell) => Array.isArray(cell)) || read.every((cell) => !cell) ? null : read;
}
