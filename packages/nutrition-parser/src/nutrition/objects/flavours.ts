import { isObject } from '../../document/values.ts';
import type { Shape } from '../../model.ts';
import type { Input } from './input.ts';
import { type KeyRole, languageOf } from './keyRoles.ts';
import { readField, readKey } from './keys.ts';
import { nutrientKey } from '../values/nutrientKey.ts';
import { fold } from '../../text/fold.ts';

/** Roles of keys whose values hold rows. */
const holders: ReadonlySet<KeyRole> = new Set(['column', 'wrapper', 'rows', 'label']);

/** A flavour's table has its rows in sections of a section at most, and of its rows the first tell. */
const maxDepth = 3;
const maxRows = 40;

/** Adds the rows that a value holds, by section and nutrient. */
function addRows(value: unknown, section: string, depth: number, rows: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value.slice(0, maxRows)) addRowOf(item, section, depth, rows);
    return;
  }
  if (!isObject(value) || depth > maxDepth) return;
  for (const key of Object.keys(value).slice(0, maxRows)) {
    const { role, text } = readKey(key);
    if (role === 'nutrient') rows.add(`${section}>${nutrientKey(text)}`);
    else if (holders.has(role)) addRows(value[key], `${section}>${fold(text)}`, depth + 1, rows);
  }
}

function addRowOf(item: unknown, section: string, depth: number, rows: Set<string>): void {
  // `['Proteine', '78 g']`
  const name: unknown = Array.isArray(item) ? item[0] : undefined;
  if (typeof name === 'string') rows.add(`${section}>${nutrientKey(name) ?? fold(name)}`);
  if (!isObject(item)) return;
  for (const key of Object.keys(item).slice(0, maxRows)) {
    const own = item[key];
    if (typeof own === 'string' && readField(key, own).role === 'name') {
      rows.add(`${section}>${nutrientKey(own) ?? fold(own)}`);
      return;
    }
  }
  addRows(item, section, depth + 1, rows);
}

/**
 * The keys of `{ Cacao: { per_100g: … }, Vaniglia: { per_100g: … } }`: keys that say nothing, over
 * tables that declare the same rows. Groups of other rows (`macronutrienti`, `vitamine`) are none.
 */
export function flavoursOf(
  input: Record<string, unknown>,
  keys: readonly string[],
): ReadonlySet<string> {
  const found = new Set<string>();
  let first: { key: string; rows: Set<string> } | undefined;
  for (const key of keys) {
    const value = input[key];
    if (typeof value !== 'object' || value === null || languageOf(key) !== undefined) continue;
    // 'Cioccolato / 900 g': a flavour with the size of its pack.
    const [name = ''] = key.split(' / ', 1);
    if (readKey(name).role !== 'other') continue;
    const rows = new Set<string>();
    addRows(value, '', 0, rows);
    if (rows.size === 0) continue;
    if (!first) first = { key, rows };
    else if ([...rows].some((row) => first?.rows.has(row))) found.add(first.key).add(key);
  }
  return found;
}

const flavourKeys: ReadonlySet<string> = new Set(
  'gusto flavor flavour variante variant sapore aroma nome name title titolo label'.split(' '),
);

/** What an item of a list is called: `{ gusto: 'Cacao', valori_nutrizionali: … }`. */
function flavourOf(item: unknown): string | undefined {
  if (!isObject(item)) return undefined;
  const key = Object.keys(item).find((name) => flavourKeys.has(name.toLowerCase()));
  const name = key === undefined ? undefined : item[key];
  return typeof name === 'string' ? name.trim() : undefined;
}

/** The fields of an item without its name, which is no row's. */
const tableOf = (item: unknown): Record<string, unknown> =>
  isObject(item)
    ? Object.fromEntries(
        Object.entries(item).filter(([key]) => !flavourKeys.has(key.toLowerCase())),
      )
    : {};

/** Whether an item has the key of a nutrient, or a key that holds rows: most are rows themselves. */
const mayBeTable = (item: unknown): boolean =>
  isObject(item) &&
  Object.keys(item).some((key) => {
    const value = item[key];
    const { role } = readKey(key);
    return (
      role === 'nutrient' || (holders.has(role) && typeof value === 'object' && value !== null)
    );
  });

/** The flavours of items that are tables of the same rows; undefined for any other item. */
export function flavoursOfItems(items: readonly unknown[]): readonly (string | undefined)[] {
  if (items.length < 2 || items.length > maxRows || !items.some(mayBeTable)) return [];
  const names = items.map(flavourOf);
  const named: [string, unknown][] = items.flatMap((item, i) => {
    const name = names[i];
    return name === undefined || name === '' ? [] : [[name, tableOf(item)]];
  });
  if (named.length < 2) return [];
  const byName = Object.fromEntries(named);
  const flavours = flavoursOf(byName, Object.keys(byName));
  return names.map((name) => (name !== undefined && flavours.has(name) ? name : undefined));
}

/** Reads the table of one of several flavours into columns of its own. */
export function readFlavour(flavour: string, { table }: Input, read: () => Shape): Shape {
  table.add({ kind: 'within', flavour });
  const shape = read();
  table.add({ kind: 'within', flavour: undefined });
  return shape;
}
