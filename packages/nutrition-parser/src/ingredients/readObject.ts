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
} from '../lexicon/listKeys.ts';
import { italianText } from '../nutrition/objects/languages.ts';
import { basisLeadEnd } from '../nutrition/values/headings.ts';
import { onOneLine } from '../text/chars.ts';
import { readSource } from '../text/clean.ts';
import { splitAtAny } from '../text/pieces.ts';
import { readTitled, isTitledList, readDetails } from './details.ts';
import { withoutEmphasis } from './emphasis.ts';
import {
  fieldOf,
  shareIn,
  isInsideList,
  readFlavourItem,
  isNothing,
  groupsAlike,
} from './fields.ts';
import { pastTableHead } from './layout.ts';
import { isIngredient } from './names.ts';
import { sourceOfList, readPiece, withinLanguage, readText } from './readText.ts';
import {
  type Place,
  type ListState,
  placeOf,
  cut,
  hasIngredientsMarker,
  textsIn,
  textBehindMarker,
} from './state.ts';
import { statementAt } from './statements.ts';

/** 'Avena', `{ it: 'Avena', en: 'Oats' }` */
const nameIn = (value: unknown): string | undefined =>
  isObject(value) ? italianText(value)?.text : typeof value === 'string' ? value : undefined;

/** `{ label: 'Ripieno', value: 'latte' }`: whether a value is no share and no answer, but what is in the thing. */
const areIngredients = (value: unknown): boolean =>
  typeof value === 'string' && splitAtAny(value, ',;').every(isIngredient);

/** The fields of an item by their names, in whatever spelling they have. */
function fieldsOf(item: Record<string, unknown>): (field: string) => unknown {
  const keys = new Map(Object.keys(item).map((key) => [fieldOf(key), key]));
  return (field) => item[keys.get(field) ?? ''];
}

/** `{ nome: 'Cacao', ingredienti: '…' }` is the list of a flavour, which has no share. */
function isFlavour(own: (field: string) => unknown, { path }: Place): boolean {
  if (shareIn(own) !== undefined) return false;
  const above = fieldOf(String(path.at(-2)));
  const isOfVariants = variantFields.some((field) => field === above);
  return (
    typeof own('ingredienti') === 'string' ||
    (isOfVariants && listFields.some((field) => own(field) !== undefined))
  );
}

/** The name of the flavour whose list an item is. */
function flavourNameOf(item: unknown, place: Place): string | undefined {
  if (!isObject(item)) return undefined;
  const own = fieldsOf(item);
  if (!isFlavour(own, place)) return undefined;
  const name = [...nameKeys, ...otherNameKeys, 'option1']
    .map((field) => nameIn(own(field)))
    .find(Boolean);
  return name && onOneLine(withoutEmphasis(readSource(name)).text);
}

/**
 * Reads one ingredient of a list that is an object:
 *
 *     { nome: 'Cacao', percentuale: 12 }
 *     { name: 'Cioccolato', percent: '20%', ingredients: ['zucchero', 'burro di cacao'] }
 *
 * @returns false where the object has no name.
 */
