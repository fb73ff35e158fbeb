import { fold } from '../text/fold.ts';
import { headings } from '../text/sectionNames.ts';
import { readHeading } from '../lexer/heading.ts';
import { nutrientKey } from '../lexer/nutrientKey.ts';
import { unitOfCell } from '../lexer/unitCell.ts';
import { gramsPer } from '../lexicon/units.ts';
import { readKey, type KeyRole } from './readKey.ts';
import { isTable } from './texts.ts';
import { isObject, printed } from './values.ts';

/** `{ title: 'Ingredienti', content: … }` among the sections of a product. */
export const isOtherSection = (input: Record<string, unknown>, keys: readonly string[]): boolean =>
  keys.every((key) => typeof input[key] !== 'object') &&
  keys.some((key) => {
    const value = input[key];
    const isTitle = readKey(key).role === 'title' && typeof value === 'string';
    const kind = isTitle ? headings.get(fold(value)) : undefined;
    return kind !== undefined && kind !== 'nutrition';
  });

/** Beside the table of a product is what else is known of it. */
export const hasTable = (input: Record<string, unknown>, keys: readonly string[]): boolean =>
  keys.some((key) => isHolder(readKey(key).role) && isFilled(input[key]));

const isHolder = (role: KeyRole): boolean => role === 'wrapper' || role === 'rows';
const isFilled = (value: unknown): boolean =>
  typeof value === 'object' ? value !== null : typeof value === 'string' && value.length > 20;

/** `portion_info: { title: 'Per dose (20 ml)', values: […] }`: rows under a basis of their own. */
export const isOwnTable = (value: unknown): boolean => {
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  const hasRows = keys.some((key) => readKey(key).role === 'rows' && isFilled(value[key]));
  return hasRows && keys.some((key) => namesBasis(readKey(key).role, value[key]));
};

const namesBasis = (role: KeyRole, value: unknown): boolean =>
  (role === 'title' || role === 'name' || role === 'label') &&
  typeof value === 'string' &&
  readHeading(printed(value))?.hasBasis === true;

/** An object under a key that says nothing, with sections or a table in it. */
export const isWrapper = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some((item) => isNamed(item) || hasText(item));
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  return keys.length === 1 || hasText(value) || keys.some((key) => holders.has(readKey(key).role));
};

const hasText = (value: unknown): boolean => isObject(value) && Object.values(value).some(isTable);

const isNamed = (item: unknown): boolean =>
  isObject(item) && Object.keys(item).some((key) => readKey(key).role === 'name');

const holders: ReadonlySet<string> = new Set(['column', 'wrapper', 'rows']);

/** One row: it has a name under a known key, and something to go with it. */
export const isRow = (input: Record<string, unknown>, keys: readonly string[]): boolean =>
  keys.some((key) => readKey(key).role === 'name' && typeof input[key] === 'string') &&
  keys.some((key) => {
    const { role } = readKey(key);
    return (role === 'value' || role === 'column') && typeof input[key] !== 'object';
  });

/** A row under a key of its own: its name is a nutrient's, or its value has a unit. */
export const isNutrientRow = (value: unknown): value is Record<string, unknown> => {
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  return isRow(value, keys) && keys.some((key) => isOfNutrient(readKey(key).role, value[key]));
};

function isOfNutrient(role: KeyRole, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const text = printed(value);
  return role === 'name' ? nutrientKey(text) !== undefined : role === 'unit' && isMass(text);
}

const isMass = (unit: string): boolean => gramsPer(unitOfCell(unit) ?? '') !== undefined;
