import { looksLikeJson, unfenced } from '../../document/json.ts';
import { isObject, printed } from '../../document/values.ts';
import { hasAny } from '../../text/chars.ts';
import { splitAtAny } from '../../text/pieces.ts';
import { trimmedStart } from '../../text/trim.ts';
import { basisLeadEnd } from '../values/headings.ts';
import { nutrientKey } from '../values/nutrientKey.ts';
import { type KeyRole, energyUnit, isNutritionTitle, readField, readKey } from './keys.ts';
import { shortKeysOf } from './rowValues.ts';

/** What is looked at of a value: a table is not deeper, and its first fields tell. */
const maxDepth = 10;
const maxFields = 60;
const maxValues = 2000;

/** Characters and lines of a text that tell whether it is a table; shorter ones are values. */
const maxText = 2000;
const maxLines = 40;
const minText = 24;

const holders: ReadonlySet<KeyRole> = new Set(['rows', 'wrapper', 'column']);

const isNutrient = (text: string): boolean => nutrientKey(text.trim()) !== undefined;

/** 'Proteine 80 g' */
function beginsWithValue(piece: string): boolean {
  const [name = ''] = splitAtAny(piece, '<~0123456789');
  return name.length < piece.length && isNutrient(name);
}

/** Whether lines of a text begin with nutrients. */
const namesNutrients = (text: string): boolean =>
  splitAtAny(text.slice(0, maxText), '\n>')
    .slice(0, maxLines)
    .some((line) => isNutrient(splitAtAny(trimmedStart(line, '|'), ':|\t0123456789')[0] ?? ''));

/** 'Energia 370 kcal; grassi 5 g; proteine 80 g', 'PER CAPSULA: Magnesio 375 mg': names with values on a line. */
function isInline(text: string): boolean {
  const lead = basisLeadEnd(text);
  const pieces = splitAtAny(text.slice(Math.max(lead + 1, 0), maxText), ';,:|\n').slice(
    0,
    maxLines,
  );
  return pieces.filter((piece) => beginsWithValue(piece.trim())).length > (lead > 0 ? 0 : 1);
}

/** Whether a text is a table and no value: lines, cells, HTML, JSON or names with values on one line. */
export const isTextTable = (text: string): boolean =>
  text.length > minText &&
  (hasAny(text.toLowerCase(), ['<tr', '<td']) ||
    looksLikeJson(unfenced(text)) ||
    (hasAny(text, ['|', '\n', '<']) && namesNutrients(text)) ||
    isInline(text));

/** `nome: 'Proteine'` */
const namesNutrient = (key: string, value: unknown): boolean =>
  typeof value === 'string' &&
  readField(key, value).role === 'name' &&
  readKey(value).role === 'nutrient';

/** Whether a key is of a nutrient; `{ kj: 1650, kcal: 390 }` and `{ mg: 10 }` are values. */
export const isNutrientKey = (key: string): boolean => {
  const known = readKey(key);
  const isOfValue = energyUnit(known) !== undefined || known.amountUnit !== undefined;
  return known.role === 'nutrient' && !isOfValue;
};

/** Looks for the rows of a table in a value. */
class Search {
  private left = maxValues;
  /** What is under keys that say nothing is looked at, too. */
  private readonly isWide: boolean;

  constructor(isWide: boolean) {
    this.isWide = isWide;
  }

  finds(value: unknown, depth = 0): boolean {
    if (depth > maxDepth || this.left-- <= 0) return false;
    if (typeof value === 'string') return isTextTable(value);
    if (Array.isArray(value)) return this.findsInList(value, depth);
    return isObject(value) && this.findsInObject(value, depth);
  }

  private findsInList(items: readonly unknown[], depth: number): boolean {
    const [first, ...others] = items.slice(0, maxFields);
    if (typeof first === 'string') {
      // `['Proteine', '80 g']`, lines of a text
      if (depth > 0 && others.length > 0 && isNutrient(printed(first))) return true;
      const lines = items.slice(0, maxLines).filter((item) => typeof item === 'string');
      return isTextTable(lines.join('\n')) || lines.some((line) => isInline(line));
    }
    return items.slice(0, maxFields).some((item) => this.finds(item, depth + 1));
  }

  private findsInObject(value: Record<string, unknown>, depth: number): boolean {
    const keys = Object.keys(value).slice(0, maxFields);
    if (keys.some((key) => isNutritionTitle(value[key]) || namesNutrient(key, value[key])))
      return true;
    const isPart = shortKeysOf(value) !== null || keys.some((key) => readKey(key).role === 'value');
    if (isPart && !this.isWide) return false;
    return keys.some((key) => this.findsUnder(key, value[key], depth));
  }

  private findsUnder(key: string, value: unknown, depth: number): boolean {
    const { role } = readKey(key);
    if (role === 'product')
      return this.isWide && typeof value === 'object' && this.finds(value, depth + 1);
    if (isNutrientKey(key)) return true;
    if (holders.has(role)) return this.isWide || this.finds(value, depth + 1);
    return this.isWide && this.finds(value, depth + 1);
  }
}

/**
 * Whether the value of a row is a whole table: `{ key: 'nutrition', value: '<table>…' }`,
 * `{ key: 'nutrition', value: { per_100g: { Proteine: '80 g' } } }`.
 */
export const isTable = (value: unknown): boolean => new Search(false).finds(value);

/** Whether what is under a key that says nothing may be a table, or has one in it. */
export const mayHoldTable = (value: unknown): boolean =>
  typeof value === 'object' && new Search(true).finds(value);
