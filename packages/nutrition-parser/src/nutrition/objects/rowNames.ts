import { headings } from '../../document/headings.ts';
import { isObject, nameFromKey, printed } from '../../document/values.ts';
import { nutrientCodes } from '../../lexicon/keys.ts';
import { unitOf } from '../../lexicon/units.ts';
import { cellWords } from '../../lexicon/vocabulary.ts';
import type { RowFact } from '../facts/facts.ts';
import { keyParts, mayHaveBasis } from './keyParts.ts';
import type { KeyReading } from './keyRoles.ts';
import { basisOfTitle, readKey } from './keys.ts';
import { mayBeAmount } from '../values/amounts.ts';
import { readSimple } from '../values/cells.ts';
import { type Heading, readHeading } from '../values/headings.ts';
import { nameOfCell } from '../values/names.ts';
import { nutrientKey } from '../values/nutrientKey.ts';
import { hasDigit, isDigit, isLetter } from '../../text/chars.ts';
import { fold, isWordCode, pastWord } from '../../text/fold.ts';
import { splitAtAny, untilAny, withoutBeginning } from '../../text/pieces.ts';
import { Cell, trimmedCell } from '../../text/source.ts';

/** Keys of what a program calls a row. */
export const codeKeys: ReadonlySet<string> = new Set([
  'key',
  'chiave',
  'code',
  'codice',
  'cod',
  'id',
  'field',
  'campo',
  'attribute_code',
  'nutrienttypecode',
  'nutrient_type_code',
]);

/** Keys of what is sold or reviewed. */
const tradeKeys: ReadonlySet<string> = new Set(
  'price prezzo sku ean rating stock giacenza qty_ordered review comment'.split(' '),
);

export const isOfTrade = (key: string): boolean => tradeKeys.has(key.toLowerCase());

const ofAllergens: ReadonlySet<string> = new Set('allergeni allergens tracce'.split(' '));
const otherSections: ReadonlySet<string> = new Set(['ingredients', 'warnings', 'tip']);

/** Whether the name of a field, folded, begins another section of the product. */
export const isOtherField = (name: string): boolean =>
  otherSections.has(headings.get(name) ?? '') || ofAllergens.has(name);

/** Longer descriptions name no nutrient. */
const maxName = 60;

const descriptions: ReadonlySet<string> = new Set(['descrizione', 'description']);

/** `descrizione: 'Proteine'` */
export const isDescription = (key: string, value: unknown): value is string =>
  descriptions.has(key.toLowerCase()) && typeof value === 'string' && value.length < maxName;

const nameRoles: ReadonlySet<KeyReading['role']> = new Set(['name', 'title', 'sub', 'subs']);

/** Whether what is under a key may be the name of a row, or name its parts. */
export const mayName = (key: string, { role, byValue }: KeyReading): boolean =>
  nameRoles.has(role) || byValue !== undefined || descriptions.has(key.toLowerCase());

const roleOf = (role: KeyReading['role'], text: string): [string, KeyReading] => [
  text,
  { role, heading: null, text },
];

/** Short names of keys, where one of them holds the value: `{ l: 'Proteine', v: '24 g' }`. */
const shortKeys: ReadonlyMap<string, KeyReading> = new Map([
  ...['l', 'n', 'k'].map((key) => roleOf('name', key)),
  ...['v', 'val'].map((key) => roleOf('value', key)),
  roleOf('unit', 'u'),
]);

const besideShort: ReadonlySet<KeyReading['role']> = new Set([
  'name',
  'unit',
  'nrv',
  'sub',
  'subs',
]);

/** The meaning of a row's short keys, where its others are keys of a row; null for any other object. */
export function shortKeysOf(row: Record<string, unknown>): ReadonlyMap<string, KeyReading> | null {
  if (row['v'] === undefined && row['val'] === undefined) return null;
  const others = Object.keys(row).filter((key) => !shortKeys.has(key));
  const isRow = others.every((key) => key.length === 1 || besideShort.has(readKey(key).role));
  // 'val' alone may be valine.
  return isRow && (row['v'] !== undefined || others.length > 0) ? shortKeys : null;
}

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

/** The lengths of the parts of a date: year first, or last. */
const dateLengths: ReadonlySet<string> = new Set([
  '4 2 2',
  '2 2 4',
  '1 1 4',
  '1 2 4',
  '2 1 4',
  '2 2 2',
]);

