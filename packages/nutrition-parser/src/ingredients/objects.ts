import { tableAt } from '../allergens/answers.ts';
import { findAllergens } from '../allergens/findAllergens.ts';
import { unfenced, looksLikeJson, readJson } from '../document/json.ts';
import { listMarkers, looksLikeList } from '../document/listMarkers.ts';
import { richTextOf } from '../document/richText.ts';
import { isObject, listOf } from '../document/values.ts';
import { type Language, languageOf } from '../language/languageOf.ts';
import {
  variantFields,
  listFields,
  nameKeys,
  otherNameKeys,
  partKeys,
  flavourFields,
  flavourNameKeys,
  flavourListKeys,
  holderFields,
  bodyKeys,
} from '../lexicon/listKeys.ts';
import { atStart } from '../lexicon/phrases.ts';
import { keyPairsIn } from '../nutrition/objects/spread.ts';
import { basisLeadEnd } from '../nutrition/values/headings.ts';
import { fold } from '../text/fold.ts';
import { untilAny } from '../text/pieces.ts';
import {
  Fields,
  fieldOf,
  isInsideList,
  nameIn,
  shareIn,
  sharesIn,
  pairIn,
  areIngredients,
  isMarkedText,
  kindOfTitle,
  kindOfSection,
  isTitledList,
  bodyKeyOf,
  candidates,
  isHeading,
} from './fields.ts';
import { groupsAlike, pastTableHead, wholePart } from './layout.ts';
import { sourceOfList, readPiece, withinLanguage, readText } from './readText.ts';
import {
  type Place,
  type ListState,
  placeOf,
  cut,
  hasIngredientsMarker,
  textsIn,
} from './state.ts';
import { statementAt } from './statements.ts';

/** Objects and lists within each other are read to this depth, and of each its first values. */
const maxDepth = 12;
const maxInner = 200;

/** Reads a text, a list or an object into the state. */
export function readAny(input: unknown, place: Place, state: ListState): void {
  if (place.depth > maxDepth) return;
  if (typeof input === 'string') readString(input, place, state);
  else if (typeof input === 'object' && input !== null)
    state.entered.within(input, () => readStructure(input, place, state), undefined);
}

function readString(whole: string, place: Place, state: ListState): void {
  const text = cut(whole, state);
  const bare = unfenced(text);
  if (looksLikeJson(bare)) {
    const json = readJson(bare);
    if (!json.valid) state.invalid = true;
    if (typeof json.value === 'object' || (typeof json.value === 'string' && json.value !== bare)) {
      state.left += text.length;
      readAny(json.value, { ...place, depth: place.depth + 1 }, state);
      return;
    }
  }
  readText(sourceOfList(text, place.path.length > 0 ? place.path : undefined), state);
}

function readStructure(input: object, place: Place, state: ListState): void {
  const text = richTextOf(input);
  const items = listOf(input);
  if (text !== null) readString(text, place, state);
  else if (items) readList(items, place, state);
  else if (isObject(input)) readDetails(new Fields(input), place, state);
}

/** Reads the value of a key; gives back the first list that was read. */
function readUnder(key: string, { object }: Fields, place: Place, state: ListState): Labelled {
  const before = state.variants.length;
  readAny(object[key], placeOf(place, key), state);
  return state.variants[before] ?? {};
}
type Labelled = { label?: string };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isSeveral = (value: unknown): boolean =>
  Array.isArray(value) || (isText(value) && value.includes(','));
const isAnything = (value: unknown): boolean => value !== undefined && value !== null;

/**
 * The flavour whose list an item is: `{ gusto: 'Cacao', testo: 'latte, cacao' }`, or by its name under a field
 * of ingredients or flavours; null for any other item.
 */
function flavourIn(item: unknown, { path }: Place): { label: string; key: string } | null {
  const fields = isObject(item) ? new Fields(item) : null;
  if (!fields || shareIn(fields) !== undefined) return null;
  const above = { path: path.slice(0, -1), depth: 0 };
  const isOfVariants = variantFields.includes(fieldOf(String(above.path.at(-1))));
  const taste = fields.find(flavourFields, isText);
  const list = fields.find(listFields, isAnything);
  const names = list === undefined ? flavourNameKeys : [...nameKeys, ...otherNameKeys];
  const isNamed =
    list === undefined ? isInsideList(above) : isOfVariants || isText(fields.object[list]);
  const nameKey =
    taste ?? (isNamed ? fields.find(names, (value) => Boolean(nameIn(value))) : undefined);
  const bodies = taste === undefined ? flavourListKeys : [...holderFields, ...flavourListKeys];
  const key = list ?? fields.find(bodies, isSeveral);
  if (nameKey === undefined || key === undefined || key === nameKey) return null;
  return { label: sourceOfList(nameIn(fields.object[nameKey]) ?? '', undefined).text.trim(), key };
}

