import { headings, kindOf } from '../document/headings.ts';
import { looksLikeJson } from '../document/json.ts';
import { mayHoldList } from '../document/listMarkers.ts';
import { isObject, listOf } from '../document/values.ts';
import {
  holderFields,
  variantFields,
  flavourFields,
  listFields,
  statementTitles,
  titleKeys,
  bodyKeys,
  restFields,
  compositionFields,
  percentKeys,
  wrapperFields,
  markedFields,
} from '../lexicon/listKeys.ts';
import { atStart } from '../lexicon/phrases.ts';
import { unitOf } from '../lexicon/units.ts';
import { keyPairsIn } from '../nutrition/objects/spread.ts';
import { pastDecimal, isDigit } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import { trimmedStart } from '../text/trim.ts';
import { looksLikeList } from '../document/listMarkers.ts';
import { isNothing, isInsideList, fieldOf, keysByField } from './fields.ts';
import { wholePart } from './layout.ts';
import { isIngredient } from './names.ts';
import { withinLanguage } from './readText.ts';
import { type Place, type ListState, placeOf, hasIngredientsMarker } from './state.ts';

/** Longer first items are sentences. */
const maxItem = 60;

/** The first item of a text that looks like a list; null for any other value. */
function firstItem(value: unknown): string | null {
  if (typeof value !== 'string' || !looksLikeList(value)) return null;
  const end = value.indexOf(',');
  return end > maxItem ? null : fold(value.slice(0, end));
}

/** `{ Cacao: 'Proteine del latte, cacao', Vaniglia: 'Proteine del latte, aroma' }`: lists that begin alike. */
function listsAlike(
  details: Record<string, unknown>,
  keys: readonly string[],
): ReadonlySet<string> {
  const first = new Map<string, string>();
  const alike = new Set<string>();
  for (const key of keys) {
    const item = firstItem(details[key]);
    if (item === null) continue;
    const other = first.get(item);
    if (other === undefined) first.set(item, key);
    else alike.add(other).add(key);
  }
  return alike;
}

type Details = Record<string, unknown>;

/** 40, '60%', '3 g' */
const isAmount = (value: unknown): boolean => {
  // An object may have no text at all.
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const text = trimmedStart(String(value), '<>~');
  const unit = text.slice(pastDecimal(text, 0)).trim();
  return isDigit(text.charCodeAt(0)) && (unit === '' || unitOf(unit) !== undefined);
};
/**
 * `{ Avena: '60%', Sale: '' }`: whether the values of some names are shares, where they are told. Without
 * any, `{ Latte: '', Soia: '' }`, the keys have to be ingredients.
 */
const areShares = (keys: readonly string[], details: Details): boolean =>
  keys.every((key) => isAmount(details[key]) || isNothing(details[key])) &&
  keys.some((key) => isAmount(details[key]) || isIngredient(key));

const flavourKey = atStart('gust(o|i)|flavo(r|ur)');

/** `{ Avena: '60%', Miele: 40 }` */
function readShares(
  details: Details,
  keys: readonly string[],
  place: Place,
  state: ListState,
): void {
  const start = state.variants.length;
  withinLanguage(keys.join(', '), state, () => {
    for (const key of keys) {
      const value = details[key];
      const share = typeof value === 'number' ? `${value}%` : value;
      state.read(isNothing(value) ? key : `${key} ${String(share)}`, place, state);
    }
  });
  const ingredients = state.variants.splice(start).flatMap((variant) => variant.ingredients);
  // A key is no string of the input, so that it has no place in one.
  for (const item of ingredients) delete item.span;
  state.variants.push({ ingredients });
}

/** `{ compressa: '…', rivestimento: '…' }` */
function joinParts(state: ListState, start: number): void {
  const ingredients = state.variants
    .splice(start)
    .map(({ label = '', ingredients: children }) => ({ name: label, children }));
  if (ingredients.length > 0) state.variants.push({ ingredients });
}

