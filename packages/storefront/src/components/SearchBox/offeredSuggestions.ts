import { checkListing } from '../../avoid/label/checkListing.ts';
import type { Filters } from '../../catalogue/filterOptions.ts';
import type { Day } from '../../catalogue/offer/day.ts';
import type { Product } from '../../catalogue/product.ts';
import { type Suggestions, suggestionsOf } from './suggestions.ts';

/**
 * What a search offers of the products whose label names nothing of what is avoided
 * (docs/rules.md#avoid-check); null where that is none.
 */
export function offeredSuggestions(
  products: readonly Product[],
  brands: readonly { slug: string; name: string }[],
  query: string,
  avoidance: Filters,
  day: Day | null,
): Suggestions | null {
  const { shown } = checkListing(products, avoidance);
  return shown.length === 0 ? null : suggestionsOf(shown, brands, query, day);
}
