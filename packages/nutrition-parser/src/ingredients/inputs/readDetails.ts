import { withoutEmphasis } from '../emphasis.ts';
import { isObject, listOf } from '../../document/values.ts';
import { readSource } from '../../text/clean.ts';
import { kindOf } from '../../document/headings.ts';
import { mayHoldList } from '../../document/listMarkers.ts';
import { looksLikeJson } from '../../document/json.ts';
import {
  compositionFields,
  fieldOf,
  flavourFields,
  holderFields,
  isInsideList,
  keysByField,
  listFields,
  markedFields,
  restFields,
  statementFields,
  variantFields,
  wrapperFields,
} from './fields.ts';
import { areFlavours } from './flavourItems.ts';
import { hasIngredientsMarker } from './hasMarker.ts';
import { looksLikeList } from './looksLikeList.ts';
import { readFlavourKeys } from './readFlavourKeys.ts';
import { shareKeys } from './shares.ts';
import { readStatements } from './readStatements.ts';
import { isTitledList, readKeyPairs, readTitled } from './readTitled.ts';
import { placeOf, type ListState, type Place } from './state.ts';

/** Objects and lists within each other are read to this depth, and of a list its first items. */
const maxDepth = 12;
const maxItems = 200;

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
  Array.isArray(value)
    ? value.some((item) => isObject(item) && listFields.some((field) => Object.hasOwn(item, field)))
    : areFlavours(value);

const mainFields = listFields.slice(0, -restFields.length);
const isComposed: ReadonlySet<string> = new Set(compositionFields);

const isMarked = (value: unknown): boolean =>
  typeof value === 'string' && hasIngredientsMarker(value);

/** A text or list of ingredients, and no table of nutrients: its items are texts, or have shares. */
const isComposition = (value: unknown): boolean =>
  looksLikeList(value) ||
  (isObject(value) && holderFields.some((field) => looksLikeList(value[field]))) ||
  (Array.isArray(value) &&
    value.every((item) =>
      isObject(item)
        ? Object.keys(item).some((key) => shareKeys.has(fieldOf(key)))
        : typeof item === 'string',
    ));

/** The fields that may hold the list, in order; a later one counts where the earlier hold none. */
const candidates: readonly [fields: readonly string[], mayHold: (value: unknown) => boolean][] = [
  [wrapperFields, isWrapper],
  [mainFields, () => true],
  [markedFields, isMarked],
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

/** A text of a field that says what a product contains; JSON there is no text. */
const isStatement = (value: unknown): value is string =>
  typeof value === 'string' && !looksLikeJson(value);

/** `{ product: { ingredienti: … } }`, `{ tabs: [{ title: 'Ingredienti', … }] }`: what a list may be in. */
function readInner(value: unknown, place: Place, state: ListState): void {
  if (place.depth > maxDepth) return;
  if (typeof value === 'string' && isObjectText(value)) state.read(value, place, state);
  if (typeof value !== 'object' || value === null) return;
  state.entered.within(
    value,
    () => {
      const items = listOf(value)?.slice(0, maxItems);
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
  for (const field of statementFields) {
    const text = own(field);
    if (isStatement(text)) readStatements(withoutEmphasis(readSource(text)).text, field, state);
  }
  if (!isFound()) readFlavourKeys(details, place, state);
  if (isInsideList(place)) return;
  for (const [field, key] of keys)
    if (!done.has(field) && !isFound()) readInner(details[key], placeOf(place, key), state);
  const first = state.variants[before];
  if (first && typeof flavour === 'string' && flavour.trim() !== '') first.label ??= flavour.trim();
}
