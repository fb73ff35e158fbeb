import { endpoints } from '../api/endpoints.ts';
import type { ProductDetails } from '../catalogue/details.ts';
import type { Product } from '../catalogue/product.ts';
import { cacheTimes } from './cacheTimes.ts';
import { isTransientFailure, warn } from './errorKinds.ts';
import { loadProductCalls } from './loadCalls.ts';
import { useQuery } from './useQuery.ts';

export type DetailsQuery =
  | { status: 'loading' | 'failed'; details?: undefined; retry: () => void }
  | { status: 'ready'; details: ProductDetails; retry: () => void };

/**
 * GET /api/product/{slug}/details, for the slug of the address. Called only once the product has
 * loaded (docs/rules.md#call-list): until then it is `loading`.
 */
export function useProductDetails(
  slugOrId: string | undefined,
  product: Product | undefined,
): DetailsQuery {
  const slug = slugOrId ?? '';
  const { status, data, retry } = useQuery(
    slug === '' || product === undefined ? null : endpoints.productDetails(slug),
    async () => (await loadProductCalls()).fetchProductDetails(slug, { warn }),
    { times: cacheTimes.details, isWorthRetrying: isTransientFailure },
  );
  return status === 'ready' ? { status, details: data, retry } : { status, retry };
}