/** '1/1/2024', '31-01-24' */
const minDate = 8;

const isNumber = (text: string): boolean =>
  text !== '' && [...text].every((char) => isDigit(char.charCodeAt(0)));

/** '2024-01-31', '31/1/2024', '2024-01-31T10:00:00Z' */
function isDate(text: string): boolean {
  const day = untilAny(text, 'T ');
  if (day.length < minDate) return false;
  const parts = splitAtAny(day, '-/.');
  return parts.every(isNumber) && dateLengths.has(parts.map(({ length }) => length).join(' '));
}

/** 'field_1', 'A4': whether the first digit of a text is part of a word. */
function isCode(text: string): boolean {
  let at = 0;
  while (at < text.length && !isDigit(text.charCodeAt(at))) at++;
  const before = text.charCodeAt(at - 1);
  return at < text.length && at > 0 && (before === 95 || isWordCode(before));
}

/** Shorter words before an amount are a unit or a sign: 'mg 80', 'di'. */
const minWord = 4;

/** 'Fermenti lattici 10 bustine', but not 'circa 10 g': whether a text begins with a name. */
function beginsWithName(text: string): boolean {
  const end = pastWord(text, 0, text.length);
  if (end < minWord || !isLetter(text.charAt(0))) return false;
  const word = fold(text, 0, end);
  return !cellWords.has(word) && unitOf(word) === undefined && !hasDigit(word);
}

/** Longer texts under a name that is no nutrient's are no amounts. */
const maxAmount = 60;

/** What the value of a name that is no nutrient's has, if it is a row's: 'bianco' and a date are none. */
export const isAmountLike = (text: string): boolean =>
  readSimple(text, 0, text.length) !== null ||
  (text.length <= maxAmount &&
    mayBeAmount(text) &&
    !isDate(text) &&
    !isCode(text) &&
    !beginsWithName(text));

/** Whether a text is a number and nothing else. */
export const isBareNumber = (text: string): boolean =>
  text !== '' && [...text].every((char) => isDigit(char.charCodeAt(0)) || '.,'.includes(char));

/** Longer texts are no section, name and value. */
const maxLength = 160;

/** Where the two colons are of 'Scheda:Proteine:80 g'; null in a text with fewer or more. */
function colonsIn(text: string): readonly [number, number] | null {
  if (text.length > maxLength) return null;
  const first = text.indexOf(':');
  const second = first < 1 ? -1 : text.indexOf(':', first + 1);
  return second < 0 || text.includes(':', second + 1) ? null : [first, second];
}

/** Whether a text is a section, name and value of anything: 'Generale:Gusto:Vaniglia'. */
export function hasSection(text: string): boolean {
  const [first] = colonsIn(text) ?? [];
  return first !== undefined && nutrientKey(text.slice(0, first).trim()) === undefined;
}

/** Of the sections that are known, 'Ingredienti' and the like have no rows. */
const mayBeOfRows = (kind: string | undefined): boolean =>
  kind === undefined || kind === 'nutrition' || kind === 'other';

/** Whether a text is the section, name and value of a nutrient: 'Valori nutrizionali:Proteine:80 g'. */
export function isSectionRow(text: string): boolean {
  const colons = colonsIn(text);
  if (!colons) return false;
  const [first, second] = colons;
  const section = text.slice(0, first).trim();
  const kind = headings.get(fold(section));
  return (
    nutrientKey(text.slice(first + 1, second).trim()) !== undefined &&
    mayBeOfRows(kind) &&
    nutrientKey(section) === undefined &&
    mayBeAmount(text.slice(second + 1))
  );
}

/** The row of a text with its section; null for any other text. */
export function sectionRow(
  { source, start, end, text }: Cell,
  basis: Heading | null,
): RowFact | null {
  const colons = isSectionRow(text) ? colonsIn(text) : null;
  if (!colons) return null;
  const [first, second] = colons;
  const own = basisOfTitle(text.slice(0, first));
  const name = trimmedCell(source, start + first + 1, start + second);
  const value = trimmedCell(source, start + second + 1, end);
  return { kind: 'row', name, columns: [own ?? basis], cells: [value] };
}
