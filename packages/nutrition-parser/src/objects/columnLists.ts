import { maxColumns } from '../limits.ts';
import { nutrientKey } from '../lexer/nutrientKey.ts';
import { gridFacts } from '../tables/gridFacts.ts';
import type { Grid } from '../tables/layout.ts';
import type { Path } from '../text/source.ts';
import { headingOfColumn } from './heads.ts';
import { addFacts, type Input, type Place } from './input.ts';
import { readKey } from './readKey.ts';
import type { KeyRole } from './keyRoles.ts';
import { cellAt, gridRow, isObject, nameFromKey } from './values.ts';

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

const namesNutrients = (items: readonly unknown[]): boolean =>
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
  const names = lists.find(({ items }) => namesNutrients(items));
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
