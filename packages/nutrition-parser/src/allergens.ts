import { saidIn } from './allergens/lines.ts';
import type { AllergenFinding } from './model.ts';
import { readSource } from './text/clean.ts';
import { maxInputLength } from './text/limits.ts';
import { spanOf } from './text/source.ts';

export { findAllergens } from './allergens/findAllergens.ts';
export { type Finding } from './allergens/names.ts';
export { allergenNames, allergens } from './allergens/words.ts';
export type { Allergen, AllergenFinding, Span } from './model.ts';

/**
 * The allergens of a list of ingredients with its statements, as text: what it names is contained
 * unless it says otherwise. For whoever needs neither tables nor the items of the list; what
 * `parseIngredients` tells of exemptions by the item above ('supporto: gelatina di pesce') it does not know.
 */
export function allergensOfList(list: string): Omit<AllergenFinding, 'quote' | 'source'>[] {
  const source = readSource(list.slice(0, maxInputLength));
  return saidIn(source.text, 'contains').flatMap(({ allergen, says, start, end }) =>
    says === 'denied' ? [] : [{ allergen, presence: says, span: spanOf(source, start, end) }],
  );
}
