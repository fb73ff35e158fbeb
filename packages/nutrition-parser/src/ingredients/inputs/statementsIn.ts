import { answerPhrases } from '../../lexicon/answers.ts';
import { asWhole } from '../../lexicon/phrases.ts';
import { isObject } from '../../objects/values.ts';
import { readSource } from '../../text/clean.ts';
import { withoutEmphasis } from '../emphasis.ts';

const nameKeys = ['nome', 'name', 'allergene', 'allergen', 'label', 'titolo'];
const answerKeys = ['presente', 'presenza', 'contiene', 'valore', 'value', 'risposta', 'stato'];

const isAbsent = asWhole(`${answerPhrases.no}|senza`);
/** A text without entities, invisible characters, marks of emphasis and broken words. */
const clean = (text: string): string => withoutEmphasis(readSource(text)).text.trim();
const isText = (value: unknown): value is string => typeof value === 'string';

const answerOf = (value: unknown): string => {
  if (typeof value === 'boolean' || typeof value === 'number') return value ? 'SI' : 'NO';
  return typeof value === 'string' ? clean(value) : 'NO';
};

const ownOf = (item: Record<string, unknown>, keys: readonly string[]): unknown =>
  item[keys.find((key) => Object.hasOwn(item, key)) ?? ''];

/** `latte: true`, `contiene: ['latte', 'soia']`, but nothing of `assenti: ['uova']`. */
function lineOf(key: string, value: unknown): string[] {
  const name = clean(key.replaceAll('_', ' '));
  if (!Array.isArray(value)) return [`${name}: ${answerOf(value)}`];
  return isAbsent.test(name) ? [] : [`${name}: ${value.filter(isText).map(clean).join(', ')}`];
}

/** `{ nome: 'Latte', presente: true }`, `{ latte: true, uova: false }` as lines of answers. */
function linesOf(item: Record<string, unknown>): string[] {
  const name = ownOf(item, nameKeys);
  if (typeof name === 'string') return [`${clean(name)}: ${answerOf(ownOf(item, answerKeys))}`];
  return Object.entries(item).flatMap(([key, value]) => lineOf(key, value));
}

/** The texts of a field on allergens, whatever its form. */
export function statementsIn(value: unknown): string[] {
  if (typeof value === 'string') return [clean(value)];
  if (Array.isArray(value)) return value.flatMap(statementsIn);
  return isObject(value) ? linesOf(value) : [];
}
