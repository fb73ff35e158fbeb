import { gridFacts } from '../tables/gridFacts.ts';
import { readHeading } from '../lexer/heading.ts';
import { halvesOf } from '../tables/slashedCells.ts';
import { textOf, type Grid } from '../tables/layout.ts';
import type { Cell, Path } from '../text/source.ts';
import { addFacts, under, type Input, type Place } from './input.ts';
import { readHead } from './heads.ts';
import type { Head } from './input.ts';
import { readKey } from './readKey.ts';
import { cellsOf } from './rowCells.ts';
import { cellAt, gridRow, isObject, listOf, valueAt } from './values.ts';

const headKeys = new Set(
  'columns colonne headers header intestazioni intestazione head thead titles titoli cols'.split(
    ' ',
  ),
);

const legendKeys = new Set(
  'legenda legend legende labels etichette campi fields mappa mapping chiavi keys'.split(' '),
);
const metaKeys = new Set('meta metadata schema config info'.split(' '));

/**
 * Rows beside the headings of their columns:
 *
 *     { columns: ['Nutriente', 'Per 100 g'], rows: [['Proteine', '80 g']] }
 *     { columns: [{ key: 'a', label: 'Per 100 g' }], rows: [{ nome: 'Proteine', a: '80 g' }] }
 *     { colonne: ['per 100 g', 'per 30 g'], valori: { Proteine: ['80 g', '24 g'] } }
 */
export function readHeadedLists(
  object: Record<string, unknown>,
  rowsKey: string,
  place: Place,
  input: Input,
): boolean {
  const key = Object.keys(object).find((name) => headKeys.has(name.toLowerCase()));
  const rows = object[rowsKey];
  if (key === undefined || !isObjectOrList(rows)) return false;
  const head = readHead(object[key], under(place, key).path);
  return head !== null && readUnderHead(rows, head, under(place, rowsKey), input);
}

/** Reads rows below the headings of their columns; false where they are no such rows. */
export function readUnderHead(rows: object, head: Head, place: Place, input: Input): boolean {
  const grid = rowsOf(rows, head, place.path);
  const [first] = grid;
  if (!first) return false;
  const headRow = [...head.cells];
  // The heading of the names may be left out.
  if (headRow.length < first.length && readHeading(textOf(headRow[0]))?.role !== 'name')
    headRow.unshift(null);
  const { basis } = place;
  addFacts(input, gridFacts([headRow, ...grid], { basis, bases: [], table: input.table }));
  return true;
}

/** Whether rows have the keys of a legend that is elsewhere. */
export const areUnder = (items: readonly unknown[], head: Head): boolean =>
  items.some((item) => isObject(item) && cellsByKey(item, head, []) !== null);

/** Deeper than this beside the rows is no legend of theirs. */
const maxDepth = 2;

const namesColumns = ({ keys, cells }: Head): boolean =>
  keys.length > 0 && cells.some((cell) => readHeading(textOf(cell))?.hasBasis === true);

/** `legenda: { a: 'Per 100 g', b: 'Per dose' }`, `meta: { columns: … }`: headings of rows that are elsewhere. */
export function legendIn(
  object: Record<string, unknown>,
  keys: readonly string[],
  path: Path,
  depth = 0,
): Head | undefined {
  for (const key of keys) {
    const value = object[key];
    if (typeof value !== 'object' || value === null || depth > maxDepth) continue;
    const field = key.toLowerCase();
    const at = [...path, key];
    const head = headKeys.has(field) || legendKeys.has(field) ? readHead(value, at) : null;
    if (head && namesColumns(head)) return head;
    const inner =
      metaKeys.has(field) && isObject(value)
        ? legendIn(value, Object.keys(value), at, depth + 1)
        : undefined;
    if (inner) return inner;
  }
  return undefined;
}

const isObjectOrList = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

function rowsOf(rows: object, head: Head, path: Path): Grid {
  const items = listOf(rows);
  if (!items) return rowsByName(rows, path);
  return items.flatMap((row, i) => {
    const cells = cellsOfRow(row, head, [...path, i]);
    return cells ? [cells] : [];
  });
}

/** `{ Proteine: ['80 g', '24 g'] }` */
const rowsByName = (rows: object, path: Path): Grid =>
  Object.entries(rows).flatMap(([name, values]: [string, unknown]) => {
    const at = [...path, name];
    if (Array.isArray(values)) return [[valueAt(name, at), ...gridRow(values, at)]];
    // '80 g / 24 g'
    const cell = typeof values === 'string' ? cellAt(values, at) : null;
    const halves = cell && halvesOf(cell);
    return halves ? [[valueAt(name, at), ...halves]] : [];
  });

/** `['Proteine', '80 g', '24 g']`, `{ nome: 'Proteine', valori: ['80 g', '24 g'] }` */
function cellsOfRow(row: unknown, head: Head, path: Path): Grid[number] | null {
  if (Array.isArray(row)) return gridRow(row, path);
  if (!isObject(row)) return null;
  const cells = cellsOf(row, Object.keys(row), path);
  if (cells) return cells;
  const byKey = cellsByKey(row, head, path);
  if (byKey) return byKey;
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

/** `{ nome: 'Proteine', a: '80 g' }` under columns that are called `a`. */
function cellsByKey(row: Record<string, unknown>, { keys }: Head, path: Path): Grid[number] | null {
  const own = Object.keys(row);
  const cellsIn = (inner: unknown, at: Path): Grid[number] | null =>
    isObject(inner) && keys.some((key) => Object.hasOwn(inner, key))
      ? keys.map((key) => valueAt(inner[key], [...at, key]))
      : null;
  let cells = cellsIn(row, path);
  for (const key of own) cells ??= cellsIn(row[key], [...path, key]);
  if (!cells) return null;
  const name = own.find((key) => readKey(key).role === 'name');
  if (name === undefined || keys.includes(name)) return cells;
  return [valueAt(row[name], [...path, name]), ...cells];
}
