import type { Entry } from './printedEntry.ts';
import { subjectOf, type Subject } from './subjectOf.ts';

export const isNamed = ([key, value]: Entry): boolean =>
  typeof value === 'string' && subjectOf(key).role === 'name';

/** `{ code: 'AM', name: 'Latte' }`: whether an entry is but another name of a thing that is named. */
export function isNamedAs({ allergens }: Subject, entry: Entry): boolean {
  const own = isNamed(entry) ? subjectOf(String(entry[1])) : null;
  return own?.says === null && own.allergens.every((allergen) => allergens.includes(allergen));
}

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
