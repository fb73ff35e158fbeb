import { nutrientKey } from '../lexer/nutrientKey.ts';
import { energyUnit, type KeyRole } from './keyRoles.ts';
import { readField } from './readField.ts';
import { readKey } from './readKey.ts';
import type { KeyReading } from './keyRoles.ts';
import { shortKeysOf } from './rowKeys.ts';
import { isObject, printed } from './values.ts';

/** Items and keys of a value that tell whether it is a table. */
const maxFields = 40;
/** A table in the value of a key is not deeper. */
const maxDepth = 4;

/** `['Proteine', '80 g']` */
export const isRowOfCells = (items: readonly unknown[]): boolean => {
  const [name, ...values] = items;
  return typeof name === 'string' && values.length > 0 && nutrientKey(printed(name)) !== undefined;
};

/** `nome: 'Proteine'` */
export const namesNutrient = (key: string, value: unknown): boolean =>
  typeof value === 'string' &&
  readField(key, value).role === 'name' &&
  readKey(value).role === 'nutrient';

/** `{ kcal: 390 }`, `{ mg: 10 }`: keys of a value that are its unit. */
export const isOfValue = (known: KeyReading): boolean =>
  energyUnit(known) !== undefined || known.amountUnit !== undefined;

/** Whether keys of an object are nutrients; `{ kj: 1650, kcal: 390 }` is one of energy. */
export const hasNutrients = (value: unknown): boolean =>
  isObject(value) &&
  Object.keys(value)
    .slice(0, maxFields)
    .some((key) => {
      const known = readKey(key);
      return known.role === 'nutrient' && !isOfValue(known);
    });

const holders: ReadonlySet<KeyRole> = new Set(['rows', 'wrapper', 'column']);

const isList = (items: readonly unknown[], depth: number): boolean =>
  items
    .slice(0, maxFields)
    .some((item) =>
      Array.isArray(item) ? isRowOfCells(item) : isObject(item) && isRow(item, depth),
    );

const isRow = (item: Record<string, unknown>, depth: number): boolean =>
  Object.keys(item).some((key) => namesNutrient(key, item[key])) || isSections(item, depth);

/** Whether an object has rows of its own: nutrients, or what holds them. */
function isSections(value: Record<string, unknown>, depth: number): boolean {
  const keys = Object.keys(value).slice(0, maxFields);
  const isPart = shortKeysOf(value) !== null || keys.some((key) => readKey(key).role === 'value');
  if (isPart || depth > maxDepth) return false;
  const holds = (key: string): boolean =>
    holders.has(readKey(key).role) && isTableOfValues(value[key], depth + 1);
  return hasNutrients(value) || keys.some(holds);
}

/** `{ key: 'nutrition', value: { per_100g: … } }`: whether an object or list under a key is a table. */
export const isTableOfValues = (value: unknown, depth = 0): boolean =>
  Array.isArray(value) ? isList(value, depth) : isObject(value) && isSections(value, depth);
