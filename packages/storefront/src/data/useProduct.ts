import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { endpoints } from '../api/endpoints.ts';
import type { Product } from '../catalogue/product.ts';
import { cacheTimes } from './cacheTimes.ts';
import { isGone, isTransientFailure, warn } from './errorKinds.ts';
import { listedProduct } from './listedProduct.ts';
import { loadProductCalls } from './loadCalls.ts';
import { useQuery } from './useQuery.ts';

export type ProductQuery =
  | { status: 'loading' | 'failed'; product?: undefined; retry: () => void }
  | { status: 'ready'; product: Product; retry: () => void };

/**
 * GET /api/product/{slug}, by slug or id. Without one nothing is called, and there is no product
 * (docs/rules.md#call-list). Who comes from a list sees the product at once, as the list has it,
 * while it is asked for. What is shown stays when its refresh fails, unless the API says that there
 * is no such product.
 */
export function useProduct(slugOrId: string | undefined): ProductQuery {
  const slug = slugOrId ?? '';
  const { cache } = useSWRConfig();
  const known = useMemo(() => listedProduct(cache, slug), [cache, slug]);
  const { status, data, error, retry } = useQuery(
    slug === '' ? null : endpoints.product(slug),
    async () => (await loadProductCalls()).fetchProduct(slug, { warn }),
    { times: cacheTimes.product, isWorthRetrying: isTransientFailure, known },
  );
  if (status === 'ready' && !isGone(error)) return { status, product: data, retry };
  return { status: status === 'loading' && slug !== '' ? status : 'failed', retry };
}
