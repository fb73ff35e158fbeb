import { isObject } from '../../document/values.ts';
import type { Ingredient } from '../../model.ts';
import { fieldOf, flavourFields, holderFields, isInsideList, listFields } from './fields.ts';
import { shareIn } from './shares.ts';
import { placeOf, type ListState, type Place } from './state.ts';

const nameFields = ['nome', 'name', 'titolo', 'title', 'label', 'etichetta'];
const bodyFields = ['value', 'valore', 'text', 'testo', 'content', 'html', 'descrizione'];

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
  const name = taste ?? (isInside ? nameFields.find((field) => isText(own(field))) : undefined);
  const bodies = taste === undefined ? bodyFields : [...holderFields, ...bodyFields];
  const body = bodies.find((field) => field !== name && isList(own(field)));
  if (name === undefined || body === undefined) return false;
  const before = state.variants.length;
  state.read(own(body), placeOf(place, keys.get(body) ?? body), state);
  const first = state.variants[before];
  if (first) first.label ??= String(own(name)).trim();
  return true;
}

/** An object of flavours: `{ Cacao: 'latte, cacao' }`, `{ cacao: { ingredienti: … } }`. */
export const areFlavours = (value: unknown): boolean =>
  isObject(value) &&
  Object.values(value).every(
    (list) =>
      isList(list) || (isObject(list) && listFields.some((field) => Object.hasOwn(list, field))),
  );

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
