import type { NamedOption } from '../api/calls.ts';
import { type BrandQuery, endpoints } from '../api/endpoints.ts';
import { cacheTimes } from './cacheTimes.ts';
import { warn } from './failures.ts';
import { loadCalls } from './loadCalls.ts';
import { useListQuery } from './useListQuery.ts';

export type BrandList = {
  status: 'loading' | 'failed' | 'ready';
  brands: readonly NamedOption[];
  retry: () => void;
};

/** GET /api/brands: the brands of a category and a search. The old ones stay while new ones load. */
export function useBrands(query: BrandQuery = {}): BrandList {
  const { status, items, retry } = useListQuery(
    `brands of ${query.category ?? ''}`,
    endpoints.brands(query),
    async () => (await loadCalls()).fetchBrands(query, { warn }),
    cacheTimes.brands,
  );
  return { status, brands: items, retry };
}
