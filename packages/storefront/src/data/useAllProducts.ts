import { endpoints } from '../api/endpoints.ts';
import type { Product } from '../catalogue/product.ts';
import { defaultFilters } from '../catalogue/filterOptions.ts';
import { toQueryString } from '../api/listingQuery.ts';
import { cacheTimes } from './cacheTimes.ts';
import { warn } from './errorKinds.ts';
import { loadListCalls } from './loadCalls.ts';
import { type ListQuery, useListQuery } from './useListQuery.ts';

/**
 * The whole catalogue, as `useProducts` asks for it. A source of its own: a module that the home page and
 * the lists share would be one request more on every list.
 */
export function useAllProducts(): ListQuery<Product> {
  return useListQuery(
    'products',
    endpoints.products(toQueryString(defaultFilters)),
    async () => (await loadListCalls()).fetchProducts(defaultFilters, { warn }),
    cacheTimes.products,
  );
}
