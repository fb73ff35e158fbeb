import { isNutritionTitle } from './nutritionTitle.ts';
import { readField } from './readField.ts';
import { readKey } from './readKey.ts';
import { mayHaveSpreadRows } from './spreadRows.ts';
import { isTable } from './texts.ts';

/** A row that lacks its name or its value, and is skipped. */
export const isRowWithoutValue = (item: Record<string, unknown>): boolean =>
  Object.keys(item).some((key) => readField(key, item[key]).role === 'name') &&
  !Object.values(item).some(
    (value) =>
      (typeof value === 'object' && value !== null) || isTable(value) || isNutritionTitle(value),
  ) &&
  !isProduct(item, Object.keys(item));

/** `{ name: 'Siero', proteine_100g: 80, grassi_100g: 5 }` */
const isProduct = (item: Record<string, unknown>, keys: readonly string[]): boolean =>
  keys.filter((key) => readKey(key).role === 'nutrient').length > 1 ||
  mayHaveSpreadRows(item, keys);
