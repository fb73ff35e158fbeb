import { listEndpoints } from '../api/listEndpoints.ts';
import { defaultFilters, type Filters } from '../catalogue/filterOptions.ts';
import type { Product } from '../catalogue/product.ts';
import { cacheTimes } from './cacheTimes.ts';
import { warn } from './errorKinds.ts';
import { loadCalls } from './loadCalls.ts';
import { useListQuery } from './useListQuery.ts';

export type ProductList = {
  status: 'loading' | 'failed' | 'ready';
  products: readonly Product[];
  /** The products answer the filters before: draw them as busy, and announce no count. */
  isOutdated: boolean;
  /** The answer was not OK, and counts as an empty list (docs/rules.md#list-answers). */
  isRefused: boolean;
  retry: () => void;
};

/** GET /api/products: the whole catalogue, filtered. Without filters nothing is asked and it stays loading. */
export function useProducts(filters: Filters | undefined): ProductList {
  const { items, ...list } = useListQuery(
    'products',
    filters === undefined ? null : listEndpoints.products(filters),
    async () => (await loadCalls()).fetchProducts(filters ?? defaultFilters, { warn }),
    cacheTimes.products,
  );
  return { ...list, products: items };
}
