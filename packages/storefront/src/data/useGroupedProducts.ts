import { endpoints } from '../api/endpoints.ts';
import type { ProductGroup } from '../catalogue/groupedProducts.ts';
import { cacheTimes } from './cacheTimes.ts';
import { isTransientFailure, warn } from './errorKinds.ts';
import { loadGroupsCall } from './loadCalls.ts';
import { useQuery } from './useQuery.ts';

export type GroupList = {
  status: 'loading' | 'failed' | 'ready';
  groups: readonly ProductGroup[];
  retry: () => void;
};

/** GET /api/products-grouped/{category}. Without a category nothing is asked and it stays loading. */
export function useGroupedProducts(categorySlug: string | undefined): GroupList {
  const category = categorySlug ?? '';
  const { status, data, retry } = useQuery(
    category === '' ? null : endpoints.groupedProducts(category),
    async () => (await loadGroupsCall()).fetchGroupedProducts(category, { warn }),
    { times: cacheTimes.groups, isWorthRetrying: isTransientFailure },
  );
  return { status, groups: data ?? [], retry };
}
