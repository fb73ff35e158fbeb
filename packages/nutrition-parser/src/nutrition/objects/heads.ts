import { tableKeys } from '../../lexicon/keys.ts';
import {
  cellAt,
  gridRow,
  isObject,
  listOf,
  nameFromKey,
  printed,
  valueAt,
} from '../../document/values.ts';
import { maxColumns } from '../../text/limits.ts';
import type { Cell, Path } from '../../text/source.ts';
import { type Grid, textOf } from '../grids/layout.ts';
import { halvesOf } from '../lines/ownBases.ts';
import { readHeading } from '../values/headings.ts';
import { nutrientKey } from '../values/nutrientKey.ts';
import { readKey } from './keys.ts';

type Fields = Record<string, unknown>;
type GridRow = Grid[number];

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const idKeys = tableKeys.ids.split(' ');
const labelKeys = tableKeys.labels.split(' ');
const cellKeys = wordsOf(tableKeys.cells);
const headKeys = wordsOf(tableKeys.heads);

/** The first of some keys whose value is a text. */
function textUnder(fields: Fields, keys: readonly string[]): { key: string; text: string } | null {
  for (const key of keys) {
    const text = fields[key];
    if (typeof text === 'string') return { key, text };
  }
  return null;
}

/** The headings of a table's columns, and what its rows call them where they have keys. */
type Head = { readonly cells: GridRow; readonly keys: readonly string[] };

/** Headings as texts, in a row of their own, as columns with keys, or by key; else null. */
function readHead(head: unknown, path: Path): Head | null {
  if (Array.isArray(head)) {
    if (Array.isArray(head[0])) return readHead(head[0], [...path, 0]);
    if (!head.every((item) => isObject(item))) return { cells: gridRow(head, path), keys: [] };
    const labels = head.map((column) => textUnder(column, labelKeys));
    if (labels.includes(null)) return null;
    return {
      cells: labels.map((label, i) => label && cellAt(label.text, [...path, i, label.key])),
      keys: head.map((column, i) =>
        (textUnder(column, idKeys)?.text ?? labels[i]?.text ?? '').trim(),
      ),
    };
  }
  if (!isObject(head)) return null;
  const keys = Object.keys(head);
  const isOfTexts = keys.every((key) => typeof head[key] === 'string');
  return isOfTexts ? { cells: keys.map((key) => valueAt(head[key], [...path, key])), keys } : null;
}

/** `{ cells: ['Proteine', '80 g'] }`: the cells of a row that an object holds; else null. */
export function cellsOf(row: Fields, path: Path): GridRow | null {
  const keys = Object.keys(row);
  const key = keys.find((name) => Array.isArray(row[name]) && cellKeys.has(name.toLowerCase()));
  const cells = key === undefined ? undefined : row[key];
  if (key === undefined || !Array.isArray(cells) || cells.length < 2) return null;
  if (keys.some((name) => readKey(name).role === 'name')) return null;
  const read = gridRow(cells, [...path, key]);
  return cells.some((cell) => Array.isArray(cell)) || read.every((cell) => !cell) ? null : read;
}

/**
 * The grid of rows beside the headings of their columns; null where an object is no such table:
 *
 *     { columns: ['Nutriente', 'Per 100 g'], rows: [['Proteine', '80 g']] }
 *     { columns: [{ key: 'a', label: 'Per 100 g' }], rows: [{ nome: 'Proteine', a: '80 g' }] }
 *     { colonne: ['per 100 g', 'per 30 g'], valori: { Proteine: ['80 g', '24 g'] } }
 */
export function gridUnderHead(object: Fields, rowsKey: string, path: Path): Grid | null {
  const key = Object.keys(object).find((name) => headKeys.has(name.toLowerCase()));
  const rows = object[rowsKey];
  if (key === undefined || typeof rows !== 'object' || rows === null) return null;
  const head = readHead(object[key], [...path, key]);
  const grid = head ? rowsOf(rows, head, [...path, rowsKey]) : [];
  const [first] = grid;
  if (!head || !first) return null;
  // The heading of the names may be left out.
  const isShort =
    head.cells.length < first.length && readHeading(textOf(head.cells[0]))?.role !== 'name';
  return [isShort ? [null, ...head.cells] : head.cells, ...grid];
}

function rowsOf(rows: object, head: Head, path: Path): Grid {
  const items = listOf(rows);
  if (items)
    return items.flatMap((row, i) => {
      const cells = cellsOfRow(row, head, [...path, i]);
      return cells ? [cells] : [];
    });
  // `{ Proteine: ['80 g', '24 g'] }`, `{ Proteine: '80 g / 24 g' }`
  return Object.entries(rows).flatMap(([name, values]: [string, unknown]): Grid => {
    const at = [...path, name];
    const cell = typeof values === 'string' ? cellAt(values, at) : null;
    const cells = Array.isArray(values) ? gridRow(values, at) : cell && halvesOf(cell);
    return cells ? [[valueAt(name, at), ...cells]] : [];
  });
}

