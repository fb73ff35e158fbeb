import { cuesIn } from '../../declarations/cues.ts';
import { namesIn, sentenceOf } from '../../declarations/names.ts';
import { italianText } from '../../nutrition/objects/languages.ts';
import { isObject } from '../../document/values.ts';
import { onOneLine } from '../../text/chars.ts';
import { readSource } from '../../text/clean.ts';
import { withoutEmphasis } from '../emphasis.ts';
import { allergensOf } from '../findAllergens.ts';
import { fieldOf, isInsideList, listFields, variantFields } from './fields.ts';
import { looksLikeList } from './looksLikeList.ts';
import { shareIn } from './shares.ts';
import { placeOf, type ListState, type Place } from './state.ts';

const nameKeys = 'nome name ingrediente ingredient componente component text testo label'.split(
  ' ',
);
/** Keys of names under a field of ingredients; elsewhere they are of pages and products. */
const titleKeys = ['titolo', 'title', 'denominazione', 'descrizione', 'description'];
const childKeys =
  'ingredienti ingredients sottoingredienti sotto_ingredienti sub_ingredients subingredients sub_ingredienti composizione composition componenti components sottocomponenti sub_components children figli dettaglio dettagli contenuto contiene composto_da items elenco lista parti parts'.split(
    ' ',
  );

/** Longer values that are no lists are sentences. */
const maxPart = 60;

/** `ingredients: [{ value: 'avena, latte', language_tag: 'it_IT' }]` */
const typedKeys = ['value', 'valore'];

/** 'Avena', `{ it: 'Avena', en: 'Oats' }` */
const nameIn = (value: unknown): string | undefined =>
  isObject(value) ? italianText(value)?.text : typeof value === 'string' ? value : undefined;

/** `{ label: 'Ripieno', value: 'latte' }`: whether a value is no share and no answer, but what is in the thing. */
function namesParts(name: string | undefined, value: unknown): boolean {
  if (typeof value !== 'string' || allergensOf(value).length === 0) return false;
  const isOne = value.length <= maxPart || looksLikeList(value);
  const sentence = sentenceOf(`${name?.trim()}: ${value.trim()}`);
  return isOne && cuesIn(sentence.plain).length === 0 && namesIn(sentence).length > 0;
}

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
export function flavourNameOf(item: unknown, place: Place): string | undefined {
  if (!isObject(item)) return undefined;
  const own = fieldsOf(item);
  if (!isFlavour(own, place)) return undefined;
  const name = [...nameKeys, ...titleKeys, 'option1']
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
export function readNamedItem(
  item: Record<string, unknown>,
  place: Place,
  state: ListState,
): boolean {
  const keys = new Map(Object.keys(item).map((key) => [fieldOf(key), key]));
  const own = fieldsOf(item);
  const placeUnder = (field: string): Place => placeOf(place, keys.get(field) ?? field);
  const names = isInsideList({ ...place, path: place.path.slice(0, -1) })
    ? [...nameKeys, ...titleKeys, ...typedKeys]
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
    childKeys.find((field) => own(field) !== undefined && own(field) !== null) ??
    typedKeys.find((field) => field !== name && namesParts(nameIn(own(name)), own(field)));
  if (children === undefined) return true;
  const inside = state.variants.length;
  state.read(own(children), placeUnder(children), state);
  const read = state.variants.splice(inside).flatMap(({ ingredients }) => ingredients);
  if (read.length > 0) only.children ??= read;
  return true;
}
