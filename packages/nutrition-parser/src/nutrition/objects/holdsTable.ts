import { headings } from '../../document/headings.ts';
import { looksLikeJson, unfenced } from '../../document/json.ts';
import { isObject, printed } from '../../document/values.ts';
import { asWhole } from '../../lexicon/phrases.ts';
import { gramsPer } from '../../lexicon/units.ts';
import { keyParts } from './keyParts.ts';
import { type KeyReading, type KeyRole, energyUnit } from './keyRoles.ts';
import { isNutritionTitle, readField, readKey } from './keys.ts';
import { isSectionRow, shortKeysOf } from './rowNames.ts';
import { basisLeadEnd, readHeading } from '../values/headings.ts';
import { nutrientKey, usualUnit } from '../values/nutrientKey.ts';
import { unitOfCell } from '../values/units.ts';
import { hasAny } from '../../text/chars.ts';
import { fold } from '../../text/fold.ts';
import { indexOfAny, splitAtAny } from '../../text/pieces.ts';
import type { Path } from '../../text/source.ts';
import { hasStructure } from '../../text/tags.ts';

/** Items and keys of a value that tell whether it is a table. */
const maxFields = 40;
/** A table in the value of a key is not deeper. */
const maxDepth = 4;

/** `['Proteine', '80 g']` */
const isRowOfCells = (items: readonly unknown[]): boolean => {
  const [name, ...values] = items;
  return typeof name === 'string' && values.length > 0 && nutrientKey(printed(name)) !== undefined;
};

/** `nome: 'Proteine'` */
const namesNutrient = (key: string, value: unknown): boolean =>
  typeof value === 'string' &&
  readField(key, value).role === 'name' &&
  readKey(value).role === 'nutrient';

/** `{ kcal: 390 }`, `{ mg: 10 }`: keys of a value that are its unit. */
const isOfValue = (known: KeyReading): boolean =>
  energyUnit(known) !== undefined || known.amountUnit !== undefined;

/** Whether keys of an object are nutrients; `{ kj: 1650, kcal: 390 }` is one of energy. */
const hasNutrients = (value: unknown): boolean =>
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
      Array.isArray(item) ? isRowOfCells(item) : isObject(item) && isRowOfTable(item, depth),
    );

const isRowOfTable = (item: Record<string, unknown>, depth: number): boolean =>
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
const isTableOfValues = (value: unknown, depth = 0): boolean =>
  Array.isArray(value) ? isList(value, depth) : isObject(value) && isSections(value, depth);

/** 'Proteine: 80 g', lines, cells or HTML: a text that is no value of its key. */
export function holdsRows(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const text = printed(value);
  const end = indexOfAny(text, ':|\n');
  if (end >= 0 && (text.includes('\n') || text.startsWith('|'))) return true;
  return (end > 0 && nameOfText(text.slice(0, end))) || hasStructure(value);
}

/** Shorter texts are the value of a row. */
const minTableLength = 24;

const isTextTable = (value: string): boolean =>
  value.length > minTableLength &&
  (/<t[rd]\b/i.test(value) ||
    looksLikeJson(unfenced(value)) ||
    (hasAny(value, ['|', '\n', '<']) && namesNutrients(value)) ||
    isInlineTable(value));

const isListTable = (items: readonly unknown[]): boolean =>
  items.every((item) => typeof item === 'string') &&
  (isTextTable(items.slice(0, maxLines).join('\n')) ||
    items.slice(0, maxLines).some((line) => isBasisLine(line) || isSectionRow(line)));

/**
 * Whether the value of a row is a whole table: `{ key: 'nutrition', value: '<table>…' }`,
 * `{ key: 'nutrition', value: { per_100g: { Proteine: '80 g' } } }`,
 * `{ name: 'Valori nutrizionali', options: ['Per 100 g: grassi 1 g, …'] }`.
 */
export const isTable = (value: unknown): boolean =>
  typeof value === 'string'
    ? isTextTable(value)
    : (Array.isArray(value) && isListTable(value)) || isTableOfValues(value);

/** 'PER CAPSULA: Magnesio 375 mg' */
function isBasisLine(line: string): boolean {
  const colon = basisLeadEnd(line);
  return colon > 0 && beginsWithValue(line.slice(colon + 1).trim());
}

/** Characters of a text that tell whether it is a table. */
const inlineReach = 2000;

/** 'Energia 370 kcal; grassi 5 g; proteine 80 g': names with values on one line. */
export function isInlineTable(value: string): boolean {
  if (value.length <= minTableLength) return false;
  const pieces = splitAtAny(value.slice(0, inlineReach), ';,:|\n').slice(0, maxLines);
  return pieces.filter((piece) => beginsWithValue(piece.trim())).length > 1;
}

/** 'Proteine 80 g' */
function beginsWithValue(piece: string): boolean {
  const [name = ''] = splitAtAny(piece, '<~0123456789');
  return name.length < piece.length && nutrientKey(name.trimEnd()) !== undefined;
}

const nameOfText = (text: string): boolean =>
  nutrientKey(text) !== undefined || readHeading(text.trim())?.hasBasis === true;

/** Lines of a text that tell what it is. */
const maxLines = 40;

/** What ends the name that a line begins with. */
const nameEnds = ':|\t0123456789';

/** Lines of a text, or what is between its tags. */
const piecesOf = (text: string): readonly string[] =>
  splitAtAny(text.slice(0, inlineReach), '\n>').slice(0, maxLines);

