import { looksLikeJson, unfenced } from '../../document/json.ts';
import { isObject } from '../../document/values.ts';
import { flavourKeys } from '../../lexicon/keys.ts';
import type { Shape } from '../../model.ts';
import { hasAny } from '../../text/chars.ts';
import { splitAtAny } from '../../text/pieces.ts';
import { trimmedStart } from '../../text/trim.ts';
import { basisLeadEnd } from '../values/headings.ts';
import { nutrientKey } from '../values/nutrientKey.ts';
import type { Input } from './input.ts';
import { type KeyRole, energyUnit, isNutritionTitle, readField, readKey } from './keys.ts';
import { languageOf } from './languages.ts';
import { shortKeysOf } from './rowValues.ts';

type Fields = Record<string, unknown>;

/** What is looked at of a value: a table is not deeper, and its first fields tell. */
const maxDepth = 10;
const maxFields = 60;
const maxValues = 2000;

/** Characters and lines of a text that tell whether it is a table; shorter ones are values. */
const maxText = 2000;
const maxLines = 40;
const minText = 24;

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
  const pieces = splitAtAny(text.slice(lead + 1, maxText), ';,:|\n').slice(0, maxLines);
  return pieces.filter((piece) => beginsWithValue(piece.trim())).length > (lead > 0 ? 0 : 1);
}

/** Whether a text is a table and no value: lines, cells, HTML, JSON or names with values on one line. */
export const isTextTable = (text: string): boolean =>
  text.length > minText &&
  (hasAny(text.toLowerCase(), ['<tr', '<td']) ||
    looksLikeJson(unfenced(text)) ||
    (hasAny(text, ['|', '\n', '<']) && namesNutrients(text)) ||
    isInline(text));

/** Whether a key is of a nutrient; `{ kj: 1650, kcal: 390 }` and `{ mg: 10 }` are values. */
export const isNutrientKey = (key: string): boolean => {
  const known = readKey(key);
  const isOfValue = energyUnit(known) !== undefined || known.amountUnit !== undefined;
  return known.role === 'nutrient' && !isOfValue;
};

const holders: ReadonlySet<KeyRole> = new Set(['rows', 'wrapper', 'column', 'label']);

/** Looks for what a value declares: nutrients by their names, tables of text, parts of a table. */
class Search {
  readonly found = new Set<string>();
  private left = maxValues;
  /** What is under keys that say nothing is looked at, too. */
  private readonly isWide: boolean;

  constructor(isWide: boolean) {
    this.isWide = isWide;
  }

  take(value: unknown, depth = 0): this {
    if (depth > maxDepth || this.left-- <= 0) return this;
    if (typeof value === 'string') this.takeText(value);
    else if (Array.isArray(value)) this.takeList(value, depth);
    else if (isObject(value)) this.takeObject(value, depth);
    return this;
  }

  private takeText(text: string): void {
    if (isTextTable(text)) this.found.add('');
  }

  private takeList(items: readonly unknown[], depth: number): void {
    const [first, ...others] = items.slice(0, maxFields);
    // `['Proteine', '80 g']`
    if (typeof first === 'string' && others.length > 0 && depth > 0) this.takeName(first);
    const lines = items.slice(0, maxLines).filter((item) => typeof item === 'string');
    this.takeText(lines.join('\n'));
    for (const item of items.slice(0, maxFields)) this.take(item, depth + 1);
  }

  private takeName(name: string): void {
    const { role, text } = readKey(name);
    if (role === 'nutrient') this.found.add(nutrientKey(text) ?? text);
  }

  private takeObject(value: Fields, depth: number): void {
    const keys = Object.keys(value).slice(0, maxFields);
    for (const key of keys) {
      const inner = value[key];
      if (isNutritionTitle(inner)) this.found.add('');
      if (typeof inner === 'string' && readField(key, inner).role === 'name') this.takeName(inner);
    }
    const isPart = shortKeysOf(value) !== null || keys.some((key) => readKey(key).role === 'value');
    if (isPart && !this.isWide) return;
    for (const key of keys) {
      const { role } = readKey(key);
      const isText = role === 'product' && typeof value[key] !== 'object';
      if (isNutrientKey(key)) this.takeName(key);
      else if ((this.isWide && !isText) || holders.has(role)) this.take(value[key], depth + 1);
      // `{ per_100g: '…' }`
      if (this.isWide && holders.has(role)) this.found.add('');
    }
  }
}

/**
 * Whether the value of a row is a whole table: `{ key: 'nutrition', value: '<table>…' }`,
 * `{ key: 'nutrition', value: { per_100g: { Proteine: '80 g' } } }`.
 */
export const isTable = (value: unknown): boolean => new Search(false).take(value).found.size > 0;

/** Whether what is under a key that says nothing may be a table, or has one in it. */
export const mayHoldTable = (value: unknown): boolean =>
  typeof value === 'object' && new Search(true).take(value).found.size > 0;

/** Of so many keys or items some may be flavours. */
const maxFlavours = 40;

/**
 * The keys of `{ Cacao: { per_100g: … }, Vaniglia: { per_100g: … } }`: keys that say nothing, over
 * tables that declare the same rows. Groups of other rows (`macronutrienti`, `vitamine`) are none.
 */
export function flavoursOf(object: Fields): ReadonlySet<string> {
  const tables = Object.entries(object).flatMap(([key, value]) => {
    // 'Cioccolato / 900 g': a flavour with the size of its pack.
    const [name = ''] = key.split(' / ', 1);
    const mayBe = typeof value === 'object' && value !== null && languageOf(key) === undefined;
    if (!mayBe || readKey(name).role !== 'other') return [];
    const { found } = new Search(false).take(value);
    found.delete('');
    return found.size > 0 ? [{ key, found }] : [];
  });
  const [first, ...others] = tables.slice(0, maxFlavours);
  const same = others.filter(({ found }) => [...found].some((row) => first?.found.has(row)));
  return new Set(first && same.length > 0 ? [first.key, ...same.map(({ key }) => key)] : []);
}

/** Whether an item has a nutrient's key, or holds more than values: most are rows themselves. */
const mayBeTable = (item: unknown): boolean =>
  isObject(item) &&
  Object.keys(item).some((key) => typeof item[key] === 'object' || isNutrientKey(key));

/** The flavours of items that are tables of the same rows: `{ gusto: 'Cacao', valori_nutrizionali: … }`. */
export function flavoursOfItems(items: readonly unknown[]): readonly (string | undefined)[] {
  if (items.length < 2 || items.length > maxFlavours || !items.some(mayBeTable)) return [];
  const tables: Fields = {};
  const names = items.map((item) => {
    const fields = isObject(item) ? Object.entries(item) : [];
    const name = fields.find(([key]) => flavourKeys.has(key.toLowerCase()))?.[1];
    if (typeof name !== 'string') return '';
    const others = fields.filter(([key]) => !flavourKeys.has(key.toLowerCase()));
    tables[name.trim()] = Object.fromEntries(others);
    return name.trim();
  });
  const flavours = flavoursOf(tables);
  return names.map((name) => (flavours.has(name) ? name : undefined));
}

/** Reads the table of one of several flavours into columns of its own. */
export function readFlavour(flavour: string, { table }: Input, read: () => Shape): Shape {
  table.add({ kind: 'within', flavour });
  const shape = read();
  table.add({ kind: 'within', flavour: undefined });
  return shape;
}
