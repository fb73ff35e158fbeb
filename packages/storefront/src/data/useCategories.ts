import type { NamedOption } from '../api/calls.ts';
import { listEndpoints } from '../api/listEndpoints.ts';
import { cacheTimes } from './cacheTimes.ts';
import { warn } from './errorKinds.ts';
import { loadCalls } from './loadCalls.ts';
import { useListQuery } from './useListQuery.ts';

export type CategoryList = {
  status: 'loading' | 'failed' | 'ready';
  categories: readonly NamedOption[];
  retry: () => void;
};

/**
 * GET /api/categories; called only while the category filter is shown (docs/rules.md#call-list),
 * else loading.
 */
export function useCategories({ isShown }: { isShown: boolean }): CategoryList {
  const { status, items, retry } = useListQuery(
    'categories',
    isShown ? listEndpoints.categories : null,
    async () => (await loadCalls()).fetchCategories({ warn }),
    cacheTimes.categories,
  );
  return { status, categories: items, retry };
}
