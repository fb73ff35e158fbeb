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

/** 'egg_free' is of allergens as well, and is no other field of a product. */
const isOfAllergens = (entry: Entry): boolean =>
  namesAllergen(entry) || subjectOf(entry[0]).denied.length > 0;

/**
 * Whether the keys of a record are allergens with answers: all of them, or several among columns of
 * a product, `{ nome: 'Base', latte: 'X', uova: '' }`. One alone beside others may be a flavour,
 * amounts are none.
 */
export function isMapOfAnswers(entries: readonly Entry[]): boolean {
  const named = entries.filter(namesAllergen);
  if (named.length > 1 && named.length === entries.length) return true;
  const isAlone = named.length === 1 && entries.every(isOfAllergens);
  return (named.length > 1 || isAlone) && named.every(([, value]) => isMark(value));
}
