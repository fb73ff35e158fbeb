import type { Grid } from '../tables/layout.ts';
import type { Path } from '../text/source.ts';
import type { Head } from './input.ts';
import { cellAt, gridRow, isObject } from './values.ts';

const idKeys = 'key field id name dataIndex accessor accessorKey prop code chiave campo'.split(' ');
const labelKeys =
  'label title header headerName text titolo etichetta intestazione name nome'.split(' ');

const textUnder = (
  column: Record<string, unknown>,
  keys: readonly string[],
): { key: string; text: string } | null => {
  for (const key of keys) {
    const text = column[key];
    if (typeof text === 'string') return { key, text };
  }
  return null;
};

/** The heading of a column that is an object: `{ key: 'a', label: 'Per 100 g' }`. */
export const headingOfColumn = (
  column: Record<string, unknown>,
): { key: string; text: string } | null => textUnder(column, labelKeys);

/** Headings as texts, in a row of their own, as columns with keys, or by key; else null. */
export function readHead(head: unknown, path: Path): Head | null {
  if (Array.isArray(head)) {
    const [first] = head;
    if (Array.isArray(first)) return readHead(first, [...path, 0]);
    return head.every((item) => isObject(item))
      ? headOfColumns(head, path)
      : { cells: gridRow(head, path), keys: [] };
  }
  if (!isObject(head)) return null;
  const keys = Object.keys(head);
  const cells = keys.flatMap((key) => {
    const text = head[key];
    return typeof text === 'string' ? [cellAt(text, [...path, key])] : [];
  });
  return cells.length === keys.length ? { cells, keys } : null;
}

function headOfColumns(columns: readonly Record<string, unknown>[], path: Path): Head | null {
  const cells: Grid[number] = [];
  const keys: string[] = [];
  for (const [i, column] of columns.entries()) {
    const label = headingOfColumn(column);
    if (!label) return null;
    cells.push(cellAt(label.text, [...path, i, label.key]));
    keys.push((textUnder(column, idKeys)?.text ?? label.text).trim());
  }
  return { cells, keys };
}
