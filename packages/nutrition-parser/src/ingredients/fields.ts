import {
  listNouns,
  neutralWords,
  listFields,
  compositionFields,
  variantFields,
  shareKeys,
  percentKeys,
  flavourFields,
  flavourNameKeys,
  flavourListKeys,
  holderFields,
} from '../lexicon/listKeys.ts';
import { type Ingredient } from '../model.ts';
import { Remembered } from '../text/Remembered.ts';
import { pastDecimal } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import { apart, withoutPrefix } from '../text/pieces.ts';
import { trimmedEnd } from '../text/trim.ts';
import { type Place, type ListState, placeOf } from './state.ts';

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
export const fieldOf = (key: string): string => known.find(key) ?? known.keep(key, newFieldOf(key));

/** The keys of an object by their fields; of several of one field the one of its name, or the first. */
export function keysByField(details: Record<string, unknown>): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const key of Object.keys(details)) {
    const field = fieldOf(key);
    if (key === field || !keys.has(field)) keys.set(field, key);
  }
  return keys;
}

/** Whether the keys of an object are those of a list: its flavours, its parts. */
export function isInsideList({ path }: Place): boolean {
  const above = fieldOf(String(path.at(-1)));
  return [listFields, compositionFields, variantFields].some((fields) => fields.includes(above));
}

/** No share is told. */
export const isNothing = (value: unknown): boolean =>
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
export const shareIn = (own: (field: string) => unknown): number | undefined =>
  shareKeys
    .map((field) => percentOf(own(field), percentKeys.includes(field)))
    .find((value) => value !== undefined);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A list of more than one ingredient. */
export const isList = (value: unknown): boolean =>
  Array.isArray(value) || (isText(value) && value.includes(','));

/**
 * Reads the list of one flavour, beside whose name it has no name of its own:
 *
 *     { gusto: 'Cacao', testo: 'latte, cacao' }
 *     { label: 'Cacao', value: 'latte, cacao' }, under a field of ingredients
 *
 * @returns false where the object is none.
 */
export function readFlavourItem(
  item: Record<string, unknown>,
  place: Place,
  state: ListState,
): boolean {
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
export function groupsAlike(
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
