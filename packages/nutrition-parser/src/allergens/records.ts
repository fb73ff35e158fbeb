import { isObject } from '../document/values.ts';
import { hasAny } from '../text/chars.ts';
import { isAnswerLetter, wordsForSigns } from './answerKinds.ts';
import { cuesIn, plainText } from './cues.ts';
import { isBareName } from './findAllergens.ts';
import { answerOf, printedAnswer, subjectOf, type Subject } from './subjects.ts';

export type Entry = readonly [key: string, value: unknown];
export type Fields = Record<string, unknown>;

/** Longer codes are those of products, longer answers no signs. */
const maxCode = 24;
const maxSign = 40;

export const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

export const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');

const hasValue = (item: unknown, keys: readonly string[]): unknown =>
  isObject(item)
    ? keys.map((key) => item[key]).find((value) => typeof value === 'string')
    : undefined;

/** `levelOfContainment: { value: 'CONTAINS', label: 'Contiene' }`: an entry with the label of its code. */
export function printedEntry([key, value]: Entry): Entry {
  // `attribute: { code: 'allergens' }`
  if (subjectOf(key).role === 'name')
    return [key, hasValue(value, ['label', 'name', 'code', 'value']) ?? value];
  const isCoded = isObject(value) && Object.values(value).every(isScalar);
  const label = isCoded && hasValue(value, ['value', 'code']) !== undefined ? value['label'] : null;
  return [key, typeof label === 'string' ? label : value];
}

const longKeys: ReadonlyMap<string, string> = new Map([
  ['k', 'name'],
  ['n', 'name'],
  ['l', 'name'],
  ['v', 'value'],
]);

/** `{ k: 'Allergeni', v: 'latte' }` with keys that say what they hold; any other record as it is. */
export const withLongKeys = (record: Fields): Entry[] =>
  Object.entries(record).map(([key, value]): Entry => {
    const long = record['v'] === undefined ? undefined : longKeys.get(key);
    return [long ?? key, value];
  });

const signOf = (value: unknown): string =>
  typeof value === 'string' && value.length <= maxSign ? printedAnswer(value) : '';

/** Records with words for the signs that answer: `{ latte: '✓', soia: '✗' }`, `{ latte: 'P', soia: 'A' }`. */
export function withoutCrosses(records: readonly Fields[]): Fields[] {
  const entries = records.flatMap((record) => Object.entries(record));
  const answers = entries.filter(([key]) => subjectOf(key).allergens.length > 0);
  // Where keys are the allergens, `{ vegano: 'SI', latte: 'X' }`, other answers tell nothing of theirs.
  const values = (answers.length > 1 ? answers : entries).flatMap(([, value]) => textsIn(value));
  const signs = values.map(signOf);
  const wordFor = wordsForSigns(signs);
  if (signs.every((sign) => wordFor(sign) === sign)) return [...records];
  return records.map((record) =>
    Object.fromEntries(
      Object.entries(record).map(([key, value]) => {
        const sign = signOf(value);
        // `{ codice: 'A' }`
        const isCode = isAnswerLetter(sign) && subjectOf(key).role === 'technical';
        return [key, wordFor(sign) === sign || isCode ? value : wordFor(sign)];
      }),
    ),
  );
}

const isNamed = ([key, value]: Entry): boolean =>
  typeof value === 'string' && subjectOf(key).role === 'name';

export const isTitle = ({ says, isList }: Subject): boolean => says !== null || isList;

export const isValue = ([key]: Entry): boolean => subjectOf(key).role === 'value';

/** `true`, 'X', 1, and what is left out. */
const isMark = (value: unknown): boolean =>
  typeof value === 'number'
    ? value === 0 || value === 1
    : isScalar(value) && answerOf(value) !== undefined;

/**
 * Whether the keys of a record are allergens with answers, all of them, or several
 * among columns of a product, `{ nome: 'Base', latte: 'X', uova: '' }`. One alone beside others may be a
 * flavour, amounts are none.
 */
export function isMapOfAnswers(entries: readonly Entry[]): boolean {
  const named = entries.filter(([key]) => {
    const { allergens, says } = subjectOf(key);
    return allergens.length > 0 && says !== 'denied';
  });
  if (named.length > 1 && named.length === entries.length) return true;
  // 'egg_free' is of allergens as well, and is no other field of a product.
  const isAlone =
    named.length === 1 &&
    entries.every((entry) => named.includes(entry) || subjectOf(entry[0]).denied.length > 0);
  return (named.length > 1 || isAlone) && named.every(([, value]) => isMark(value));
}

/** The entry of a record that names what another one tells of: `{ name: 'Latte', presente: false }`. */
export function nameIn(entries: readonly Entry[]): Entry | undefined {
  const text = ([, value]: Entry): string => (typeof value === 'string' ? value : '');
  const subject = (entry: Entry): Subject => subjectOf(text(entry));
  const isTechnical = (entry: Entry): boolean =>
    text(entry) !== '' && subjectOf(entry[0]).role === 'technical';
  const isAnswer = ([key, value]: Entry): boolean =>
    typeof value === 'string' &&
    value.trim().length > 1 &&
    !hasAny(value, ['.', '/']) &&
    answerOf({ [key]: value }) !== undefined;
  // `{ tipo: 'Latte', presenza: 'può contenere' }`
  const isBare = (entry: Entry): boolean =>
    isValue(entry) && isBareName(text(entry)) && cuesIn(plainText(text(entry))).length === 0;
  return (
    // `{ section: 'Altro', name: 'Allergeni' }`
    entries.find((entry) => isNamed(entry) && isTitle(subject(entry))) ??
    // `{ code: 'allergeni', value: 'latte' }`; what a code denies is a product's.
    entries.find((entry) => {
      if (!isTechnical(entry) || text(entry).length > maxCode) return false;
      const { says, allergens } = subject(entry);
      return allergens.length === 0 && says !== 'denied' && isTitle(subject(entry));
    }) ??
    entries.find(isNamed) ??
    // `{ id: 'latte', value: 'contains' }`
    entries.find((entry) => isTechnical(entry) && subject(entry).allergens.length > 0) ??
    (entries.some(isAnswer) ? entries.find(isBare) : undefined)
  );
}

/** `{ code: 'AM', name: 'Latte' }`: whether an entry is but another name of a thing that is named. */
export function isNamedAs({ allergens }: Subject, entry: Entry): boolean {
  const own = isNamed(entry) ? subjectOf(String(entry[1])) : null;
  return own?.says === null && own.allergens.every((allergen) => allergens.includes(allergen));
}
