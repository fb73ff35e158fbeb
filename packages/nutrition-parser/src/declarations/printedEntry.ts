import { isObject } from '../document/values.ts';
import { subjectOf } from './subjectOf.ts';

export type Entry = readonly [key: string, value: unknown];

export const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** `levelOfContainment: { value: 'CONTAINS', label: 'Contiene' }`: an entry with the label of its code. */
export function printedEntry([key, value]: Entry): Entry {
  // `attribute: { code: 'allergens' }`
  if (subjectOf(key).role === 'name' && isObject(value)) return [key, codeOf(value) ?? value];
  const label =
    isObject(value) && Object.values(value).every(isScalar) ? value['label'] : undefined;
  const hasLabel = typeof label === 'string' && isObject(value) && isCodeOfValue(value);
  return [key, hasLabel ? label : value];
}

const isCodeOfValue = ({ value, code }: Record<string, unknown>): boolean =>
  typeof (value ?? code) === 'string';

const codeOf = ({ label, name, code, value }: Record<string, unknown>): unknown =>
  label ?? name ?? code ?? value;

const longKeys: ReadonlyMap<string, string> = new Map([
  ['k', 'name'],
  ['n', 'name'],
  ['l', 'name'],
  ['v', 'value'],
]);

/** `{ k: 'Allergeni', v: 'latte' }` with keys that say what they hold; any other record as it is. */
export const withLongKeys = (record: Record<string, unknown>): Record<string, unknown> =>
  record['v'] === undefined
    ? record
    : Object.fromEntries(
        Object.entries(record).map(([key, value]) => [longKeys.get(key) ?? key, value]),
      );
