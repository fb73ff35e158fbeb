import { headings } from '../text/sectionNames.ts';
import { readKey } from './readKey.ts';
import type { KeyReading } from './keyRoles.ts';

/** Keys of what a program calls a row. */
export const codeKeys: ReadonlySet<string> = new Set([
  'key',
  'chiave',
  'code',
  'codice',
  'cod',
  'id',
  'field',
  'campo',
  'attribute_code',
  'nutrienttypecode',
  'nutrient_type_code',
]);

/** Keys of what is sold or reviewed. */
const tradeKeys: ReadonlySet<string> = new Set(
  'price prezzo sku ean rating stock giacenza qty_ordered review comment'.split(' '),
);

export const isOfTrade = (key: string): boolean => tradeKeys.has(key.toLowerCase());

const ofAllergens: ReadonlySet<string> = new Set('allergeni allergens tracce'.split(' '));
const otherSections: ReadonlySet<string> = new Set(['ingredients', 'warnings', 'tip']);

/** Whether the name of a field, folded, begins another section of the product. */
export const isOtherField = (name: string): boolean =>
  otherSections.has(headings.get(name) ?? '') || ofAllergens.has(name);

/** Longer descriptions name no nutrient. */
const maxName = 60;

const descriptions: ReadonlySet<string> = new Set(['descrizione', 'description']);

/** `descrizione: 'Proteine'` */
export const isDescription = (key: string, value: unknown): value is string =>
  descriptions.has(key.toLowerCase()) && typeof value === 'string' && value.length < maxName;

const nameRoles: ReadonlySet<KeyReading['role']> = new Set(['name', 'title', 'sub', 'subs']);

/** Whether what is under a key may be the name of a row, or name its parts. */
export const mayName = (key: string, { role, byValue }: KeyReading): boolean =>
  nameRoles.has(role) || byValue !== undefined || descriptions.has(key.toLowerCase());

const roleOf = (role: KeyReading['role'], text: string): [string, KeyReading] => [
  text,
  { role, heading: null, text },
];

/** Short names of keys, where one of them holds the value: `{ l: 'Proteine', v: '24 g' }`. */
const shortKeys: ReadonlyMap<string, KeyReading> = new Map([
  ...['l', 'n', 'k'].map((key) => roleOf('name', key)),
  ...['v', 'val'].map((key) => roleOf('value', key)),
  roleOf('unit', 'u'),
]);

const besideShort: ReadonlySet<KeyReading['role']> = new Set([
  'name',
  'unit',
  'nrv',
  'sub',
  'subs',
]);

/** The meaning of a row's short keys, where its others are keys of a row; null for any other object. */
export function shortKeysOf(row: Record<string, unknown>): ReadonlyMap<string, KeyReading> | null {
  if (row['v'] === undefined && row['val'] === undefined) return null;
  const others = Object.keys(row).filter((key) => !shortKeys.has(key));
  const isRow = others.every((key) => key.length === 1 || besideShort.has(readKey(key).role));
  // 'val' alone may be valine.
  return isRow && (row['v'] !== undefined || others.length > 0) ? shortKeys : null;
}
