import { readHeading } from '../lexer/heading.ts';
import { gridFacts } from '../tables/gridFacts.ts';
import { textOf, type Grid } from '../tables/layout.ts';
import type { Cell, Path } from '../text/source.ts';
import { addFacts, under, type Input, type Place } from './input.ts';
import { readKey } from './readKey.ts';
import { gridRow, isObject, valueAt } from './values.ts';

const headKeys = new Set([
  'columns',
  'colonne',
  'headers',
  'header',
  'intestazioni',
  'intestazione',
  'head',
]);

/** `{ columns: ['Nutriente', 'Per 100 g'], rows: [['Proteine', '80 g']] }` */
export function readHeadedLists(
  object: Record<string, unknown>,
  rowsKey: string,
  place: Place,
  input: Input,
): boolean {
  const rows = object[rowsKey];
  const key = Object.keys(object).find((name) => headKeys.has(name.toLowerCase()));
  const head = key === undefined ? undefined : object[key];
  if (key === undefined || !Array.isArray(head) || !Array.isArray(rows)) return false;
  const grid = rows.flatMap((row: unknown, i) => {
    const cells = cellsOfRow(row, [...place.path, rowsKey, i]);
    return cells ? [cells] : [];
  });
  const [first] = grid;
  if (!first) return false;
  const headRow = gridRow(head, under(place, key).path);
  // The heading of the names may be left out.
  if (headRow.length < first.length && readHeading(textOf(headRow[0]))?.role !== 'name')
    headRow.unshift(null);
  const { basis } = place;
  addFacts(input, gridFacts([headRow, ...grid], { basis, bases: [], table: input.table }));
  return true;
}

/** `['Proteine', '80 g', '24 g']`, `{ nome: 'Proteine', valori: ['80 g', '24 g'] }` */
function cellsOfRow(row: unknown, path: Path): Grid[number] | null {
  if (Array.isArray(row)) return gridRow(row, path);
  if (!isObject(row)) return null;
  let name: Cell | null = null;
  let values: Grid[number] = [];
  for (const key of Object.keys(row)) {
    const value = row[key];
    const { role } = readKey(key);
    if (role === 'name') name ??= valueAt(value, [...path, key]);
    else if (Array.isArray(value) && (role === 'rows' || role === 'value'))
      values = gridRow(value, [...path, key]);
    else if (role === 'value') values = [valueAt(value, [...path, key])];
  }
  return name && values.length > 0 ? [name, ...values] : null;
}