/** `{ 'Gusto cacao': '…', 'Gusto vaniglia': '…' }`; under `ingredienti` the bare flavours, too. */
function readFlavourKeys(details: Details, place: Place, state: ListState): void {
  const isInside = isInsideList(place);
  const inner = isInside
    ? [...holderFields, ...variantFields].find((key) => Object.hasOwn(details, key))
    : undefined;
  if (inner !== undefined) {
    state.read(details[inner], placeOf(place, inner), state);
    return;
  }
  const keys = Object.keys(details).filter(
    (key) => !flavourFields.some((name) => name === fieldOf(key)),
  );
  if (isInside && areShares(keys, details)) {
    readShares(details, keys, place, state);
    return;
  }
  const isList = (value: unknown): boolean =>
    typeof value === 'string' || Array.isArray(value) || (isInside && isObject(value));
  const lists = keys.filter((key) => isList(details[key]));
  const start = state.variants.length;
  const alike = listsAlike(details, isInside ? [] : lists);
  for (const key of lists) {
    if (!isInside && !flavourKey.test(fold(key)) && !alike.has(key)) continue;
    const before = state.variants.length;
    state.read(details[key], placeOf(place, key), state);
    const [first] = state.variants.slice(before);
    if (first) first.label ??= key.replaceAll('_', ' ');
  }
  if (lists.length > 0 && lists.every((key) => wholePart.test(fold(key)))) joinParts(state, start);
}

/** The names of fields that hold lists, as titles: 'ingredients text'. */
const listTitles: ReadonlySet<string> = new Set(
  listFields.map((field) => field.replaceAll('_', ' ')),
);

/** The kind of section that a title names: one of a label, or a field of statements. */
function kindOfTitle(title: unknown): string | undefined {
  const folded = typeof title === 'string' ? fold(title) : '';
  const kind = statementTitles.get(folded) ?? headings.get(folded);
  if (kind !== undefined || typeof title !== 'string') return kind;
  // `key: 'pa_ingredienti'`
  const isList = listTitles.has(folded) || fieldOf(title) === 'ingredienti';
  return isList ? 'ingredients' : undefined;
}

function ownKey(item: Record<string, unknown>, fields: readonly string[]): string | undefined {
  const keys = keysByField(item);
  const field = fields.find((name) => keys.has(name));
  return field === undefined ? undefined : keys.get(field);
}

/** What a section says that it holds; undefined where none of its titles does. */
function kindOfSection(item: Record<string, unknown>): string | undefined {
  const keys = keysByField(item);
  return titleKeys
    .map((field) => kindOfTitle(item[keys.get(field) ?? '']))
    .find((kind) => kind !== undefined);
}

export const isTitledList = (item: Record<string, unknown>): boolean =>
  kindOfSection(item) === 'ingredients';

/** Longer values are no titles. */
const maxTitle = 40;

/** The only key of a section whose value is neither its title nor short: `{ heading, paragraphs: […] }`. */
function bodyKeyOf(item: Record<string, unknown>): string | undefined {
  const bodies = Object.keys(item).filter((key) => {
    const value = item[key];
    if (typeof value !== 'string') return Array.isArray(value);
    return value.includes(',') || (value.length > maxTitle && !titleKeys.includes(fieldOf(key)));
  });
  return bodies.length === 1 ? bodies[0] : undefined;
}

/**
 * Reads a section of a page, or an attribute of a product, whose kind is the value of a field:
 *
 *     { title: 'Ingredienti', content: 'avena, latte' }
 *     { name: 'Allergeni', value: 'latte' }
 *
 * @returns false where the object is no such section.
 */
export function readTitled(item: Record<string, unknown>, place: Place, state: ListState): boolean {
  const kind = kindOfSection(item);
  const key = kind === undefined ? undefined : (ownKey(item, bodyKeys) ?? bodyKeyOf(item));
  if (kind === undefined || key === undefined) return false;
  // Statements are read with all that the fields of an input declare.
  if (kind === 'ingredients') state.read(item[key], placeOf(place, key), state);
  return true;
}

/** Reads the sections whose titles and texts are spread over one object: `{ tab_1_titolo, tab_1_testo }`. */
function readKeyPairs(item: Record<string, unknown>, place: Place, state: ListState): void {
  for (const { name, value } of keyPairsIn(Object.keys(item))) {
    if (kindOfTitle(item[name]) === 'ingredients')
      state.read(item[value], placeOf(place, value), state);
  }
}

/** Objects and lists within each other are read to this depth, and of a list its first items. */
const maxDetailsDepth = 12;
const maxInnerItems = 200;

