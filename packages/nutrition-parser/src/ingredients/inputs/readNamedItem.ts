import { italianText } from '../../objects/languageOf.ts';
import { isObject } from '../../objects/values.ts';
import { fieldOf, listFields } from './fields.ts';
import { shareIn } from './shares.ts';
import { placeOf, type ListState, type Place } from './state.ts';

const nameKeys = 'nome name ingrediente ingredient componente component text testo label'.split(
  ' ',
);
const childKeys =
  'ingredienti ingredients sottoingredienti sotto_ingredienti sub_ingredients subingredients sub_ingredienti composizione composition componenti components sottocomponenti sub_components children figli dettaglio dettagli contenuto contiene composto_da'.split(
    ' ',
  );

/** `ingredients: [{ value: 'avena, latte', language_tag: 'it_IT' }]` */
const typedKeys = [...nameKeys, 'value', 'valore'];

const nameKeysAt = ({ path }: Place): readonly string[] =>
  listFields.some((field) => field === fieldOf(String(path.at(-2)))) ? typedKeys : nameKeys;

/** 'Avena', `{ it: 'Avena', en: 'Oats' }` */
const nameIn = (value: unknown): string | undefined =>
  isObject(value) ? italianText(value)?.text : typeof value === 'string' ? value : undefined;

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
  const own = (field: string): unknown => item[keys.get(field) ?? ''];
  const placeUnder = (field: string): Place => placeOf(place, keys.get(field) ?? field);
  const name = nameKeysAt(place).find((field) => nameIn(own(field)) !== undefined);
  // `{ nome: 'Cacao', ingredienti: '…' }` is the list of a flavour.
  if (name === undefined || typeof own('ingredienti') === 'string') return false;
  const before = state.variants.length;
  state.read(nameIn(own(name)), placeUnder(name), state);
  const only = state.variants[before]?.ingredients[0];
  if (!only || state.variants.length > before + 1) return true;
  const percent = shareIn(own);
  if (percent !== undefined) only.percent ??= percent;
  const children = childKeys.find((field) => own(field) !== undefined && own(field) !== null);
  if (children === undefined) return true;
  const inside = state.variants.length;
  state.read(own(children), placeUnder(children), state);
  const read = state.variants.splice(inside).flatMap(({ ingredients }) => ingredients);
  if (read.length > 0) only.children ??= read;
  return true;
}
