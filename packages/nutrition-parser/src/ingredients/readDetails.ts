import { isObject } from '../nutrition/shapes/readValue.ts';
import { findMarkers } from '../text/findMarkers.ts';
import { fold } from '../text/fold.ts';
import { looksLikeJson } from '../text/readJson.ts';
import type { Path } from '../text/source.ts';
import type { Findings, Variant } from './frame.ts';
import { wholePart } from './listWords.ts';
import { readStatements } from './readStatements.ts';
import { isTitledList, readTitled } from './readTitled.ts';

/** What the texts of one input have in common. */
export type ListState = Findings & {
  variants: Variant[];
  truncated: boolean;
  invalid: boolean;
  /** Characters that may still be read. */
  left: number;
};

/** Reads any value of the input into the state. */
export type ReadAny = (input: unknown, path: Path, state: ListState, depth: number) => void;

/** The fields of product details that may hold ingredients, in the order of §2. */
const fields = [
  'ingredienti',
  'ingrediente',
  'ingredients',
  'ingredients_text_it',
  'ingredients_text',
  'lista_ingredienti',
  'elenco_ingredienti',
] as const;
/** Fields that hold ingredients behind a marker word only, or a statement on traces. */
const markedFields = [
  'usage',
  'avvertenze',
  'caratteristiche',
  'long_description',
  'description',
] as const;
/** What one of several lists is for. */
const flavourKeys = ['gusto', 'flavor', 'flavour', 'aroma', 'variante', 'variant'] as const;
const wrappers = ['features', 'product_group_features', 'details'] as const;
/** Fields whose items may each have ingredients of its own. */
const listFields = ['variants', 'varianti', 'gusti'] as const;
/** Fields that say what a product contains or may contain. */
const statementFields = [
  'avvertenze',
  'allergeni',
  'allergens',
  'tracce',
  'traces',
  'puo_contenere',
  'may_contain',
] as const;

/** 'Ingredienti', 'longDescription', 'long_description': a key in the spelling of the fields. */
const fieldOf = (key: string): string =>
  fold(key.replace(/([a-z])([A-Z])/g, '$1 $2')).replaceAll(' ', '_');

/** Marker words stand at the start of a line. */
const markerReach = 4000;

export const hasIngredientsMarker = (text: string): boolean =>
  findMarkers(text.slice(0, markerReach)).some(({ kind }) => kind === 'ingredients');

/** Product details: the first field that holds ingredients; statements on traces from the others. */
export function readDetails(
  details: Record<string, unknown>,
  path: Path,
  state: ListState,
  depth: number,
  readAny: ReadAny,
): void {
  const keys = new Map(Object.keys(details).map((key) => [fieldOf(key), key]));
  const own = (field: string): unknown => {
    const key = keys.get(field);
    return key === undefined ? undefined : details[key];
  };
  if (readTitled(details, path, state, depth, readAny)) return;
  const before = state.variants.length;
  const found = (): boolean => state.variants.length > before;
  const read = (field: string): void => {
    const key = keys.get(field);
    if (key !== undefined && !found()) readAny(details[key], [...path, key], state, depth + 1);
  };
  const flavour = flavourKeys.map(own).find((value) => typeof value === 'string');
  for (const key of wrappers) {
    const value = own(key);
    const isText =
      typeof value === 'string' && (looksLikeJson(value) || hasIngredientsMarker(value));
    const isLines =
      Array.isArray(value) &&
      value.some((item) => typeof item === 'string' && hasIngredientsMarker(item));
    if (isText || isLines || isObject(value)) read(key);
  }
  for (const key of fields) read(key);
  for (const key of markedFields) {
    const value = own(key);
    if (typeof value === 'string' && hasIngredientsMarker(value)) read(key);
  }
  const usage = own('usage');
  if (typeof usage === 'string' && looksLikeList(usage)) read('usage');
  for (const key of listFields) {
    const value = own(key);
    const isLists =
      Array.isArray(value) &&
      value.some((item) => isObject(item) && fields.some((field) => Object.hasOwn(item, field)));
    if (isLists) read(key);
  }
  for (const key of statementFields) {
    const value = own(key);
    const texts: unknown[] = Array.isArray(value) ? value : [value];
    for (const text of texts) if (typeof text === 'string') readStatements(text, key, state);
  }
  if (!found()) readFlavours(details, path, state, depth, readAny);
  if (isInside(path)) return;
  for (const [field, key] of keys) {
    if (!looked.has(field) && mayHold(details[key])) read(field);
  }
  const first = state.variants[before];
  if (first && typeof flavour === 'string' && flavour.trim() !== '') first.label ??= flavour.trim();
}

