import { endpoints } from '../api/endpoints.ts';
import type { Product } from '../catalogue/product.ts';
import type { Shelf } from '../contract/label.ts';
import { cacheTimes } from './cacheTimes.ts';
import { warn } from './errorKinds.ts';
import { loadProductCalls } from './loadCalls.ts';
import { useQuery } from './useQuery.ts';

/** Under the address of the details that name them. */
export const shelfKey = (slugOrId: string): string => `${endpoints.productDetails(slugOrId)}#shelf`;

/** The products on a shelf as the API knows them; those it does not have are left out. */
export function useShelfProducts(slugOrId: string, shelf: Shelf): readonly Product[] {
  const slugs = shelf.items.map(({ slug }) => slug);
  const { data } = useQuery(
    shelfKey(slugOrId),
    async () => (await loadProductCalls()).fetchShelfProducts(slugs, { warn }),
    { times: cacheTimes.compared, isWorthRetrying: () => false },
  );
  return data ?? [];
}
