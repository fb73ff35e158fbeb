import { pastDecimal } from '../../text/chars.ts';
import { trimmedEnd } from '../../text/trim.ts';
import { placeOf, type ListState, type Place } from './state.ts';

const nameKeys = ['nome', 'name', 'ingrediente', 'ingredient', 'componente', 'text'] as const;
const percentKeys = ['percentuale', 'percent', 'percentage', 'quantita', 'valore'] as const;
const childKeys = ['ingredienti', 'ingredients', 'sottoingredienti', 'composizione'] as const;

/** 12, '12', '12,5 %'; undefined for grams and anything else. */
function percentOf(value: unknown, isBare: boolean): number | undefined {
  if (typeof value === 'number') return isBare && value > 0 && value <= 100 ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = trimmedEnd(value, '%').trim();
  const isPercent = text !== '' && pastDecimal(text, 0) === text.length;
  if (!isPercent || (!isBare && !value.includes('%'))) return undefined;
  return Number(text.replace(',', '.'));
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
  const own = (key: string): unknown => (Object.hasOwn(item, key) ? item[key] : undefined);
  const key = nameKeys.find((name) => typeof own(name) === 'string');
  // `{ nome: 'Cacao', ingredienti: '…' }` is the list of a flavour.
  if (key === undefined || typeof own('ingredienti') === 'string') return false;
  const before = state.variants.length;
  state.read(own(key), placeOf(place, key), state);
  const only = state.variants[before]?.ingredients[0];
  if (!only || state.variants.length > before + 1) return true;
  // Only a key that says so makes a percentage of a bare number.
  const percents = percentKeys.map((name) => percentOf(own(name), name.startsWith('perc')));
  const percent = percents.find((value) => value !== undefined);
  if (percent !== undefined) only.percent ??= percent;
  const childKey = childKeys.find((name) => own(name) !== undefined);
  if (childKey === undefined) return true;
  const inside = state.variants.length;
  state.read(own(childKey), placeOf(place, childKey), state);
  const children = state.variants.splice(inside).flatMap(({ ingredients }) => ingredients);
  if (children.length > 0) only.children ??= children;
  return true;
}
