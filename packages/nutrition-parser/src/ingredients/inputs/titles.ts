import { fold } from '../../text/fold.ts';
import { headings } from '../../document/headings.ts';
import { fieldOf, listFields } from './fields.ts';

/** Titles of what a product contains or may contain, with the fields that say the same. */
export const statementTitles: ReadonlyMap<string, string> = new Map([
  ['allergeni', 'allergeni'],
  ['allergens', 'allergeni'],
  ['tracce', 'tracce'],
  ['traces', 'tracce'],
  ['puo contenere', 'tracce'],
  ['may contain', 'tracce'],
]);

/** The names of fields that hold lists, as titles: 'ingredients text'. */
const listTitles: ReadonlySet<string> = new Set(
  listFields.map((field) => field.replaceAll('_', ' ')),
);

/** The kind of section that a title names: one of a label, or a field of statements. */
export function kindOfTitle(title: unknown): string | undefined {
  const folded = typeof title === 'string' ? fold(title) : '';
  const kind = statementTitles.get(folded) ?? headings.get(folded);
  if (kind !== undefined || typeof title !== 'string') return kind;
  // `key: 'pa_ingredienti'`
  const isList = listTitles.has(folded) || fieldOf(title) === 'ingredienti';
  return isList ? 'ingredients' : undefined;
}
