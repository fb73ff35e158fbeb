import type { Heading } from '../lexer/heading.ts';
import { isValues } from './pairKinds.ts';
import type { KeyReading } from './keyRoles.ts';
import { isTable } from './texts.ts';
import { isObject } from './values.ts';

/** The column of the rows under a key: `per_100g: {…}`; `per_100g_proteine: 80` is a row itself. */
export function sectionOf({ role, heading, column }: KeyReading, value: unknown): Heading | null {
  if (role === 'column') return heading;
  if (column === undefined) return null;
  const isSectionOf = isObject(value) ? !isValues(value) : Array.isArray(value) || isTable(value);
  return isSectionOf ? column : null;
}
