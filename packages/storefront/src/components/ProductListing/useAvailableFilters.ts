import {
  allBrandsOption,
  defaultFilters,
  type Filters,
  ordersOf,
} from '../../catalogue/filterOptions.ts';
import type { NamedOption } from '../../api/listCalls.ts';
import { useBrands } from '../../data/useBrands.ts';
import type { ListQuery } from '../../data/useListQuery.ts';

/**
 * The filters of an address, and the brands on offer for its search. A brand that the listing does
 * not know falls back to the default (docs/rules.md#filters-in-the-address). Only the brands of the
 * whole listing tell: those of a search are fewer, so a brand that is missing there is looked up
 * among all.
 */
export function useOfferedFilters(
  filters: Filters,
  category?: string,
): { filters: Filters; brands: readonly NamedOption[] } {
  const { brandSlug, searchQuery } = filters;
  const found = useBrands({ category, search: searchQuery });
  const isSearch = searchQuery !== '';
  const all = useBrands(isSearch && lacks(found, brandSlug) ? { category } : null);
  const whole = isSearch ? all : found;
  // An answer that is not OK is an empty list, and tells nothing.
  const isUnknown = whole.items.length > 0 && lacks(whole, brandSlug);
  const offered = withOfferedOrder(filters, category);
  return {
    filters: isUnknown ? { ...offered, brandSlug: allBrandsOption.value } : offered,
    brands: found.items,
  };
}

/** An order that the listing does not offer is the default (docs/rules.md#filters-in-the-address). */
function withOfferedOrder(filters: Filters, category: string | undefined): Filters {
  const isOffered = ordersOf(category).some(({ value }) => value === filters.sortBy);
  return isOffered ? filters : { ...filters, sortBy: defaultFilters.sortBy };
}

function lacks({ status, items, isOutdated }: ListQuery<NamedOption>, brandSlug: string): boolean {
  const isTold = status === 'ready' && !isOutdated;
  return (
    isTold && brandSlug !== allBrandsOption.value && !items.some(({ slug }) => slug === brandSlug)
  );
}
