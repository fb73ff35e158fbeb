import { fold } from '../text/fold.ts';
import { headings } from '../text/sectionNames.ts';
import { readHeading } from '../lexer/heading.ts';
import { nutrientKey } from '../lexer/nutrientKey.ts';
import { unitOfCell } from '../lexer/unitCell.ts';
import { gramsPer } from '../lexicon/units.ts';
import { keyParts } from './keyParts.ts';
import { readField } from './readField.ts';
import { readKey } from './readKey.ts';
import type { KeyRole } from './keyRoles.ts';
import { isValues } from './pairKinds.ts';
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

const ofTable: ReadonlySet<KeyRole> = new Set(['nutrient', 'column', 'rows', 'wrapper', 'nrv']);

/** Whether keys are of a product without its table: a shaker's number, price and capacity. */
export const isProductAlone = (keys: readonly string[]): boolean =>
  keys.some((key) => readKey(key).role === 'product') &&
  !keys.some((key) => ofTable.has(readKey(key).role));

/** One row: it has a name under a known key, and something to go with it. */
export const isRow = (input: Record<string, unknown>, keys: readonly string[]): boolean =>
  keys.some(
    (key) => typeof input[key] === 'string' && readField(key, input[key]).role === 'name',
  ) &&
  keys.some((key) => {
    const { role } = readKey(key);
    const value = input[key];
    return (
      (role === 'value' || role === 'column') &&
      (!isObject(value) || isTable(value) || isValues(value))
    );
  });

/** A row under a key of its own: its name is a nutrient's, or its value has a unit. */
export const isNutrientRow = (value: unknown): value is Record<string, unknown> => {
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  return (
    isRow(value, keys) &&
    keys.some((key) => isOfNutrient(readField(key, value[key]).role, value[key]))
  );
};

function isOfNutrient(role: KeyRole, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const text = printed(value);
  return role === 'name'
    ? nutrientKey(text) !== undefined || (keyParts(text)?.name ?? '') !== ''
    : role === 'unit' && isMass(text);
}

const isMass = (unit: string): boolean => gramsPer(unitOfCell(unit)) !== undefined;
