import type { Allergen } from '@vetta/nutrition-parser';
import { wordsOf } from '../catalogue/foldText.ts';
import { allergenWords, isVegan, readAvoidance } from '../avoid/claims/searchClaims.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { claimedPhrases } from './search.ts';
import { labelsOf } from './labels/labelIndex.ts';

/** Of the fourteen those that come of animals. */
const animal: readonly Allergen[] = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'];

const allergenOf = (name: string): Allergen[] => {
  const allergen = Object.hasOwn(allergenWords, name) ? allergenWords[name] : undefined;
  return allergen === undefined ? [] : [allergen];
};

/**
 * Whether a label names what the search wants left out: a claim that its own label contradicts, or
 * weakens by traces, finds nothing (docs/rules.md#search-claims). Milk without lactose is milk: of
 * lactose only an ingredient of that name contradicts. Traces make nothing less vegan.
 */
export function contradiction(
  index: CatalogueIndex,
  searchQuery: string,
): (place: number) => boolean {
  const reading = readAvoidance(searchQuery);
  const avoided = reading?.avoided ?? [];
  // 'senza glutne' is read as the claims that it finds.
  const names = new Set(
    avoided.flatMap(({ text, allergen }) =>
      allergen === undefined ? [text, ...claimedPhrases(index.search, text)] : [text],
    ),
  );
  const allergens = [...names].flatMap((name) => (name === 'lattosio' ? [] : allergenOf(name)));
  const asksVegan = (reading?.words ?? wordsOf(searchQuery)).some(isVegan);
  if (avoided.length === 0 && !asksVegan) return () => false;
  const labels = labelsOf(index);
  return (place) => {
    const facts = labels.at(place)?.facts;
    if (facts === undefined) return false;
    const { contains, traces, ingredients } = facts;
    return (
      allergens.some((allergen) => contains.includes(allergen) || traces.includes(allergen)) ||
      (asksVegan && animal.some((allergen) => contains.includes(allergen))) ||
      ingredients.some((name) => names.has(wordsOf(name).join(' ')))
    );
  };
}
