import { type BrandQuery, endpoints } from '../api/endpoints.ts';
import type { NamedOption } from '../api/listCalls.ts';
import { cacheTimes } from './cacheTimes.ts';
import { warn } from './errorKinds.ts';
import { loadListCalls } from './loadCalls.ts';
import { type ListQuery, useListQuery } from './useListQuery.ts';

/**
 * GET /api/brands: the brands of a category and a search. The old ones stay while new ones load.
 * null asks nothing and stays loading.
 */
export function useBrands(query: BrandQuery | null): ListQuery<NamedOption> {
  return useListQuery(
    `brands of ${query?.category ?? ''}`,
    query === null ? null : endpoints.brands(query),
    async () => (await loadListCalls()).fetchBrands(query ?? {}, { warn }),
    cacheTimes.brands,
  );
}
