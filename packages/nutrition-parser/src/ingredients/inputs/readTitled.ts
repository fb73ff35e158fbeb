import { withoutEmphasis } from '../emphasis.ts';
import { readSource } from '../../text/clean.ts';
import { keyPairsIn } from '../../nutrition/objects/spread.ts';
import { readStatements } from './readStatements.ts';
import { fieldOf, keysByField } from './fields.ts';
import { kindOfTitle, statementTitles } from './titles.ts';
import { placeOf, type ListState, type Place } from './state.ts';

const titleKeys =
  'title titolo name nome label etichetta heading key chiave attribute attribute_code attribute_name property_id property_name property proprieta feature attributo voce section_name field campo code codice sezione section header intestazione caption section_title k l tipo type slug'.split(
    ' ',
  );
const titleFields = new Set(titleKeys);
const bodyKeys =
  'content contenuto body text testo value valore html description descrizione options opzioni values valori attribute_value feature_value items lista list elenco voci righe rows lines v'.split(
    ' ',
  );

function ownKey(item: Record<string, unknown>, fields: readonly string[]): string | undefined {
  const keys = keysByField(item);
  const field = fields.find((name) => keys.has(name));
  return field === undefined ? undefined : keys.get(field);
}

/** What a section says that it holds; undefined where none of its titles does. */
function kindOf(item: Record<string, unknown>): string | undefined {
  const keys = keysByField(item);
  return titleKeys
    .map((field) => kindOfTitle(item[keys.get(field) ?? '']))
    .find((kind) => kind !== undefined);
}

export const isTitledList = (item: Record<string, unknown>): boolean =>
  kindOf(item) === 'ingredients';

/** Longer values are no titles. */
const maxTitle = 40;

/** The only key of a section whose value is neither its title nor short: `{ heading, paragraphs: […] }`. */
function bodyKeyOf(item: Record<string, unknown>): string | undefined {
  const bodies = Object.keys(item).filter((key) => {
    const value = item[key];
    if (typeof value !== 'string') return Array.isArray(value);
    return value.includes(',') || (value.length > maxTitle && !titleFields.has(fieldOf(key)));
  });
  return bodies.length === 1 ? bodies[0] : undefined;
}

/**
 * Reads a section of a page, or an attribute of a product, whose kind is the value of a field:
 *
 *     { title: 'Ingredienti', content: 'avena, latte' }
 *     { name: 'Allergeni', value: 'latte' }
 *
 * @returns false where the object is no such section.
 */
export function readTitled(item: Record<string, unknown>, place: Place, state: ListState): boolean {
  const kind = kindOf(item);
  const key = kind === undefined ? undefined : (ownKey(item, bodyKeys) ?? bodyKeyOf(item));
  if (kind === undefined || key === undefined) return false;
  readSection(kind, item[key], placeOf(place, key), state);
  return true;
}

function readSection(kind: string, body: unknown, place: Place, state: ListState): void {
  if (kind === 'ingredients') state.read(body, place, state);
  else if (typeof body === 'string') {
    const field = kind === 'warnings' ? 'avvertenze' : statementTitles.get(kind);
    if (field !== undefined) readStatements(withoutEmphasis(readSource(body)).text, field, state);
  }
}

/** Reads the sections whose titles and texts are spread over one object: `{ tab_1_titolo, tab_1_testo }`. */
export function readKeyPairs(item: Record<string, unknown>, place: Place, state: ListState): void {
  for (const { name, value } of keyPairsIn(Object.keys(item))) {
    const kind = kindOfTitle(item[name]);
    if (kind !== undefined) readSection(kind, item[value], placeOf(place, value), state);
  }
}
