import { readHeading } from '../lexer/heading.ts';
import type { Grid } from '../tables/layout.ts';
import type { Path } from '../text/source.ts';
import { readKey } from './readKey.ts';
import type { KeyRole } from './keyRoles.ts';
import { namesNutrients } from './texts.ts';
import { isObject, printed, valueAt } from './values.ts';

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
