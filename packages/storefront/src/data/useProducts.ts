import { endpoints } from '../api/endpoints.ts';
import { toQueryString } from '../api/listingQuery.ts';
import { defaultFilters, type Filters } from '../catalogue/filterOptions.ts';
import type { Product } from '../catalogue/product.ts';
import { cacheTimes } from './cacheTimes.ts';
import { warn } from './errorKinds.ts';
import { loadListCalls } from './loadCalls.ts';
import { type ListQuery, useListQuery } from './useListQuery.ts';

/** GET /api/products: the whole catalogue, filtered. Without filters nothing is asked and it stays loading. */
export function useProducts(filters: Filters | undefined): ListQuery<Product> {
  return useListQuery(
    'products',
    filters === undefined ? null : endpoints.products(toQueryString(filters)),
    async () => (await loadListCalls()).fetchProducts(filters ?? defaultFilters, { warn }),
    cacheTimes.products,
  );
}
