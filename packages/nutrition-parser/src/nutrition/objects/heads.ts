import { tableKeys } from '../../lexicon/keys.ts';
import { gridRow, isObject, listOf, nameFromKey, printed, valueAt } from '../../document/values.ts';
import type { Path } from '../../text/source.ts';
import { type Grid, textOf } from '../grids/layout.ts';
import { halvesOf } from '../lines/ownBases.ts';
import { type Heading, readHeading } from '../values/headings.ts';
import { nutrientKey } from '../values/nutrientKey.ts';
import { readKey } from './keys.ts';

type Fields = Record<string, unknown>;
type GridRow = Grid[number];

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const idKeys = tableKeys.ids.split(' ');
const labelKeys = tableKeys.labels.split(' ');
const cellKeys = wordsOf(tableKeys.cells);
const headKeys = wordsOf(tableKeys.heads);

const isText = (value: unknown): value is string => typeof value === 'string';

/** The headings of a table's columns, and what its rows call them where they have keys. */
type Head = { readonly cells: GridRow; readonly keys: readonly string[] };

/** Headings as texts, in a row of their own, as columns with keys, or by key; else null. */
function readHead(head: unknown, path: Path): Head | null {
  if (Array.isArray(head)) {
    if (Array.isArray(head[0])) return readHead(head[0], [...path, 0]);
    if (!head.every(isObject)) return { cells: gridRow(head, path), keys: [] };
    const labels = head.map((column) => labelKeys.find((key) => isText(column[key])));
    if (labels.includes(undefined)) return null;
    return {
      cells: labels.map((key = '', i) => valueAt(head[i]?.[key], [...path, i, key])),
      keys: head.map((column, i) => {
        const id = idKeys.find((key) => isText(column[key])) ?? labels[i] ?? '';
        return String(column[id]).trim();
      }),
    };
  }
  if (!isObject(head) || !Object.values(head).every(isText)) return null;
  const keys = Object.keys(head);
  return { cells: keys.map((key) => valueAt(head[key], [...path, key])), keys };
}

/** `{ cells: ['Proteine', '80 g'] }`: the cells of a row that an object holds; else null. */
export function cellsOf(row: Fields, path: Path): GridRow | null {
  const keys = Object.keys(row);
  const key = keys.find((name) => Array.isArray(row[name]) && cellKeys.has(name.toLowerCase()));
  const cells = key === undefined ? undefined : row[key];
  if (key === undefined || !Array.isArray(cells) || cells.length < 2) return null;
  if (keys.some((name) => readKey(name).role === 'name')) return null;
  const read = gridRow(cells, [...path, key]);
  return read.every((cell) => !cell) ? null : read;
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
      const at = [...path, i];
      if (Array.isArray(row)) return [gridRow(row, at)];
      const cells = isObject(row) ? cellsOfRow(row, head, at) : null;
      return cells ? [cells] : [];
    });
  // `{ Proteine: ['80 g', '24 g'] }`, `{ Proteine: '80 g / 24 g' }`
  return Object.entries(rows).flatMap(([name, values]: [string, unknown]): Grid => {
    const at = [...path, name];
    const cell = isText(values) ? valueAt(values, at) : null;
    const cells = Array.isArray(values) ? gridRow(values, at) : cell && halvesOf(cell);
    return cells ? [[valueAt(name, at), ...cells]] : [];
  });
}

/** `{ nome: 'Proteine', a: '80 g' }` under columns that are called `a`, `{ nome: 'Proteine', valori: ['80 g', '24 g'] }` */
function cellsOfRow(row: Fields, { keys }: Head, path: Path): GridRow | null {
  const own = cellsOf(row, path);
  if (own) return own;
  const names = Object.keys(row);
  const nameKey = names.find((key) => readKey(key).role === 'name');
  const name = nameKey === undefined ? null : valueAt(row[nameKey], [...path, nameKey]);
  const cellsIn = (inner: unknown, at: Path): GridRow | null =>
    isObject(inner) && keys.some((key) => Object.hasOwn(inner, key))
      ? keys.map((key) => valueAt(inner[key], [...at, key]))
      : null;
  let cells = cellsIn(row, path);
  for (const key of names) cells ??= cellsIn(row[key], [...path, key]);
  if (cells) return nameKey === undefined || keys.includes(nameKey) ? cells : [name, ...cells];
  const valueKey = names.find((key) => ['rows', 'value'].includes(readKey(key).role));
  if (!name || valueKey === undefined) return null;
  const value = row[valueKey];
  const at = [...path, valueKey];
  return [name, ...(Array.isArray(value) ? gridRow(value, at) : [valueAt(value, at)])];
}

/** The heading that a text on one line is. */
const headingIn = (text: string): Heading | null =>
  text.includes('\n') ? null : readHeading(text);

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
  const texts = Object.values(first);
  if (keys.length < minCells || keys.length > maxCells || !texts.every(isText)) return null;
  const heads = texts.map((text) => headingIn(printed(text)));
  const isHead = heads.every((heading, i) => texts[i] === '' || heading !== null);
  // `v1`, `b`: a key that has no role in a row, over a basis
  const isNamed = keys.some(
    (key, i) => ['other', 'nutrient'].includes(readKey(key).role) && heads[i]?.hasBasis === true,
  );
  if (!isHead || !isNamed) return null;
  return items.flatMap((item, i) =>
    isObject(item) ? [keys.map((key) => valueAt(item[key], [...path, i, key]))] : [],
  );
}

const ofColumns = wordsOf('name column value rows unit nrv');

/**
 * The grid of a table that is written column by column, `{ nutriente: ['Proteine', 'Grassi'],
 * per_100g: ['80 g', '5 g'] }`; null where an object is no such table.
 */
export function gridOfColumns(object: Fields, path: Path): Grid | null {
  const lists = Object.entries(object).flatMap(([key, items]) =>
    Array.isArray(items) && items.every((item) => typeof item !== 'object') ? [{ key, items }] : [],
  );
  const names = lists.find(({ items }) =>
    items.some((item) => isText(item) && nutrientKey(item) !== undefined),
  );
  const others = lists.filter(
    ({ key, items }) =>
      key !== names?.key &&
      items.length === names?.items.length &&
      ofColumns.has(readKey(key).role),
  );
  if (!names || others.length === 0) return null;
  const columns = [names, ...others].map(({ key, items }) => gridRow(items, [...path, key]));
  const head = others.map(({ key }) => nameFromKey(readKey(key).text, [...path, key], ''));
  return [[null, ...head], ...names.items.map((_, i) => columns.map((cells) => cells[i] ?? null))];
}
