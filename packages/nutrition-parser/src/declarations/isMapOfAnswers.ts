import { answerOf } from './answerOf.ts';
import { isScalar, type Entry } from './printedEntry.ts';
import { subjectOf } from './subjectOf.ts';

const namesAllergen = ([key]: Entry): boolean => {
  const { allergens, says } = subjectOf(key);
  return allergens.length > 0 && says !== 'denied';
};

/** `true`, 'X', 1, and what is left out. */
const isMark = (value: unknown): boolean =>
  typeof value === 'number'
    ? value === 0 || value === 1
    : isScalar(value) && answerOf(value) !== undefined;

/**
 * Whether the keys of a record are allergens with answers: all of them, or several among columns of
 * a product, `{ nome: 'Base', latte: 'X', uova: '' }`. One alone may be a flavour, amounts are none.
 */
export function isMapOfAnswers(entries: readonly Entry[]): boolean {
  if (entries.length < 2) return false;
  const named = entries.filter(namesAllergen);
  if (named.length < 2) return false;
  return named.length === entries.length || named.every(([, value]) => isMark(value));
}
