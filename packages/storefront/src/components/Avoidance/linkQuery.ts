import { toQueryString } from '../../api/listingQuery.ts';
import { defaultFilters, type Filters, isAvoiding } from '../../catalogue/filterOptions.ts';

/** What a product page has to know of the filters of the list that led to it. */
export function linkQueryOf(filters: Filters): string {
  const { avoid, avoidIngredients, avoidTraces } = filters;
  return isAvoiding(filters)
    ? toQueryString({ ...defaultFilters, avoid, avoidIngredients, avoidTraces })
    : '';
}
