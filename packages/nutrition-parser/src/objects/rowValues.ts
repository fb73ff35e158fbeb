import { readHeading, type Heading } from '../lexer/heading.ts';
import { nutrientCodes } from '../lexicon/keys.ts';
import type { Cell } from '../text/source.ts';
import { readKey, type KeyReading } from './readKey.ts';
import { isObject, nameFromKey, printed } from './values.ts';

/** What is called by a code is called by its nutrient's name. */
export const namedByCode = (name: Cell): Cell => {
  const known = nutrientCodes.get(name.text);
  return known === undefined ? name : nameFromKey(known, name.source.path ?? [], name.text);
};

/** `per: '100 g'`, `tipo: 'per_100g'`: the basis that the key of a row tells; else null. */
export function basisOf(key: string, { role }: KeyReading, value: unknown): Heading | null {
  const mayBe = role === 'label' || role === 'other' || key === 'tipo' || key === 'type';
  if (!mayBe || typeof value !== 'string') return null;
  const heading = readKey(value).heading ?? readHeading(printed(value));
  const isBasis = heading?.role === 'value' && heading.hasBasis;
  // `{ nome: 'Ferro', dose: '14 mg' }`
  return isBasis && heading.column.unit !== 'mg' ? heading : null;
}

/** `values: [{ per: '100 g', value: 80 }]`: values in several columns, and no rows of their own. */
export const isListOfValues = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => {
    const roles = isObject(item) ? Object.keys(item).map((key) => readKey(key).role) : [];
    return roles.includes('value') && !roles.includes('name');
  });