/** A text, list or object in which a list of ingredients is. */
function isWrapper(value: unknown): boolean {
  if (typeof value === 'string') return looksLikeJson(value) || hasIngredientsMarker(value);
  if (!Array.isArray(value)) return isObject(value);
  return value.some((item) =>
    typeof item === 'string' ? hasIngredientsMarker(item) : isObject(item) && isTitledList(item),
  );
}

/** A list whose items have ingredients of their own. */
const isVariants = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.some((item) => isObject(item) && listFields.some((field) => Object.hasOwn(item, field)));

const mainFields = listFields.slice(0, -restFields.length);
const isComposed: ReadonlySet<string> = new Set(compositionFields);

const hasMarkedText = (value: unknown): boolean =>
  typeof value === 'string' && hasIngredientsMarker(value);

/** A text or list of ingredients, and no table of nutrients: its items are texts, or have shares. */
const isComposition = (value: unknown): boolean =>
  looksLikeList(value) ||
  (isObject(value) && holderFields.some((field) => looksLikeList(value[field]))) ||
  (Array.isArray(value) &&
    value.every((item) =>
      isObject(item)
        ? Object.keys(item).some((key) => percentKeys.includes(fieldOf(key)))
        : typeof item === 'string',
    ));

/** The fields that may hold the list, in order; a later one counts where the earlier hold none. */
const candidates: readonly [fields: readonly string[], mayHold: (value: unknown) => boolean][] = [
  [wrapperFields, isWrapper],
  [mainFields, () => true],
  [markedFields, hasMarkedText],
  [compositionFields, isComposition],
  [restFields, () => true],
  [['usage'], looksLikeList],
  [variantFields, isVariants],
];

/** JSON of an object, or of a list of them. */
const isObjectText = (text: string): boolean => looksLikeJson(text) && text.includes('{');

/** The fields whose keys are headings of lists: 'Ingredienti e allergeni', 'Ingredienti / Ingredients'. */
const headingFields = (keys: ReadonlyMap<string, string>): string[] =>
  [...keys].flatMap(([field, key]) => {
    const isKnown = isComposed.has(field) || !mayHoldList(key);
    const found = isKnown ? null : kindOf(key.replaceAll('_', ' '));
    return found?.kind === 'ingredients' && found.extra === '' ? [field] : [];
  });

/** `{ product: { ingredienti: … } }`, `{ tabs: [{ title: 'Ingredienti', … }] }`: what a list may be in. */
function readInner(value: unknown, place: Place, state: ListState): void {
  if (place.depth > maxDetailsDepth) return;
  if (typeof value === 'string' && isObjectText(value)) state.read(value, place, state);
  if (typeof value !== 'object' || value === null) return;
  state.entered.within(
    value,
    () => {
      const items = listOf(value)?.slice(0, maxInnerItems);
      if (!items && isObject(value)) readDetails(value, place, state);
      for (const [i, item] of items?.entries() ?? []) readInner(item, placeOf(place, i), state);
    },
    undefined,
  );
}

/** Product details: the first field that holds ingredients; statements on traces from the others. */
export function readDetails(
  details: Record<string, unknown>,
  place: Place,
  state: ListState,
): void {
  if (readTitled(details, place, state)) return;
  const keys = keysByField(details);
  const own = (field: string): unknown => details[keys.get(field) ?? ''];
  const before = state.variants.length;
  const isFound = (): boolean => state.variants.length > before;
  const done = new Set<string>(listFields);
  const read = (field: string): void => {
    const key = keys.get(field);
    if (key === undefined || isFound()) return;
    done.add(field);
    state.read(details[key], placeOf(place, key), state);
  };
  const flavour = flavourFields.map(own).find((value) => typeof value === 'string');
  for (const [fields, mayHold] of candidates)
    for (const field of fields) if (keys.has(field) && mayHold(own(field))) read(field);
  if (!isFound()) readKeyPairs(details, place, state);
  const headed = isFound() ? [] : headingFields(keys).filter((field) => !done.has(field));
  for (const field of headed) read(field);
  if (!isFound()) readFlavourKeys(details, place, state);
  if (isInsideList(place)) return;
  for (const [field, key] of keys)
    if (!done.has(field) && !isFound()) readInner(details[key], placeOf(place, key), state);
  const first = state.variants[before];
  if (first && typeof flavour === 'string' && flavour.trim() !== '') first.label ??= flavour.trim();
}
