import { hasDigit, isDigit } from '../text/chars.ts';
import { addFacts, type Input, type Place } from './input.ts';
import { keyPartOf, stemsWithin } from './keyPairs.ts';
import { readKey } from './readKey.ts';
import type { KeyReading, KeyRole } from './keyRoles.ts';
import { RowParts } from './RowParts.ts';

/** Fields of a row that are beside its name. */
const ofRow: ReadonlySet<KeyRole> = new Set([
  'value',
  'unit',
  'nrv',
  'column',
  'qualifier',
  'label',
]);

type Field = { readonly key: string; readonly reading: KeyReading };
type Family = { readonly name: string; readonly fields: Field[]; readonly others: string[] };

const nameKey: KeyReading = { role: 'name', heading: null, text: '' };
const valueKey: KeyReading = { role: 'value', heading: null, text: '' };

/** Whether a key with its value may be the numbered name of a row: most values begin with a digit. */
const isName = (key: string, value: unknown): boolean =>
  typeof value === 'string' &&
  value !== '' &&
  !isDigit(value.charCodeAt(0)) &&
  hasDigit(key) &&
  keyPartOf(key).role === 'name';

/** Whether an object may have rows that are spread over it. */
export const mayHaveSpreadRows = (
  object: Record<string, unknown>,
  keys: readonly string[],
): boolean => keys.some((key) => isName(key, object[key]));

/** The rows of an object by what their keys have in common: the number, and the words beside it. */
function familiesIn(object: Record<string, unknown>, keys: readonly string[]): readonly Family[] {
  const byStem = new Map<string, Family>();
  const names = keys.filter((key) => isName(key, object[key]));
  for (const name of names) {
    const { words, stem } = keyPartOf(name);
    const family: Family = { name, fields: [], others: [] };
    for (const common of [stem, words]) if (!byStem.has(common)) byStem.set(common, family);
  }
  for (const key of keys) {
    const found = stemsWithin(key).find(({ stem }) => byStem.has(stem));
    const family = found && byStem.get(found.stem);
    if (!found || !family || family.name === key) continue;
    const reading =
      keyPartOf(key).role === 'value' ? valueKey : readKey(found.field.replaceAll(' ', '_'));
    if (ofRow.has(reading.role)) family.fields.push({ key, reading });
    // 'Attribute 1 visible', but not 'visibile 1'
    else if (found.stem.includes(' ')) family.others.push(key);
  }
  return [...new Set(byStem.values())].filter(({ fields }) => fields.length > 0);
}

/** Reads the rows that are spread over an object, and gives the keys that are left: `{ nome_1: 'Proteine', valore_1: '80 g' }`. */
export function readSpreadRows(
  object: Record<string, unknown>,
  keys: readonly string[],
  { path, basis }: Place,
  input: Input,
): readonly string[] {
  if (!mayHaveSpreadRows(object, keys)) return keys;
  const families = familiesIn(object, keys);
  const facts = families.flatMap(({ name, fields }) => {
    const row = new RowParts({ path, basis, isSub: false, isLoose: true });
    row.take(name, object[name], nameKey);
    for (const { key, reading } of fields) row.take(key, object[key], reading);
    return row.finish().facts;
  });
  if (facts.length === 0) return keys;
  addFacts(input, facts);
  const own = new Set(
    families.flatMap(({ name, fields, others }) => [
      name,
      ...fields.map(({ key }) => key),
      ...others,
    ]),
  );
  return keys.filter((key) => !own.has(key));
}
