import {
  cellAt,
  gridRow,
  isObject,
  listOf,
  nameFromKey,
  printed,
  valueAt,
} from '../../document/values.ts';
import { gridFacts } from '../grids/gridFacts.ts';
import { type Grid, textOf } from '../grids/layout.ts';
import { halvesOf } from '../lines/ownBases.ts';
import { namesNutrients } from './holdsTable.ts';
import { type Head, type Input, type Place, addFacts, under } from './input.ts';
import type { KeyRole } from './keyRoles.ts';
import { readKey } from './keys.ts';
import { readHeading } from '../values/headings.ts';
import { nutrientKey } from '../values/nutrientKey.ts';
import { maxColumns } from '../../text/limits.ts';
import type { Cell, Path } from '../../text/source.ts';

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
const headingOfColumn = (column: Record<string, unknown>): { key: string; text: string } | null =>
  textUnder(column, labelKeys);

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

const headKeys = new Set(
  'columns colonne headers header intestazioni intestazione head thead titles titoli cols'.split(
    ' ',
  ),
);

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

/** A row of headings has the headings of names and of values. */
const minCells = 2;
const maxCells = 12;

/** Whether a text is what a table has above its columns. */
function isHeading(text: unknown): boolean {
  if (text === '') return true;
  return typeof text === 'string' && readHeading(printed(text)) !== null && !isTextOfRows(text);
}

/** 'Per 100 g\nGrassi 6 g' is a table of its own. */
const isTextOfRows = (text: string): boolean => text.includes('\n') && namesNutrients(text);

const namesBasis = (text: unknown): boolean =>
  typeof text === 'string' && readHeading(printed(text))?.hasBasis === true;

const sayNothing: ReadonlySet<KeyRole> = new Set(['other', 'nutrient']);

/** `v1`, `b`: a key that has no role in a row. */
const saysNothing = (key: string): boolean => sayNothing.has(readKey(key).role);

/**
 * The cells of objects the first of which holds the headings of all:
 * `[{ a: 'Componente', b: 'per 100 g' }, { a: 'Proteine', b: '80 g' }]`; null for any other list.
 */
export function rowsWithHead(items: readonly unknown[], path: Path): Grid | null {
  const [first, second] = items;
  if (!isObject(first) || !isObject(second)) return null;
  const keys = Object.keys(first);
  if (keys.length < minCells || keys.length > maxCells) return null;
  const isNamed = keys.some((key) => saysNothing(key) && namesBasis(first[key]));
  if (!isNamed || !keys.every((key) => isHeading(first[key]))) return null;
  if (!keys.every((key) => Object.hasOwn(second, key))) return null;
  return items.flatMap((item, i) =>
    isObject(item) ? [keys.map((key) => valueAt(item[key], [...path, i, key]))] : [],
  );
}

/** A column of a table: its heading, and its cells. */
type ColumnList = { readonly head: Grid[number][number]; readonly cells: Grid[number] };

const columnKeys: ReadonlySet<string> = new Set('columns colonne cols'.split(' '));

/**
 * Tables that are written column by column:
 *
 *     { columns: [{ header: 'Nutriente', values: ['Proteine'] }, { header: 'Per 100 g', values: ['80 g'] }] }
 *     { nutriente: ['Proteine', 'Grassi'], per_100g: ['80 g', '5 g'] }
 *
 * @returns false where the object is no such table.
 */
export function readColumnLists(
  object: Record<string, unknown>,
  keys: readonly string[],
  place: Place,
  input: Input,
): boolean {
  if (!keys.some((key) => Array.isArray(object[key]))) return false;
  const columns = columnsIn(object, keys, place.path) ?? listsByKey(object, keys, place.path);
  if (!columns) return false;
  const length = Math.max(...columns.map(({ cells }) => cells.length));
  const rows = Array.from({ length }, (_, i) => columns.map(({ cells }) => cells[i] ?? null));
  const grid = [columns.map(({ head }) => head), ...rows];
  addFacts(input, gridFacts(grid, { basis: place.basis, bases: [], table: input.table }));
  return true;
}

function columnsIn(
  object: Record<string, unknown>,
  keys: readonly string[],
  path: Path,
): ColumnList[] | null {
  const key = keys.find((name) => columnKeys.has(name.toLowerCase()));
  const columns = key === undefined ? undefined : object[key];
  if (
    key === undefined ||
    !Array.isArray(columns) ||
    columns.length < 2 ||
    columns.length > maxColumns
  )
    return null;
  const found = columns.flatMap((column, i) => columnOf(column, [...path, key, i]) ?? []);
  return found.length === columns.length ? found : null;
}

function columnOf(column: unknown, path: Path): ColumnList | null {
  if (!isObject(column)) return null;
  const label = headingOfColumn(column);
  const key = Object.keys(column).find((name) => Array.isArray(column[name]));
  const cells = key === undefined ? undefined : column[key];
  if (!label || key === undefined || !Array.isArray(cells)) return null;
  return {
    head: cellAt(label.text, [...path, label.key]),
    cells: gridRow(cells, [...path, key]),
  };
}

const ofColumns: ReadonlySet<KeyRole> = new Set(['name', 'column', 'value', 'rows', 'unit', 'nrv']);

const isPlain = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item !== 'object');

const listsNutrients = (items: readonly unknown[]): boolean =>
  items.some((item) => typeof item === 'string' && nutrientKey(item) !== undefined);

function listsByKey(
  object: Record<string, unknown>,
  keys: readonly string[],
  path: Path,
): ColumnList[] | null {
  const lists = keys.flatMap((key) => {
    const items = object[key];
    return isPlain(items) ? [{ key, items }] : [];
  });
  const names = lists.find(({ items }) => listsNutrients(items));
  const others = lists.filter(
    ({ key, items }) =>
      key !== names?.key &&
      items.length === names?.items.length &&
      ofColumns.has(readKey(key).role),
  );
  if (!names || others.length === 0) return null;
  return [names, ...others].map(({ key, items }) => ({
    head: key === names.key ? null : nameFromKey(readKey(key).text, [...path, key], ''),
    cells: gridRow(items, [...path, key]),
  }));
}
