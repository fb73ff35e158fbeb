import { fold } from '../../text/fold.ts';
import { headings } from '../../text/sectionNames.ts';
import { readStatements } from './readStatements.ts';
import { placeOf, type ListState, type Place } from './state.ts';

const titleKeys =
  'title titolo name nome label etichetta heading key chiave attribute attribute_code attribute_name code codice k l'.split(
    ' ',
  );
const bodyKeys =
  'content contenuto body text testo value valore html description descrizione options opzioni values valori attribute_value v'.split(
    ' ',
  );

const statementKinds = new Set(['warnings', 'allergeni', 'tracce']);

const ownKey = (item: Record<string, unknown>, keys: readonly string[]): string | undefined =>
  keys.find((key) => Object.hasOwn(item, key));

/** What a section says that it holds: a kind of section, 'allergeni' or 'tracce'; else undefined. */
function kindOf(item: Record<string, unknown>): string | undefined {
  const title = item[ownKey(item, titleKeys) ?? ''];
  if (typeof title !== 'string') return undefined;
  const folded = fold(title);
  return folded === 'allergeni' || folded === 'tracce' ? folded : headings.get(folded);
}

export const isTitledList = (item: Record<string, unknown>): boolean =>
  kindOf(item) === 'ingredients';

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
  const key = ownKey(item, bodyKeys);
  if (kind === undefined || key === undefined) return false;
  const body = item[key];
  if (kind === 'ingredients') state.read(body, placeOf(place, key), state);
  else if (typeof body === 'string' && statementKinds.has(kind))
    readStatements(body, kind === 'warnings' ? 'avvertenze' : kind, state);
  return true;
}
