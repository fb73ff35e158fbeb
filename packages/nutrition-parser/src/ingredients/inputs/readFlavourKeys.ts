import { isObject } from '../../document/values.ts';
import { fold } from '../../text/fold.ts';
import { atStart } from '../../lexicon/phrases.ts';
import { unitOf } from '../../lexicon/units.ts';
import { isDigit, pastDecimal } from '../../text/chars.ts';
import { trimmedStart } from '../../text/trim.ts';
import { isIngredient } from '../isKnownIngredient.ts';
import { wholePart } from '../wholeParts.ts';
import { listsAlike } from './listsAlike.ts';
import { isNothing } from './shares.ts';
import { withinLanguage } from './readText.ts';
import { fieldOf, flavourFields, holderFields, isInsideList, variantFields } from './fields.ts';
import { placeOf, type ListState, type Place } from './state.ts';

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
export function readFlavourKeys(details: Details, place: Place, state: ListState): void {
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
