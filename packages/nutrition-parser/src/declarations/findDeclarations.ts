import type { Allergen } from '../lexicon/allergens.ts';
import { Found, type Declaration } from './Found.ts';
import { readGuarded } from '../document/guard.ts';
import { subjectOf } from './subjectOf.ts';
import { ValueReader } from './ValueReader.ts';

/** What a product declares, wherever it says so. */
export type Declarations = {
  contains: Allergen[];
  traces: Allergen[];
  /** Each with the words that say so. */
  declarations: Declaration[];
};

/** Characters and fields that are read: several labels of the greatest length. */
const most = 4_000_000;

const allergensOf = (all: readonly Declaration[], says: Declaration['says']): Allergen[] => [
  ...new Set(all.filter((each) => each.says === says).map(({ allergen }) => allergen)),
];

/**
 * Finds the allergens that any value of JSON declares: a product of a feed with all its texts, fields
 * and lists. Reads statements ('Può contenere tracce di latte'), titles with what is below or
 * beside them, answers of tables and maps (`{ latte: true, soia: 'no' }`), fields that are named after
 * what they say (`allergeni`, `mayContain`) and lists of ingredients behind their marker. What merely
 * names a food declares nothing, and what is denied is not there. Never throws.
 */
export function findDeclarations(value: unknown): Declarations {
  const found = new Found(most);
  readGuarded(value, (input, entered) =>
    new ValueReader(found, entered).read(input, { says: null, lead: '', depth: 0 }),
  );
  const declarations = found.all();
  return {
    contains: allergensOf(declarations, 'contains'),
    traces: allergensOf(declarations, 'traces'),
    declarations,
  };
}

/** What a field by this name declares of all that is in it; null where its name says nothing. */
export function declaredBy(field: string): Declaration['says'] | null {
  const { says } = subjectOf(field);
  return says === 'denied' ? null : says;
}
