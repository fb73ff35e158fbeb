import type { Entry } from './printedEntry.ts';
import { subjectOf } from './subjectOf.ts';

export const isNamed = ([key, value]: Entry): boolean =>
  typeof value === 'string' && subjectOf(key).role === 'name';

/** Of several names the one that tells what the value is: `{ section: 'Altro', name: 'Allergeni' }`. */
export function isTelling(entry: Entry): boolean {
  if (!isNamed(entry)) return false;
  const { says, isList } = subjectOf(String(entry[1]));
  return says !== null || isList;
}

/** Longer codes are those of products: 'barretta-contiene-latte'. */
const maxCode = 24;

/** `{ code: 'allergeni', value: 'latte' }`: a code that tells what the value is; what it denies is a product's. */
export function isTellingCode([key, value]: Entry): boolean {
  if (typeof value !== 'string' || value.length > maxCode || subjectOf(key).role !== 'technical')
    return false;
  const { says, isList, allergens } = subjectOf(value);
  return allergens.length === 0 && (says === 'contains' || says === 'traces' || isList);
}

export const isValue = ([key]: Entry): boolean => subjectOf(key).role === 'value';

/** A text under a key that is no program's: `{ id: 'en:milk' }` has none. */
export const isPrinted = ([key, value]: Entry): boolean =>
  typeof value === 'string' && subjectOf(key).role !== 'technical';

/** `{ id: 'latte', value: 'contains' }` */
export const isCoded = ([key, value]: Entry): boolean =>
  typeof value === 'string' &&
  subjectOf(key).role === 'technical' &&
  subjectOf(value).allergens.length > 0;