function readNamedItem(item: Record<string, unknown>, place: Place, state: ListState): boolean {
  const keys = new Map(Object.keys(item).map((key) => [fieldOf(key), key]));
  const own = fieldsOf(item);
  const placeUnder = (field: string): Place => placeOf(place, keys.get(field) ?? field);
  const names = isInsideList({ ...place, path: place.path.slice(0, -1) })
    ? [...nameKeys, ...otherNameKeys]
    : nameKeys;
  const name = names.find((field) => nameIn(own(field)) !== undefined);
  if (name === undefined || isFlavour(own, place)) return false;
  const percent = shareIn(own);
  const before = state.variants.length;
  state.read(nameIn(own(name)), placeUnder(name), state);
  const only = state.variants[before]?.ingredients[0];
  if (!only || state.variants.length > before + 1) return true;
  if (percent !== undefined) only.percent ??= percent;
  const children =
    partKeys.find((field) => own(field) !== undefined && own(field) !== null) ??
    ['value', 'valore'].find((field) => field !== name && areIngredients(own(field)));
  if (children === undefined) return true;
  const inside = state.variants.length;
  state.read(own(children), placeUnder(children), state);
  const read = state.variants.splice(inside).flatMap(({ ingredients }) => ingredients);
  if (read.length > 0) only.children ??= read;
  return true;
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
function languageOfItem(item: unknown): Language | undefined {
  if (typeof item !== 'string') return undefined;
  return hasIngredientsMarker(item) ? languageOf(item) : undefined;
}

/** Whether an object of a list was read as a section or as one ingredient. */
function readObjectOfList(
  item: unknown,
  place: Place,
  state: ListState,
  isTitled: boolean,
): boolean {
  if (!isObject(item)) return false;
  if (readTitled(item, place, state) || readFlavourItem(item, place, state)) return true;
  return !isTitled && readNamedItem(item, place, state);
}

/** `['Avena', '60%']`, `{ Avena: '60%' }`: an ingredient with its share; null for any other item. */
function pairOf(item: unknown, mayLackShare = false): string | null {
  const pair = isObject(item) ? Object.entries(item) : [item];
  const [only, ...others] = pair;
  if (!Array.isArray(only) || only.length !== 2 || others.length > 0) return null;
  const [name, share]: unknown[] = only;
  const isShare = typeof share === 'string' && share.trimEnd().endsWith('%');
  if (typeof name !== 'string') return null;
  if (mayLackShare && isNothing(share)) return name;
  return isShare ? `${name} ${share}` : null;
}

/** `{ Latte: '' }`: an ingredient whose share nobody told. */
function nameAlone(item: Record<string, unknown>): string | null {
  const name = pairOf(item, true);
  return name !== null && isIngredient(name) ? name : null;
}

/** `[['Ingrediente', '%'], ['Avena', '60']]`: rows under a head, of allergens too, as a table in text; else null. */
function tableOf(list: readonly unknown[]): string | null {
  const rows: string[] = [];
  for (const row of list) {
    const isRow = Array.isArray(row) && row.every((cell) => typeof cell !== 'object');
    if (!isRow || row.length < 2) return null;
    rows.push(row.map((cell) => String(cell ?? '').trim()).join(' | '));
  }
  const table = rows.join('\n');
  const isTable = pastTableHead(table, 0, table.length) > 0 || tableAt(table, 0, table.length);
  return isTable ? table : null;
}

/**
 * Reads a list: of ingredients ('Avena', 'Cacao'), of whole lists, one for each flavour, or of text
 * lines one of which has the marker word.
 */
function readList(list: readonly unknown[], place: Place, state: ListState): void {
  const texts = textsIn(list);
  // Whole lists tell their languages each by itself.
  if (texts.some((text) => text.includes(','))) readItemsOf(list, place, state);
  else withinLanguage(texts.join(', '), state, () => readItemsOf(list, place, state));
}

function readItemsOf(list: readonly unknown[], place: Place, state: ListState): void {
  const before = state.variants.length;
  const table = tableOf(list);
  if (table !== null) {
    state.read(table, place, state);
    return;
  }
  const isMarked = list.some((item) => typeof item === 'string' && hasIngredientsMarker(item));
  const hasItalian = list.some((item) => languageOfItem(item) === 'it');
  const isTitled = list.some((item) => isObject(item) && isTitledList(item));
  // `[{ Avena: '60%' }, { Latte: '' }]`
  const arePairs = list.some(
    (item) => isObject(item) && (pairOf(item) ?? nameAlone(item)) !== null,
  );
  let inside = false;
  list.forEach((item: unknown, i) => {
    const at = placeOf(place, i);
    if (readObjectOfList(item, { ...at, depth: place.depth }, state, isTitled)) return;
    // What another language names beside it is declared.
    const language = languageOfItem(item);
    if (hasItalian && language !== undefined && language !== 'it') inside = false;
    else if (!isMarked || typeof item !== 'string')
      state.read(pairOf(item, arePairs) ?? item, at, state);
    else inside = readMarkedLine(item, at, state, inside);
  });
  const added = state.variants.slice(before);
  if (added.length < 2 || added.some(({ label }) => label !== undefined)) return;
  const names = list.map((item, i) => flavourNameOf(item, placeOf(place, i)));
  if (names.length === added.length && names.every((name) => name !== undefined)) {
    for (const [i, variant] of added.entries()) variant.label = names[i];
    return;
  }
  const groups = groupsAlike(added.map((variant) => variant.ingredients));
  if (groups) {
    state.variants.splice(before, added.length, ...groups);
    return;
  }
  // Items of one list that came apart.
  const ingredients = added.flatMap((variant) => variant.ingredients);
  state.variants.splice(before, added.length, { ingredients });
}

/** Objects and lists within each other are read to this depth. */
const maxDepth = 12;

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

function readObject(input: object, place: Place, state: ListState): void {
  const items = listOf(input);
  const text = richTextOf(input);
  if (text !== null) readString(text, place, state);
  else if (items) readList(items, place, state);
  else if (isObject(input)) readDetails(input, place, state);
}

/** Reads a text, a list or an object into the state. */
export function readAny(input: unknown, place: Place, state: ListState): void {
  if (place.depth > maxDepth) return;
  if (typeof input === 'string') readString(input, place, state);
  else if (typeof input === 'object' && input !== null)
    state.entered.within(input, () => readObject(input, place, state), undefined);
}

/** Objects and lists within each other are read to this depth, and of each its first values. */
const maxTextsDepth = 12;
const maxTextsItems = 200;

const isMarkedText = (value: unknown): boolean => typeof value === 'string' && mayHold(value);

/** Whether a list is behind its heading; 'Composizione: 80% cotone, …' is of what is worn. */
export function mayHold(value: string): boolean {
  const found = textBehindMarker(value);
  return found !== null && (!found.heading.startsWith('compos') || looksLikeList(found.text));
}

/**
 * Reads the first text of an input, under whatever key, that has a list behind its heading. The
 * last resort where no key of ingredients gave a list: `{ body_html: '<p>Ingredienti: …</p>' }`.
 */
export function readMarkedTexts(value: unknown, place: Place, state: ListState): void {
  if (place.depth > maxTextsDepth || state.variants.length > 0) return;
  const isRich = isMarkedText(richTextOf(value));
  if (isRich || isMarkedText(value) || (Array.isArray(value) && value.some(isMarkedText))) {
    state.read(value, place, state);
    return;
  }
  if (!Array.isArray(value) && !isObject(value)) return;
  const entries = Object.entries(value).slice(0, maxTextsItems);
  const read = (): void => {
    for (const [key, item] of entries) readMarkedTexts(item, placeOf(place, key), state);
  };
  state.entered.within(value, read, undefined);
}

/** JSON in JSON in JSON, and no more. */
const maxJsonDepth = 4;

/** The fields or items of an input, which may declare what the list does not name; else null. */
export function structureOf(input: unknown): object | null {
  let value = input;
  for (let depth = 0; depth < maxJsonDepth && typeof value === 'string'; depth++) {
    const bare = unfenced(value);
    if (!looksLikeJson(bare)) return null;
    value = readJson(bare).value;
  }
  return typeof value === 'object' ? value : null;
}