/**
 * Reads one ingredient of a list that is an object:
 *
 *     { nome: 'Cacao', percentuale: 12 }
 *     { name: 'Cioccolato', percent: '20%', ingredients: ['zucchero', 'burro di cacao'] }
 *
 * @returns false where the object has no name.
 */
function readNamed(fields: Fields, place: Place, state: ListState): boolean {
  const isInside = isInsideList({ ...place, path: place.path.slice(0, -1) });
  const names = isInside ? [...nameKeys, ...otherNameKeys] : nameKeys;
  const nameKey = fields.find(names, (value) => nameIn(value) !== undefined);
  if (nameKey === undefined) return false;
  const before = state.variants.length;
  readAny(nameIn(fields.object[nameKey]), placeOf(place, nameKey), state);
  const only = state.variants[before]?.ingredients[0];
  if (!only || state.variants.length > before + 1) return true;
  const percent = shareIn(fields);
  if (percent !== undefined) only.percent ??= percent;
  const isContent = (value: unknown): boolean =>
    value !== fields.object[nameKey] && areIngredients(value);
  const key = fields.find(partKeys, isAnything) ?? fields.find(['value', 'valore'], isContent);
  if (key === undefined) return true;
  const inside = state.variants.length;
  readUnder(key, fields, place, state);
  const read = state.variants.splice(inside).flatMap(({ ingredients }) => ingredients);
  if (read.length > 0) only.children ??= read;
  return true;
}

/** `{ Avena: '60%', Miele: 40 }`, `['Avena', '60%']`: reads names with their shares; false for other values. */
function readShares(
  entries: readonly (readonly [string, unknown])[],
  place: Place,
  state: ListState,
): boolean {
  const items = sharesIn(entries);
  if (!items) return false;
  const start = state.variants.length;
  withinLanguage(entries.map(([name]) => name).join(', '), state, () => {
    for (const item of items) readAny(item, place, state);
  });
  const ingredients = state.variants.splice(start).flatMap((variant) => variant.ingredients);
  // A key is no string of the input, so that it has no place in one.
  for (const item of ingredients) delete item.span;
  state.variants.push({ ingredients });
  return true;
}

const isRow = (row: unknown): row is unknown[] =>
  Array.isArray(row) && row.length > 1 && row.every((cell) => typeof cell !== 'object');

/** `[['Ingrediente', '%'], ['Avena', '60']]`: rows under a head, of allergens too, as a table in text; else null. */
function tableOf(list: readonly unknown[]): string | null {
  if (!list.every(isRow)) return null;
  const table = list
    .map((row) => row.map((cell) => String(cell ?? '').trim()).join(' | '))
    .join('\n');
  const isTable = pastTableHead(table, 0, table.length) > 0 || tableAt(table, 0, table.length);
  return isTable ? table : null;
}

/** Reads a line of a sectioned list; gives back whether the ingredients go on behind it. */
function readMarkedLine(whole: string, place: Place, state: ListState, inside: boolean): boolean {
  const source = sourceOfList(cut(whole, state), place.path);
  const { text } = source;
  const markers = listMarkers(text);
  const at = markers.findIndex(({ kind }) => kind === 'ingredients');
  const marker = markers[at];
  if (marker) {
    const next = markers
      .slice(at + 1)
      .find((later) => later.kind !== 'ingredients' || later.extra === '');
    const { textStart: start, extra: label } = marker;
    readPiece({ source, start, end: next?.start ?? text.length, label }, state);
    return next === undefined;
  }
  // 'PER CAPSULA: Magnesio 375 mg', but not 'Per dose: latte 10 g'
  if (basisLeadEnd(text) > 0 && findAllergens(text, 0, text.length).length === 0) return false;
  const kind = statementAt(text, text.length - text.trimStart().length, text.length);
  const isStatement = kind === 'contains' || kind === 'traces';
  if (markers.length > 0 || (!isStatement && (!inside || whole.trimStart().startsWith('**'))))
    return false;
  readPiece({ source, start: 0, end: text.length, label: undefined }, state);
  return inside;
}

