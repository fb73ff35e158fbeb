import { fieldOf } from './fields.ts';
import { fold } from '../../text/fold.ts';
import { headings } from '../../text/sectionNames.ts';

/** Titles of what a product contains or may contain, with the fields that say the same. */
export const statementTitles: ReadonlyMap<string, string> = new Map([
  ['allergeni', 'allergeni'],
  ['allergens', 'allergeni'],
  ['tracce', 'tracce'],
  ['traces', 'tracce'],
  ['puo contenere', 'tracce'],
  ['may contain', 'tracce'],
]);

/** The kind of section that a title names: one of a label, or a field of statements. */
export function kindOfTitle(title: unknown): string | undefined {
  const folded = typeof title === 'string' ? fold(title) : '';
  const kind = statementTitles.get(folded) ?? headings.get(folded);
  if (kind !== undefined || typeof title !== 'string') return kind;
  // `key: 'pa_ingredienti'`
  return fieldOf(title) === 'ingredienti' ? 'ingredients' : undefined;
}
