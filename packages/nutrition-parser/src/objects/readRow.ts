import type { Fact } from '../build/facts.ts';
import type { Path } from '../text/source.ts';
import { addFacts, type Input } from './input.ts';
import { readField } from './readField.ts';
import { readKey } from './readKey.ts';
import { mayName, shortKeysOf } from './rowKeys.ts';
import { RowParts } from './RowParts.ts';
import { notRow, type RowReading } from './rowReading.ts';
import { pathUnder, type RowPlace } from './rowPlace.ts';
import { gridRow, isObject } from './values.ts';

/**
 * Reads a row that is an object:
 *
 *     { nutriente: 'Carboidrati', per_100g: '6 g', per_30g: '1,8 g', vnr: '1%' }
 *     { nome: 'Proteine', valore: 24, unita: 'g' }
 *
 * @returns false where the object has no name or value.
 */
export function readRowObject(
  row: Record<string, unknown>,
  place: RowPlace,
  input: Input,
): boolean {
  const { facts, isRow } = readRow(row, place);
  addFacts(input, facts);
  return isRow;
}

function readRow(row: Record<string, unknown>, place: RowPlace): RowReading {
  const short = shortKeysOf(row);
  const fields = withAttributes(row);
  const keys = Object.keys(fields);
  // A section is no row, and its lists are long.
  if (!keys.some((key) => mayName(key, short?.get(key) ?? readKey(key)))) return notRow;
  const parts = new RowParts(place);
  for (const key of keys) {
    const value = fields[key];
    if (value !== null && value !== undefined && value !== '')
      parts.take(key, value, short?.get(key) ?? readField(key, value));
  }
  const reading = parts.finish();
  const { subs } = parts;
  if (!subs) return reading;
  const path = pathUnder(place, subs.key);
  return { ...reading, facts: [...reading.facts, ...subFacts(subs.value, path, place)] };
}

/** An object with the attributes of its element as fields: `{ _attributes: { nome: 'Proteine' } }`. */
export function withAttributes(row: Record<string, unknown>): Record<string, unknown> {
  const attributes = row['_attributes'] ?? row['@attributes'] ?? row['$'];
  return isObject(attributes) ? { ...attributes, ...row } : row;
}

/** The rows that are parts of a row. */
function subFacts(subs: unknown, path: Path, { basis }: RowPlace): Fact[] {
  if (isObject(subs)) return [...readRow(subs, { path, basis, isSub: true }).facts];
  if (!Array.isArray(subs)) return [];
  // `sub: ['di cui zuccheri', '0,5 g']`
  const [name, value] = gridRow(subs, path);
  if (subs.length === 2 && name && value)
    return [{ kind: 'row', name, columns: [basis], cells: [value], sub: true }];
  return subs.flatMap((sub: unknown, at) =>
    isObject(sub) ? readRow(sub, { path, at, basis, isSub: true }).facts : [],
  );
}
