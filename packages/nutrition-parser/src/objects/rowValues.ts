import { readHeading, type Heading } from '../lexer/heading.ts';
import { nameOfCell } from '../lexer/readName.ts';
import { nutrientCodes } from '../lexicon/keys.ts';
import { unitOf } from '../lexicon/units.ts';
import { Cell } from '../text/source.ts';
import { withoutBeginning } from '../text/pieces.ts';
import { keyParts, mayHaveBasis } from './keyParts.ts';
import { readKey } from './readKey.ts';
import type { KeyReading } from './keyRoles.ts';
import { isObject, nameFromKey, printed } from './values.ts';

/** What is called by a code is called by its nutrient's name. */
export const namedByCode = (name: Cell): Cell => {
  const known = nutrientCodes.get(name.text);
  return known === undefined ? name : nameFromKey(known, name.source.path ?? [], name.text);
};

/** `attribute: 'protein_g'`, `key: '_nutrition_fat'`, `name: 'proteinPer100g'`: a name, or the name and basis that a code spells. */
export function spelledByCode(name: Cell | null): { name: Cell | null; heading: Heading | null } {
  const text = name?.text ?? '';
  const isPrinted = text.includes(' ') || !text.includes('_');
  if (!name || text.includes(' ') || (isPrinted && nameOfCell(name).key !== undefined))
    return { name, heading: null };
  const known = readKey(withoutBeginning(text, ['_']));
  const isKnown = known.role === 'nutrient' || known.role === 'product';
  const isOther = known.text === text || (!isKnown && keyParts(known.text) === null);
  if (isOther) return { name, heading: null };
  const spelled = nameFromKey(known.text, name.source.path ?? [], text);
  return { name: spelled, heading: known.heading };
}

/** 'Protein Quantity Per 100g': the name and the basis in it; null for most names. */
export function partsOfName(cell: Cell): { name: Cell; heading: Heading } | null {
  const { text, source, start } = cell;
  const mayTell = text.includes('per ') || text.includes('/100');
  if (!mayTell && nameOfCell(cell).key !== undefined) return null;
  const parts = mayHaveBasis(text) ? keyParts(text) : null;
  if (!parts?.heading || parts.name === '') return null;
  const unit = parts.unit === undefined ? undefined : unitOf(parts.unit);
  const heading = unit === undefined ? parts.heading : { ...parts.heading, unit };
  return { name: new Cell(source, start, start + parts.name.length), heading };
}

/** `per: '100 g'`, `tipo: 'per_100g'`: the basis that the key of a row tells; else null. */
export function basisOf(key: string, { role }: KeyReading, value: unknown): Heading | null {
  const mayBe = role === 'label' || role === 'other' || key === 'tipo' || key === 'type';
  if (!mayBe || typeof value !== 'string') return null;
  const heading = readKey(value).heading ?? readHeading(printed(value));
  const isBasis = heading?.role === 'value' && heading.hasBasis;
  // `{ nome: 'Ferro', dose: '14 mg' }`
  return isBasis && heading.column.unit !== 'mg' ? heading : null;
}

const rolesOf = (item: unknown): readonly string[] =>
  isObject(item) ? Object.keys(item).map((key) => readKey(key).role) : [];

/** `values: [{ per: '100 g', value: 80 }]`, `values: { per_100g: 80 }`: values, and no rows of their own. */
export function isListOfValues(value: unknown): boolean {
  if (!Array.isArray(value)) {
    const roles = rolesOf(value);
    return roles.length > 0 && roles.every((role) => role === 'column');
  }
  const items = value.map(rolesOf);
  return (
    items.length > 0 && items.every((roles) => roles.includes('value') && !roles.includes('name'))
  );
}
