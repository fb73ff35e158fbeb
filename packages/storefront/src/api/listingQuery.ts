import { allergenKeys, isAllergen } from '../catalogue/allergenKeys.ts';
import {
  defaultFilters,
  type Filters,
  isPriceRange,
  isSortBy,
} from '../catalogue/filterOptions.ts';
import { storeIds } from '../contract/storeIds.ts';
import { afterPath } from './endpoints.ts';
import { type ListingParameter, listingParameters } from './listingParameters.ts';

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
  if (filters.avoid.length > 0) query.set('avoid', filters.avoid.join());
  for (const name of filters.avoidIngredients) query.append('avoidIngredient', name);
  if (filters.avoidTraces) query.set('traces', 'avoid');
  if (filters.storeId !== null) query.set('store', String(filters.storeId));
  return query;
}

/** The same as text that can follow a path: '' or '?search=whey&avoid=milk,soybeans'. */
export const toQueryString = (filters: Filters): string => afterPath(toQuery(filters));

/**
 * The inverse. Unknown values fall back to the default here
 * (docs/rules.md#filters-in-the-address) and are named by `unknownQueryValues` for the backend,
 * which refuses them.
 */
export function fromQuery(query: URLSearchParams): Filters {
  const { brand, priceRange, sortBy, avoid, ingredients, traces, store } = readQuery(query);
  return {
    searchQuery: (query.get('search') ?? '').trim(),
    brandSlug: brand === '' ? defaultFilters.brandSlug : brand,
    priceRange: isPriceRange(priceRange) ? priceRange : defaultFilters.priceRange,
    sortBy: isSortBy(sortBy) ? sortBy : defaultFilters.sortBy,
    // In one order, each once: equal filters are one address.
    avoid: allergenKeys.filter((key) => avoid.includes(key)),
    avoidIngredients: ingredients.filter(isIngredientText).slice(0, maxAvoidIngredients),
    avoidTraces: traces === 'avoid',
    storeId: storeIds.find((id) => String(id) === store) ?? null,
  };
}

/** Nobody avoids more by name; each is compared with every ingredient of every label. */
export const maxAvoidIngredients = 20;
export const maxIngredientLetters = 80;

export const isIngredientText = (text: string): boolean =>
  text.length <= maxIngredientLetters && /[\p{L}\p{N}]/u.test(text);

type CheckedParameter = Exclude<ListingParameter, 'search' | 'brand'>;

const isChecked = (name: ListingParameter): name is CheckedParameter =>
  name !== 'search' && name !== 'brand';

/** The parameters whose value `fromQuery` cannot use; an empty value counts as left out. */
export function unknownQueryValues(query: URLSearchParams): CheckedParameter[] {
  const { priceRange, sortBy, avoid, ingredients, traces, store } = readQuery(query);
  const isUnknown: Readonly<Record<CheckedParameter, boolean>> = {
    priceRange: priceRange !== '' && !isPriceRange(priceRange),
    sortBy: sortBy !== '' && !isSortBy(sortBy),
    avoid: !avoid.every(isAllergen),
    avoidIngredient:
      ingredients.length > maxAvoidIngredients || !ingredients.every(isIngredientText),
    traces: traces !== '' && traces !== 'avoid',
    store: store !== '' && !storeIds.some((id) => String(id) === store),
  };
  return listingParameters.filter(isChecked).filter((name) => isUnknown[name]);
}

function readQuery(query: URLSearchParams) {
  const valueOf = (name: string) => (query.get(name) ?? '').trim();
  const priceRange = valueOf('priceRange');
  return {
    brand: valueOf('brand'),
    // An unencoded plus sign arrives as a blank, which the trim has taken off: `priceRange=100+`.
    priceRange: priceRange === '100' ? '100+' : priceRange,
    sortBy: valueOf('sortBy'),
    avoid: itemsOf(query.getAll('avoid').flatMap((list) => list.split(','))),
    ingredients: itemsOf(query.getAll('avoidIngredient')),
    traces: valueOf('traces'),
    store: valueOf('store'),
  };
}

/** Each item once, trimmed; empty ones are left out. */
const itemsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
];
