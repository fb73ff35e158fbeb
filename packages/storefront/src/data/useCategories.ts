import { endpoints } from '../api/endpoints.ts';
import type { NamedOption } from '../api/listCalls.ts';
import { cacheTimes } from './cacheTimes.ts';
import { warn } from './errorKinds.ts';
import { loadListCalls } from './loadCalls.ts';
import { type ListQuery, useListQuery } from './useListQuery.ts';

/**
 * GET /api/categories; called only while the category filter is shown (docs/rules.md#call-list),
 * else loading.
 */
export function useCategories({ isShown }: { isShown: boolean }): ListQuery<NamedOption> {
  return useListQuery(
    'categories',
    isShown ? endpoints.categories : null,
    async () => (await loadListCalls()).fetchCategories({ warn }),
    cacheTimes.categories,
  );
}