/** The language of the list whose marker is in an item; undefined where none is. */
const languageOfItem = (item: unknown): Language | undefined =>
  typeof item === 'string' && hasIngredientsMarker(item) ? languageOf(item) : undefined;

/**
 * Reads a list: of ingredients ('Avena', 'Cacao'), of whole lists, one for each flavour, or of text
 * lines one of which has the marker word.
 */
function readList(list: readonly unknown[], place: Place, state: ListState): void {
  const texts = textsIn(list);
  const read = (): void => readItemsOf(list, place, state);
  // Whole lists tell their languages each by itself.
  if (texts.some((text) => text.includes(','))) read();
  else withinLanguage(texts.join(', '), state, read);
}

function readItemsOf(list: readonly unknown[], place: Place, state: ListState): void {
  const table = tableOf(list);
  if (table !== null) {
    readAny(table, place, state);
    return;
  }
  const before = state.variants.length;
  const languages = list.map(languageOfItem);
  const isMarked = languages.some((language) => language !== undefined);
  const isTitled = list.some((item) => isObject(item) && isTitledList(new Fields(item)));
  const flavours = list.map((item, i) => (isTitled ? null : flavourIn(item, placeOf(place, i))));
  const areFlavours = flavours.every((flavour) => flavour !== null);
  let inside = false;
  for (const [i, item] of list.entries()) {
    const at = { ...placeOf(place, i), depth: place.depth };
    const fields = isObject(item) ? new Fields(item) : null;
    const flavour = flavours[i];
    const language = languages[i] ?? 'it';
    if (fields && readTitled(fields, at, state)) continue;
    if (fields && flavour && (areFlavours || fields.find(flavourFields, isText)))
      readUnder(flavour.key, fields, at, state).label ??= flavour.label;
    else if (fields && !isTitled && readNamed(fields, at, state)) continue;
    else if (readShares(pairIn(item), placeOf(place, i), state)) continue;
    else if (!isMarked || typeof item !== 'string') readAny(item, placeOf(place, i), state);
    // What another language names beside the Italian list is declared.
    else if (language !== 'it' && languages.includes('it')) inside = false;
    else inside = readMarkedLine(item, placeOf(place, i), state, inside);
  }
  joinItems(state, before);
}

/** What the items of a list came apart into: lists of flavours, or one list. */
function joinItems(state: ListState, before: number): void {
  const added = state.variants.slice(before);
  if (added.length < 2 || added.some(({ label }) => label !== undefined)) return;
  const groups = added.flatMap(({ ingredients }) => (ingredients.length === 1 ? ingredients : []));
  const flavours = groups.length === added.length && groupsAlike(groups);
  const ingredients = added.flatMap((variant) => variant.ingredients);
  const joined = flavours
    ? groups.map(({ name, children = [] }) => ({ label: name, ingredients: children }))
    : [{ ingredients }];
  state.variants.splice(before, added.length, ...joined);
}

/**
 * Reads a section of a page, or an attribute of a product, whose kind is the value of a field:
 *
 *     { title: 'Ingredienti', content: 'avena, latte' }
 *     { name: 'Allergeni', value: 'latte' }
 *
 * @returns false where the object is no such section.
 */
function readTitled(fields: Fields, place: Place, state: ListState): boolean {
  const kind = kindOfSection(fields);
  const key = kind && (fields.find(bodyKeys, () => true) ?? bodyKeyOf(fields));
  if (kind === undefined || key === undefined) return false;
  // Statements are read with all that the fields of an input declare.
  if (kind === 'ingredients') readUnder(key, fields, place, state);
  return true;
}

const flavourKey = atStart('gust(o|i)|flavo(r|ur)');

/** Longer first items are sentences. */
const maxItem = 60;

/** `{ Cacao: 'Proteine del latte, …', Vaniglia: 'Proteine del latte, …' }`: the keys of lists that begin alike. */
function keysOfListsAlike({ object }: Fields): string[] {
  const firsts = Object.entries(object).map(([key, value]) => {
    const first = typeof value === 'string' && looksLikeList(value) ? untilAny(value, ',') : '';
    return { key, first: first.length > maxItem ? '' : fold(first) };
  });
  return firsts.flatMap(({ key, first }) =>
    first !== '' && firsts.filter((other) => other.first === first).length > 1 ? [key] : [],
  );
}

