import { endpoints } from '../api/endpoints.ts';
import { toQueryString } from '../api/listingQuery.ts';
import type { Filters } from '../catalogue/filterOptions.ts';
import type { Product } from '../catalogue/product.ts';
import { cacheTimes } from './cacheTimes.ts';
import { warn } from './errorKinds.ts';
import { loadListCalls } from './loadCalls.ts';
import { type ListQuery, useListQuery } from './useListQuery.ts';

/** GET /api/products/{category}, filtered. Without a slug nothing is asked and it stays loading. */
export function useCategoryProducts(
  slug: string | undefined,
  filters: Filters,
): ListQuery<Product> {
  const category = slug ?? '';
  return useListQuery(
    `products of ${category}`,
    category === '' ? null : endpoints.categoryProducts(category, toQueryString(filters)),
    async () => (await loadListCalls()).fetchCategoryProducts(category, filters, { warn }),
    cacheTimes.categoryProducts,
  );
}
