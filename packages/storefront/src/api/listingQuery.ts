import {
  defaultFilters,
  type Filters,
  isPriceRange,
  isSortBy,
} from '../catalogue/filterOptions.ts';

/**
 * Filters as the query of a listing, under the API's names: the same in the address bar, in the
 * calls of the front end and in the backend that answers them
 * (docs/rules.md#filters-in-the-address).
 */

/**
 * Leaves defaults out and trims the search (docs/rules.md#search-text). `100+` comes out as
 * `100%2B`.
 */
export function toQuery(filters: Filters): URLSearchParams {
  const query = new URLSearchParams();
  const search = filters.searchQuery.trim();
  if (search !== '') query.set('search', search);
  if (filters.brandSlug !== defaultFilters.brandSlug) query.set('brand', filters.brandSlug);
  if (filters.priceRange !== defaultFilters.priceRange) query.set('priceRange', filters.priceRange);
  if (filters.sortBy !== defaultFilters.sortBy) query.set('sortBy', filters.sortBy);
  return query;
}

/** The same as text that can follow a path: '' or '?search=whey&sortBy=price-asc'. */
export function toQueryString(filters: Filters): string {
  const query = toQuery(filters).toString();
  return query === '' ? '' : `?${query}`;
}

/**
 * The inverse. Unknown price ranges and sort orders fall back to the default here
 * (docs/rules.md#filters-in-the-address) and are named by `unknownQueryValues` for the backend,
 * which refuses them.
 */
export function fromQuery(query: URLSearchParams): Filters {
  const { brand, priceRange, sortBy } = readQuery(query);
  return {
    searchQuery: (query.get('search') ?? '').trim(),
    brandSlug: brand === '' ? defaultFilters.brandSlug : brand,
    priceRange: isPriceRange(priceRange) ? priceRange : defaultFilters.priceRange,
    sortBy: isSortBy(sortBy) ? sortBy : defaultFilters.sortBy,
  };
}

/** The parameters whose value `fromQuery` cannot use; an empty value counts as left out. */
export function unknownQueryValues(query: URLSearchParams): ('priceRange' | 'sortBy')[] {
  const { priceRange, sortBy } = readQuery(query);
  const unknown: ('priceRange' | 'sortBy')[] = [];
  if (priceRange !== '' && !isPriceRange(priceRange)) unknown.push('priceRange');
  if (sortBy !== '' && !isSortBy(sortBy)) unknown.push('sortBy');
  return unknown;
}

function readQuery(query: URLSearchParams) {
  const priceRange = (query.get('priceRange') ?? '').trim();
  return {
    brand: (query.get('brand') ?? '').trim(),
    // An unencoded plus sign arrives as a blank, which the trim has taken off: `priceRange=100+`.
    priceRange: priceRange === '100' ? '100+' : priceRange,
    sortBy: (query.get('sortBy') ?? '').trim(),
  };
}
