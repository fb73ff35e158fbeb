import { listEndpoints } from '../api/listEndpoints.ts';
import type { Filters } from '../catalogue/filterOptions.ts';
import { cacheTimes } from './cacheTimes.ts';
import { warn } from './errorKinds.ts';
import { loadCalls } from './loadCalls.ts';
import { useListQuery } from './useListQuery.ts';
import type { ProductList } from './useProducts.ts';

/** GET /api/products/{category}, filtered. Without a slug nothing is asked and it stays loading. */
export function useCategoryProducts(slug: string | undefined, filters: Filters): ProductList {
  const category = slug ?? '';
  const { items, ...list } = useListQuery(
    `products of ${category}`,
    category === '' ? null : listEndpoints.categoryProducts(category, filters),
    async () => (await loadCalls()).fetchCategoryProducts(category, filters, { warn }),
    cacheTimes.categoryProducts,
  );
  return { ...list, products: items };
}