/** `{ 'Gusto cacao': '…', 'Gusto vaniglia': '…' }`; under `ingredienti` the bare flavours, too. */
function readFlavourKeys(fields: Fields, place: Place, state: ListState): void {
  const { object } = fields;
  const isInside = isInsideList(place);
  const inner = [...holderFields, ...variantFields].find((key) => Object.hasOwn(object, key));
  if (isInside && inner !== undefined) {
    readUnder(inner, fields, place, state);
    return;
  }
  const keys = Object.keys(object).filter((key) => !flavourFields.includes(fieldOf(key)));
  const entries = keys.map((key) => [key, object[key]] as const);
  if (isInside && readShares(entries, place, state)) return;
  const alike = isInside ? [] : keysOfListsAlike(fields);
  const lists = keys.filter((key) => {
    const isOfFlavour = isInside || flavourKey.test(fold(key)) || alike.includes(key);
    const value = object[key];
    return isOfFlavour && (isText(value) || Array.isArray(value) || (isInside && isObject(value)));
  });
  const start = state.variants.length;
  for (const key of lists) readUnder(key, fields, place, state).label ??= key.replaceAll('_', ' ');
  if (lists.length === 0 || !lists.every((key) => wholePart.test(fold(key)))) return;
  // `{ compressa: '…', rivestimento: '…' }`
  const ingredients = state.variants
    .splice(start)
    .map(({ label = '', ingredients: children }) => ({ name: label, children }));
  if (ingredients.length > 0) state.variants.push({ ingredients });
}

/** `{ product: { ingredienti: … } }`, `{ tabs: [{ title: 'Ingredienti', … }] }`: what a list may be in. */
function readInner(value: unknown, place: Place, state: ListState): void {
  if (place.depth > maxDepth) return;
  if (typeof value === 'string' && looksLikeJson(value) && value.includes('{'))
    readAny(value, place, state);
  if (typeof value !== 'object' || value === null) return;
  const read = (): void => {
    const items = listOf(value)?.slice(0, maxInner);
    if (!items && isObject(value)) readDetails(new Fields(value), place, state);
    for (const [i, item] of items?.entries() ?? []) readInner(item, placeOf(place, i), state);
  };
  state.entered.within(value, read, undefined);
}

/** Product details: the first field that holds ingredients. */
function readDetails(fields: Fields, place: Place, state: ListState): void {
  if (readTitled(fields, place, state)) return;
  const { keys, object } = fields;
  const before = state.variants.length;
  const isFound = (): boolean => state.variants.length > before;
  const done = new Set<string>(listFields);
  const read = (field: string): void => {
    const key = keys.get(field);
    if (key === undefined || isFound()) return;
    done.add(field);
    readUnder(key, fields, place, state);
  };
  for (const [names, mayHold] of candidates)
    for (const field of names) if (keys.has(field) && mayHold(fields.get(field))) read(field);
  // The titles and texts of sections, spread over one object: `{ tab_1_titolo, tab_1_testo }`.
  const pairs = isFound() ? [] : keyPairsIn(Object.keys(object));
  for (const { name, value } of pairs)
    if (kindOfTitle(object[name]) === 'ingredients') readUnder(value, fields, place, state);
  for (const [field, key] of keys)
    if (!done.has(field) && !isFound() && isHeading(key)) read(field);
  if (!isFound()) readFlavourKeys(fields, place, state);
  if (isInsideList(place)) return;
  for (const [field, key] of keys)
    if (!done.has(field) && !isFound()) readInner(object[key], placeOf(place, key), state);
  const first = state.variants[before];
  const flavour = fields.find(flavourFields, (value) => isText(value) && value.trim() !== '');
  if (first && flavour !== undefined) first.label ??= String(object[flavour]).trim();
}

/**
 * Reads the first text of an input, under whatever key, that has a list behind its heading. The
 * last resort where no key of ingredients gave a list: `{ body_html: '<p>Ingredienti: …</p>' }`.
 */
export function readMarkedTexts(value: unknown, place: Place, state: ListState): void {
  if (place.depth > maxDepth || state.variants.length > 0) return;
  const isList = Array.isArray(value);
  if ([richTextOf(value), value, ...(isList ? value : [])].some(isMarkedText)) {
    readAny(value, place, state);
    return;
  }
  if (!isList && !isObject(value)) return;
  const read = (): void => {
    for (const [key, item] of Object.entries(value).slice(0, maxInner))
      readMarkedTexts(item, placeOf(place, key), state);
  };
  state.entered.within(value, read, undefined);
}
