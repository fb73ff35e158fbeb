import { isObject } from '../../objects/values.ts';
import { readSource } from '../../text/clean.ts';

const nameKeys = ['nome', 'name', 'allergene', 'allergen', 'label', 'titolo'];
const answerKeys = ['presente', 'presenza', 'contiene', 'valore', 'value', 'risposta', 'stato'];

const answerOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'SI' : 'NO';
  return typeof value === 'string' ? value : 'NO';
};

const ownOf = (item: Record<string, unknown>, keys: readonly string[]): unknown =>
  item[keys.find((key) => Object.hasOwn(item, key)) ?? ''];

/** `{ nome: 'Latte', presente: true }`, `{ latte: true, uova: false }` as lines of answers. */
function linesOf(item: Record<string, unknown>): string {
  const name = ownOf(item, nameKeys);
  if (typeof name === 'string') return `${name}: ${answerOf(ownOf(item, answerKeys))}`;
  return Object.entries(item)
    .map(([key, value]) => `${key.replaceAll('_', ' ')}: ${answerOf(value)}`)
    .join('\n');
}

/** The texts of a field on allergens, whatever its form. */
export function statementsIn(value: unknown): string[] {
  if (typeof value === 'string') return [readSource(value).text];
  if (Array.isArray(value)) return value.flatMap(statementsIn);
  return isObject(value) ? [linesOf(value)] : [];
}