/** `['Proteine', '80 g', '24 g']`, `{ nome: 'Proteine', valori: ['80 g', '24 g'] }` */
function cellsOfRow(row: unknown, head: Head, path: Path): GridRow | null {
  if (Array.isArray(row)) return gridRow(row, path);
  if (!isObject(row)) return null;
  const cells = cellsOf(row, path) ?? cellsByKey(row, head, path);
  if (cells) return cells;
  let name: Cell | null = null;
  let values: GridRow = [];
  for (const key of Object.keys(row)) {
    const value = row[key];
    const { role } = readKey(key);
    if (role === 'name') name ??= valueAt(value, [...path, key]);
    else if (role === 'rows' || role === 'value')
      values = Array.isArray(value)
        ? gridRow(value, [...path, key])
        : [valueAt(value, [...path, key])];
  }
  return name && values.length > 0 ? [name, ...values] : null;
}

/** `{ nome: 'Proteine', a: '80 g' }` under columns that are called `a`. */
function cellsByKey(row: Fields, { keys }: Head, path: Path): GridRow | null {
  const cellsIn = (inner: unknown, at: Path): GridRow | null =>
    isObject(inner) && keys.some((key) => Object.hasOwn(inner, key))
      ? keys.map((key) => valueAt(inner[key], [...at, key]))
      : null;
  let cells = cellsIn(row, path);
  for (const key of Object.keys(row)) cells ??= cellsIn(row[key], [...path, key]);
  if (!cells) return null;
  const name = Object.keys(row).find((key) => readKey(key).role === 'name');
  if (name === undefined || keys.includes(name)) return cells;
  return [valueAt(row[name], [...path, name]), ...cells];
}

/** A row of headings has the headings of names and of values. */
const minCells = 2;
const maxCells = 12;

/**
 * The grid of objects the first of which holds the headings of all:
 * `[{ a: 'Componente', b: 'per 100 g' }, { a: 'Proteine', b: '80 g' }]`; null for any other list.
 */
export function gridWithHead(items: readonly unknown[], path: Path): Grid | null {
  const [first, second] = items;
  if (!isObject(first) || !isObject(second)) return null;
  const keys = Object.keys(first);
  if (keys.length < minCells || keys.length > maxCells) return null;
  const texts = keys.map((key) => first[key]);
  const isHead = texts.every(
    (text) =>
      typeof text === 'string' &&
      (text === '' || (!printed(text).includes('\n') && readHeading(printed(text)) !== null)),
  );
  // `v1`, `b`: a key that has no role in a row, over a basis
  const isNamed = keys.some((key) => {
    const text = first[key];
    const saysNothing = ['other', 'nutrient'].includes(readKey(key).role);
    return saysNothing && typeof text === 'string' && readHeading(printed(text))?.hasBasis === true;
  });
  if (!isHead || !isNamed || !keys.every((key) => Object.hasOwn(second, key))) return null;
  return items.flatMap((item, i) =>
    isObject(item) ? [keys.map((key) => valueAt(item[key], [...path, i, key]))] : [],
  );
}

/** A column of a table: its heading, and its cells. */
type ColumnList = { readonly head: Grid[number][number]; readonly cells: GridRow };

/**
 * The grid of a table that is written column by column; null where an object is no such table:
 *
 *     { columns: [{ header: 'Nutriente', values: ['Proteine'] }, { header: 'Per 100 g', values: ['80 g'] }] }
 *     { nutriente: ['Proteine', 'Grassi'], per_100g: ['80 g', '5 g'] }
 */
export function gridOfColumns(object: Fields, path: Path): Grid | null {
  const keys = Object.keys(object);
  if (!keys.some((key) => Array.isArray(object[key]))) return null;
  const columns = columnsIn(object, keys, path) ?? listsByKey(object, keys, path);
  if (!columns) return null;
  const length = Math.max(...columns.map(({ cells }) => cells.length));
  const rows = Array.from({ length }, (_, i) => columns.map(({ cells }) => cells[i] ?? null));
  return [columns.map(({ head }) => head), ...rows];
}

function columnsIn(object: Fields, keys: readonly string[], path: Path): ColumnList[] | null {
  const key = keys.find((name) => headKeys.has(name.toLowerCase()));
  const columns = key === undefined ? undefined : object[key];
  if (key === undefined || !Array.isArray(columns)) return null;
  if (columns.length < 2 || columns.length > maxColumns) return null;
  const found = columns.flatMap((column: unknown, i): ColumnList[] => {
    if (!isObject(column)) return [];
    const label = textUnder(column, labelKeys);
    const list = Object.keys(column).find((name) => Array.isArray(column[name]));
    const cells = list === undefined ? undefined : column[list];
    if (!label || list === undefined || !Array.isArray(cells)) return [];
    const at = [...path, key, i];
    return [{ head: cellAt(label.text, [...at, label.key]), cells: gridRow(cells, [...at, list]) }];
  });
  return found.length === columns.length ? found : null;
}

const ofColumns = wordsOf('name column value rows unit nrv');

const isNames = (item: unknown): boolean =>
  typeof item === 'string' && nutrientKey(item) !== undefined;

function listsByKey(object: Fields, keys: readonly string[], path: Path): ColumnList[] | null {
  const lists = keys.flatMap((key) => {
    const items: unknown = object[key];
    const isPlain = Array.isArray(items) && items.every((item) => typeof item !== 'object');
    return isPlain ? [{ key, items }] : [];
  });
  const names = lists.find(({ items }) => items.some(isNames));
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
