import { flavourKeys } from '../../lexicon/keys.ts';
import { isObject } from '../../document/values.ts';
import type { Shape } from '../../model.ts';
import { fold } from '../../text/fold.ts';
import { nutrientKey } from '../values/nutrientKey.ts';
import type { Input } from './input.ts';
import { type KeyRole, readField, readKey } from './keys.ts';
import { languageOf } from './languages.ts';

/** Roles of keys whose values hold rows. */
const holders: ReadonlySet<KeyRole> = new Set(['column', 'wrapper', 'rows', 'label']);

/** A flavour's table has its rows in sections of a section at most, and of its rows the first tell. */
const maxDepth = 3;
const maxRows = 40;

/** Adds the rows that a value holds, by section and nutrient. */
function addRows(value: unknown, section: string, depth: number, rows: Set<string>): void {
  if (depth > maxDepth) return;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, maxRows)) {
      const name = nameOfRow(item);
      if (name === undefined) addRows(item, section, depth + 1, rows);
      else rows.add(`${section}>${nutrientKey(name) ?? fold(name)}`);
    }
    return;
  }
  if (!isObject(value)) return;
  for (const key of Object.keys(value).slice(0, maxRows)) {
    const { role, text } = readKey(key);
    if (role === 'nutrient') rows.add(`${section}>${nutrientKey(text)}`);
    else if (holders.has(role)) addRows(value[key], `${section}>${fold(text)}`, depth + 1, rows);
  }
}

/** The name of `['Proteine', '78 g']` and `{ nome: 'Proteine', … }`. */
function nameOfRow(item: unknown): string | undefined {
  if (Array.isArray(item)) return typeof item[0] === 'string' ? item[0] : undefined;
  if (!isObject(item)) return undefined;
  const values = Object.keys(item)
    .filter((key) => readField(key, item[key]).role === 'name')
    .map((key) => item[key]);
  return values.find((value) => typeof value === 'string');
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

/** Whether an item has a nutrient's key, or holds more than values: most are rows themselves. */
const mayBeTable = (item: unknown): boolean =>
  isObject(item) &&
  Object.keys(item).some((key) => {
    const value = item[key];
    return (typeof value === 'object' && value !== null) || readKey(key).role === 'nutrient';
  });

/** The flavours of items that are tables of the same rows: `{ gusto: 'Cacao', valori_nutrizionali: … }`. */
export function flavoursOfItems(items: readonly unknown[]): readonly (string | undefined)[] {
  if (items.length < 2 || items.length > maxRows || !items.some(mayBeTable)) return [];
  const tables: Record<string, unknown> = {};
  const names = items.map((item) => {
    if (!isObject(item)) return undefined;
    const fields = Object.entries(item);
    const name = fields.find(([key]) => flavourKeys.has(key.toLowerCase()))?.[1];
    if (typeof name !== 'string' || name.trim() === '') return undefined;
    const others = fields.filter(([key]) => !flavourKeys.has(key.toLowerCase()));
    tables[name.trim()] = Object.fromEntries(others);
    return name.trim();
  });
  const flavours = flavoursOf(tables, Object.keys(tables));
  return names.map((name) => (name !== undefined && flavours.has(name) ? name : undefined));
}

/** Reads the table of one of several flavours into columns of its own. */
export function readFlavour(flavour: string, { table }: Input, read: () => Shape): Shape {
  table.add({ kind: 'within', flavour });
  const shape = read();
  table.add({ kind: 'within', flavour: undefined });
  return shape;
}
