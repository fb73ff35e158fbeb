import { tableAt } from '../allergens/answers.ts';
import { findAllergens } from '../allergens/findAllergens.ts';
import { headings, kindOf } from '../document/headings.ts';
import { looksLikeJson, readJson, unfenced } from '../document/json.ts';
import { mayHoldList, listMarkers } from '../document/listMarkers.ts';
import { richTextOf } from '../document/richText.ts';
import { isObject, listOf } from '../document/values.ts';
import { languageOf, type Language } from '../language/languageOf.ts';
import {
  bodyKeys,
  compositionFields,
  flavourFields,
  flavourListKeys,
  flavourNameKeys,
  holderFields,
  listFields,
  listNouns,
  markedFields,
  nameKeys,
  otherNameKeys,
  neutralWords,
  partKeys,
  percentKeys,
  restFields,
  shareKeys,
  statementTitles,
  titleKeys,
  variantFields,
  wrapperFields,
} from '../lexicon/listKeys.ts';
import { atWord, sourceOf, atStart } from '../lexicon/phrases.ts';
import { unitOf } from '../lexicon/units.ts';
import { type Ingredient } from '../model.ts';
import { italianText } from '../nutrition/objects/keyRoles.ts';
import { keyPairsIn } from '../nutrition/objects/spread.ts';
import { basisLeadEnd } from '../nutrition/values/headings.ts';
import { Remembered } from '../text/Remembered.ts';
import { pastDecimal, isDigit, onOneLine } from '../text/chars.ts';
import { readSource } from '../text/clean.ts';
import { fold } from '../text/fold.ts';
import { apart, splitAtAny, withoutPrefix } from '../text/pieces.ts';
import { trimmedEnd, trimmedStart } from '../text/trim.ts';
import { wholePart, withoutEmphasis, pastTableHead } from './layout.ts';
import { isIngredient } from './names.ts';
import {
  type Place,
  placeOf,
  type ListState,
  withinLanguage,
  hasIngredientsMarker,
  readPiece,
  sourceOfList,
  cut,
  textsIn,
  readText,
  textBehindMarker,
} from './readText.ts';
import { statementAt } from './statements.ts';

/** `pa_ingredienti`, `ingredienti_testo`: whether a key says no more than that it holds the list. */
function namesList(words: readonly string[]): boolean {
  const others = words.filter((word) => !listNouns.has(word));
  return others.length === words.length - 1 && others.every((word) => neutralWords.has(word));
}

const known = new Remembered<string>();

function newFieldOf(key: string): string {
  if (key === '%') return 'percent';
  const words = fold(apart(withoutPrefix(key)));
  const field = words.replaceAll(' ', '_');
  return !listFields.includes(field) && namesList(words.split(' ')) ? 'ingredienti' : field;
}

/** 'Ingredienti', 'longDescription', 'long_description': a key in the spelling of the fields. */
const fieldOf = (key: string): string => known.find(key) ?? known.keep(key, newFieldOf(key));

/** The keys of an object by their fields; of several of one field the one of its name, or the first. */
function keysByField(details: Record<string, unknown>): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const key of Object.keys(details)) {
    const field = fieldOf(key);
    if (key === field || !keys.has(field)) keys.set(field, key);
  }
  return keys;
}

/** Whether the keys of an object are those of a list: its flavours, its parts. */
function isInsideList({ path }: Place): boolean {
  const above = fieldOf(String(path.at(-1)));
  return [listFields, compositionFields, variantFields].some((fields) => fields.includes(above));
}

/** No share is told. */
const isNothing = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** 12, '12', '12,5 %'; undefined for grams and anything else. */
function percentOf(value: unknown, isBare: boolean): number | undefined {
  if (typeof value === 'number') return isBare && value > 0 && value <= 100 ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = trimmedEnd(value, '%').trim();
  const isPercent = text !== '' && pastDecimal(text, 0) === text.length;
  if (!isPercent || (!isBare && !value.includes('%'))) return undefined;
  return Number(text.replace(',', '.'));
}

/** The share that the fields of an ingredient tell. */
const shareIn = (own: (field: string) => unknown): number | undefined =>
  shareKeys
    .map((field) => percentOf(own(field), percentKeys.includes(field)))
    .find((value) => value !== undefined);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A list of more than one ingredient. */
const isList = (value: unknown): boolean =>
  Array.isArray(value) || (isText(value) && value.includes(','));

/**
 * Reads the list of one flavour, beside whose name it has no name of its own:
 *
 *     { gusto: 'Cacao', testo: 'latte, cacao' }
 *     { label: 'Cacao', value: 'latte, cacao' }, under a field of ingredients
 *
 * @returns false where the object is none.
 */
function readFlavourItem(item: Record<string, unknown>, place: Place, state: ListState): boolean {
  const keys = new Map(Object.keys(item).map((key) => [fieldOf(key), key]));
  const own = (field: string): unknown => item[keys.get(field) ?? ''];
  if (shareIn(own) !== undefined || listFields.some((field) => keys.has(field))) return false;
  const taste = flavourFields.find((field) => isText(own(field)));
  const isInside = isInsideList({ ...place, path: place.path.slice(0, -1) });
  const name =
    taste ?? (isInside ? flavourNameKeys.find((field) => isText(own(field))) : undefined);
  const bodies = taste === undefined ? flavourListKeys : [...holderFields, ...flavourListKeys];
  const body = bodies.find((field) => field !== name && isList(own(field)));
  if (name === undefined || body === undefined) return false;
  const before = state.variants.length;
  state.read(own(body), placeOf(place, keys.get(body) ?? body), state);
  const first = state.variants[before];
  if (first) first.label ??= String(own(name)).trim();
  return true;
}

/** Lists that are one group each and begin alike, 'Cacao: latte, …' and 'Fragola: latte, …'. */
function groupsAlike(
  lists: readonly (readonly Ingredient[])[],
): { label: string; ingredients: Ingredient[] }[] | null {
  const groups = lists.flatMap((list) => (list.length === 1 ? list : []));
  const first = groups[0]?.children?.[0]?.name.toLowerCase();
  const areAlike = groups.every(
    ({ role, percent, children }) =>
      role === undefined &&
      percent === undefined &&
      children !== undefined &&
      children[0]?.name.toLowerCase() === first,
  );
  if (groups.length < lists.length || first === undefined || !areAlike) return null;
  return groups.map(({ name, children = [] }) => ({ label: name, ingredients: children }));
}

/** Words of directions for use, which are sentences with a verb. */
const direction = new RegExp(
  `\\b${sourceOf(
    'assum~|mescol~|sciogli~|agit~|miscel(are|ando)|al giorno|prima|dopo|acqua|misurin~|consum~|prender~|bere|ingeri~|appli~',
  )}`,
  'i',
);

/** What clothes are made of: '80% cotone, 20% poliestere'. */
const fibre = atWord('poliester(e|i)|polyester|elastan~|elastomer~|poliammid(e|i)|nylon|viscosa');

/** `usage` may hold a list, as may `composizione`. */
export const looksLikeList = (value: unknown): boolean =>
  typeof value === 'string' &&
  (value.includes(',') || value.includes('<li')) &&
  !direction.test(value) &&
  !fibre.test(value);

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

const isTitledList = (item: Record<string, unknown>): boolean =>
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
function readTitled(item: Record<string, unknown>, place: Place, state: ListState): boolean {
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
function readDetails(details: Record<string, unknown>, place: Place, state: ListState): void {
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
function mayHold(value: string): boolean {
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
