import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { endpoints } from '../api/endpoints.ts';
import { ApiError } from '../api/errors.ts';
import { deferred } from '../browser/deferred.ts';
import type { ComparedLabel } from '../catalogue/comparison/comparedLabel.ts';
import type { Product } from '../catalogue/product.ts';
import type { Variant } from '../catalogue/variants/variant.ts';
import { cacheTimes } from './cacheTimes.ts';
import { isTransientFailure, warn } from './errorKinds.ts';
import { listedProduct } from './listedProduct.ts';
import { loadProductCalls } from './loadCalls.ts';
import { useQuery } from './useQuery.ts';

/** A product of the comparison; `gone`: the catalogue knows it no more. */
export type ComparedProduct =
  | { status: 'loading' | 'failed' | 'gone'; slug: string; retry: () => void }
  | {
      status: 'ready';
      slug: string;
      product: Product;
      variants: readonly Variant[];
      /** undefined while it is on its way; null where there is none that can be read. */
      label: ComparedLabel | null | undefined;
      retry: () => void;
    };

type ReadDetails = { variants: readonly Variant[]; label: ComparedLabel | undefined };

/**
 * GET /api/product/{slug} and its details, the product as a list has it until then. Without a slug
 * nothing is asked: a comparison calls it once for each of its four places.
 */
export function useComparedProduct(slug: string | undefined): ComparedProduct | null {
  const path = slug === undefined ? '' : endpoints.product(slug);
  const { cache } = useSWRConfig();
  const known = useMemo(() => listedProduct(cache, slug ?? ''), [cache, slug]);
  const asked = useQuery(
    slug === undefined ? null : path,
    async () => (await loadProductCalls()).fetchProduct(slug ?? '', { warn }),
    { times: cacheTimes.compared, isWorthRetrying: isTransientFailure, known },
  );
  const product = asked.data;
  const details = useQuery(
    slug === undefined || product === undefined ? null : `compared ${path}`,
    async () => readDetails(slug ?? '', product),
    { times: cacheTimes.compared, isWorthRetrying: isTransientFailure },
  );
  if (slug === undefined) return null;
  const { retry } = asked;
  if (isRefused(asked.error)) return { status: 'gone', slug, retry };
  if (product === undefined) {
    return { status: asked.status === 'loading' ? 'loading' : 'failed', slug, retry };
  }
  return {
    status: 'ready',
    slug,
    product,
    variants: product.variants ?? details.data?.variants ?? noVariants,
    label: details.status === 'loading' ? undefined : (details.data?.label ?? null),
    retry,
  };
}

/** Not in the catalogue, or no name that could be: whatever the address says, it is no product. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500;

const noVariants: readonly Variant[] = [];

const reader = deferred(() => import('../catalogue/comparison/readComparedLabel.ts'), {
  when: 'interaction',
});

/** A label that the API has not read is read here; only then is the parser fetched. */
async function readDetails(slug: string, product: Product | undefined): Promise<ReadDetails> {
  const { fetchComparedDetails } = await loadProductCalls();
  const { label, details } = await fetchComparedDetails(slug, { warn });
  const { variants } = details;
  if (label !== undefined || product === undefined) return { variants, label };
  const { readComparedLabel } = await reader.load();
  const own = product.variants ?? variants;
  return { variants, label: readComparedLabel(product, own, details) };
}