/** Whether lines of a text begin with nutrients. */
export const namesNutrients = (text: unknown): boolean =>
  typeof text === 'string' &&
  piecesOf(text).some((line) => {
    const [name = ''] = splitAtAny(line.replace(/^[\s|]+/, ''), nameEnds);
    return nutrientKey(name.trimEnd()) !== undefined;
  });

/** A table is not deeper than this below a key that says nothing, and among the first fields. */
const maxSearchDepth = 10;
const maxSearchFields = 60;
/** Values that are looked at for one key. */
const maxValues = 2000;

const searchedRoles = new Set(['column', 'wrapper', 'rows', 'nutrient']);

/** Whether what is under a key that says nothing may be a table, or has one in it. */
export const mayHoldTable = (value: unknown): boolean => new Search().finds(value, 0);

class Search {
  private left = maxValues;

  finds(value: unknown, depth: number): boolean {
    if (depth > maxSearchDepth || this.left-- <= 0) return false;
    if (Array.isArray(value))
      return (
        isRowOfCells(value) ||
        isTable(value) ||
        value.slice(0, maxSearchFields).some((item) => isTable(item) || this.finds(item, depth + 1))
      );
    if (!isObject(value)) return false;
    return Object.keys(value)
      .slice(0, maxSearchFields)
      .some((key) => this.findsUnder(key, value[key], depth));
  }

  private findsUnder(key: string, value: unknown, depth: number): boolean {
    const { role, isTechnical } = readKey(key);
    // `{ slug: 'valori-nutrizionali', content: … }`
    if (isNutritionTitle(value)) return true;
    if (role === 'product' && !isTechnical) return false;
    return (
      searchedRoles.has(role) ||
      namesNutrient(key, value) ||
      isTable(value) ||
      this.finds(value, depth + 1)
    );
  }
}

/** `grassi: { totali: '6 g', saturi: '2 g' }` */
const isTotalWord = asWhole('total[e|i]');
export const isTotal = ({ text }: KeyReading): boolean => isTotalWord.test(text);

const ofValues: ReadonlySet<KeyRole> = new Set(['value', 'column', 'unit', 'nrv']);

/** Whether an object is the values of its key, and no row or group of rows of its own. */
export const isValues = (value: Record<string, unknown>): boolean => {
  const short = shortKeysOf(value);
  const known = Object.keys(value).map((key) => short?.get(key) ?? readKey(key));
  const hasName = known.some(({ role }) => role === 'name');
  const hasRows = Object.values(value).some(
    (item) => isTable(item) || (Array.isArray(item) && item.some((row) => typeof row === 'object')),
  );
  // `nutrizionale: { kj_100g: 1650, proteine_100g: 80 }` has rows of its own.
  const isGroup =
    known.some((key) => key.role === 'nutrient' && !isOfValue(key)) &&
    !known.some(({ role }) => role === 'value');
  // `nutri: { '100g': { proteine: 80 } }` has sections.
  const hasSection = Object.keys(value).some(
    (key) => readKey(key).role === 'column' && isSection(value[key]),
  );
  return (
    !hasName &&
    !hasRows &&
    !hasSection &&
    !isGroup &&
    known.some((key) => ofValues.has(key.role) || isOfValue(key) || isTotal(key))
  );
};

/** A table as a text, or values of several nutrients. */
const isSection = (value: unknown): boolean => isTable(value) || hasNutrients(value);

const vitamins: ReadonlySet<string> = new Set(['vitamine', 'vitamina', 'vitamins', 'vitamin']);

/** `vitamine: { A: '800 µg', C: '80 mg' }`: the key of a vitamin by its letter; else undefined. */
export function vitaminOf(key: string, path: Path): KeyReading | undefined {
  const above = path.at(-1);
  if (key.length > 3 || typeof above !== 'string' || !vitamins.has(above.toLowerCase()))
    return undefined;
  const known = readKey(`vitamina ${key}`);
  return known.role === 'nutrient' ? known : undefined;
}

/** Units that only substances have. */
const substanceUnits = ['mg', 'mcg', 'µg', 'ug', 'ufc', 'kcal', 'kj', ' ui'];

export const isOfSubstance = (value: unknown): boolean =>
  typeof value === 'object' ||
  (typeof value === 'string' && hasAny(value.toLowerCase(), substanceUnits));

/** The amounts of open catalogues are in grams and kilojoules, whatever the nutrient: `nutriments: { sodium_100g: 0.2 }`. */
export function catalogueUnit(
  path: Path,
  { text, heading }: KeyReading,
  value: unknown,
): string | undefined {
  if (path.at(-1) !== 'nutriments') return undefined;
  const key = nutrientKey(text);
  if (text.toLowerCase() === 'energy') return heading ? 'kJ' : undefined;
  const isAmount = typeof value === 'number' && value <= 100;
  const usual = key === undefined ? 'g' : usualUnit(key);
  return usual !== 'g' && isAmount && gramsPer(usual) !== undefined ? 'g' : undefined;
}

/** `stelle: 4.5`: a number under one word that says nothing. */
export const isBareCount = ({ role, text }: KeyReading, value: unknown): boolean =>
  role === 'other' &&
  typeof value === 'number' &&
  !text.includes(' ') &&
  text === text.toLowerCase();

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