/** Fields whose values were read as what they are called. */
const looked: ReadonlySet<string> = new Set([...wrappers, ...fields, ...listFields]);

/** Whether the keys of an object are those of a list: its flavours, its parts. */
const isInside = (path: Path): boolean => {
  const above = fieldOf(String(path.at(-1)));
  return [...fields, ...listFields].some((field) => field === above);
};

/** `{ product: { ingredienti: … } }`, `{ tabs: [{ title: 'Ingredienti', … }] }` */
const mayHold = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((item) => isObject(item) && isTitledList(item))
    : isObject(value);

/** `usage` may hold a list (§2); directions for use are sentences with a verb. */
const looksLikeList = (text: string): boolean =>
  text.includes(',') &&
  !/\b(?:assum\w+|mescol\w+|sciogli\w+|agit\w+|miscel(?:are|ando)|al giorno|prima|dopo|acqua|misurin\w+|consum\w+|prender\w+|bere|ingeri\w+|appli\w+)\b/i.test(
    text,
  );

/** `{ 'Gusto cacao': '…', 'Gusto vaniglia': '…' }`; under `ingredienti` the bare flavours, too. */
function readFlavours(
  details: Record<string, unknown>,
  path: Path,
  state: ListState,
  depth: number,
  readAny: ReadAny,
): void {
  const inside = isInside(path);
  const keys = Object.keys(details).filter(
    (key) => !flavourKeys.some((name) => name === fieldOf(key)),
  );
  const texts = keys.filter(
    (key) =>
      typeof details[key] === 'string' ||
      Array.isArray(details[key]) ||
      (inside && isObject(details[key])),
  );
  const inner = inside
    ? ['it', ...listFields].find((key) => Object.hasOwn(details, key))
    : undefined;
  if (inner !== undefined) {
    readAny(details[inner], [...path, inner], state, depth + 1);
    return;
  }
  if (inside && keys.length > 0 && keys.every((key) => amount.test(String(details[key])))) {
    readShares(details, keys, path, state, depth, readAny);
    return;
  }
  const isParts = texts.length > 0 && texts.every((key) => wholePart.test(fold(key)));
  const start = state.variants.length;
  for (const key of texts) {
    if (!inside && !/^(?:gust[oi]|flavou?r)\b/.test(fold(key))) continue;
    const before = state.variants.length;
    readAny(details[key], [...path, key], state, depth + 1);
    const [first] = state.variants.slice(before);
    if (first) first.label ??= key.replaceAll('_', ' ');
  }
  if (!isParts) return;
  // `{ compressa: '…', rivestimento: '…' }`
  const ingredients = state.variants
    .splice(start)
    .map(({ label = '', ingredients: children }) => ({ name: label, children }));
  if (ingredients.length > 0) state.variants.push({ ingredients });
}

/** '60%', '3 g' */
const amount = /^\s*[<>~]?\s*\d[\d.,]*\s*(?:%|m?g|mcg|µg|ml|ui|kg)?\s*$/i;

/** `{ Avena: '60%', Miele: 40 }` */
function readShares(
  details: Record<string, unknown>,
  keys: readonly string[],
  path: Path,
  state: ListState,
  depth: number,
  readAny: ReadAny,
): void {
  const start = state.variants.length;
  for (const key of keys) {
    const value = details[key];
    readAny(
      `${key} ${String(value)}${typeof value === 'number' ? '%' : ''}`,
      path,
      state,
      depth + 1,
    );
  }
  const ingredients = state.variants.splice(start).flatMap((variant) => variant.ingredients);
  // A key is no string of the input, so that it has no place in one.
  for (const item of ingredients) delete item.span;
  state.variants.push({ ingredients });
}
