import type { NamedOption } from '../api/calls.ts';
import { type BrandQuery, listEndpoints } from '../api/listEndpoints.ts';
import { cacheTimes } from './cacheTimes.ts';
import { warn } from './errorKinds.ts';
import { loadCalls } from './loadCalls.ts';
import { useListQuery } from './useListQuery.ts';

export type BrandList = {
  status: 'loading' | 'failed' | 'ready';
  brands: readonly NamedOption[];
  /** Those of the search before. */
  isOutdated: boolean;
  retry: () => void;
};

/**
 * GET /api/brands: the brands of a category and a search. The old ones stay while new ones load.
 * null asks nothing and stays loading.
 */
export function useBrands(query: BrandQuery | null): BrandList {
  const { items, ...list } = useListQuery(
    `brands of ${query?.category ?? ''}`,
    query === null ? null : listEndpoints.brands(query),
    async () => (await loadCalls()).fetchBrands(query ?? {}, { warn }),
    cacheTimes.brands,
  );
  return { ...list, brands: items };
}
