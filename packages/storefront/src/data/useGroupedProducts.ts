import { endpoints } from '../api/endpoints.ts';
import type { ProductGroup } from '../catalogue/groupedProducts.ts';
import { cacheTimes } from './cacheTimes.ts';
import { isTransientFailure, warn } from './errorKinds.ts';
import { loadListCalls } from './loadCalls.ts';
import type { ListQuery } from './useListQuery.ts';
import { useQuery } from './useQuery.ts';

/** GET /api/products-grouped/{category}. Without a category nothing is asked and it stays loading. */
export function useGroupedProducts(
  categorySlug: string | undefined,
): Pick<ListQuery<ProductGroup>, 'status' | 'items' | 'retry'> {
  const category = categorySlug ?? '';
  const { status, data, retry } = useQuery(
    category === '' ? null : endpoints.groupedProducts(category),
    async () => (await loadListCalls()).fetchGroupedProducts(category, { warn }),
    { times: cacheTimes.groups, isWorthRetrying: isTransientFailure },
  );
  return { status, items: data ?? [], retry };
}
