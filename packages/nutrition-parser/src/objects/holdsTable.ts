import { isNutritionTitle } from './nutritionTitle.ts';
import { isRowOfCells, namesNutrient } from './objectTables.ts';
import { readKey } from './readKey.ts';
import { isTable } from './texts.ts';
import { isObject } from './values.ts';

/** A table is not deeper than this below a key that says nothing, and among the first fields. */
const maxDepth = 10;
const maxFields = 60;
/** Values that are looked at for one key. */
const maxValues = 2000;

const holders: ReadonlySet<string> = new Set(['column', 'wrapper', 'rows', 'nutrient']);

/** Whether what is under a key that says nothing may be a table, or has one in it. */
export const mayHoldTable = (value: unknown): boolean => new Search().finds(value, 0);

class Search {
  private left = maxValues;

  finds(value: unknown, depth: number): boolean {
    if (depth > maxDepth || this.left-- <= 0) return false;
    if (Array.isArray(value))
      return (
        isRowOfCells(value) ||
        isTable(value) ||
        value.slice(0, maxFields).some((item) => isTable(item) || this.finds(item, depth + 1))
      );
    if (!isObject(value)) return false;
    return Object.keys(value)
      .slice(0, maxFields)
      .some((key) => this.findsUnder(key, value[key], depth));
  }

  private findsUnder(key: string, value: unknown, depth: number): boolean {
    const { role, isTechnical } = readKey(key);
    // `{ slug: 'valori-nutrizionali', content: … }`
    if (isNutritionTitle(value)) return true;
    if (role === 'product' && !isTechnical) return false;
    return (
      holders.has(role) ||
      namesNutrient(key, value) ||
      isTable(value) ||
      this.finds(value, depth + 1)
    );
  }
}
