import { endpoints } from '../api/endpoints.ts';
import type { Product } from '../catalogue/product.ts';
import type { Variant } from '../catalogue/variants/variant.ts';
import { cacheTimes } from './cacheTimes.ts';
import { isGone, isRefused, isTransientFailure, warn } from './errorKinds.ts';
import { loadProductCalls } from './loadCalls.ts';
import { retries, withRetries } from './retryPolicy.ts';
import { useQuery } from './useQuery.ts';

/** `gone`: the API knows it no more, or never did. `failed`: nobody answered. */
export type ListProduct = { product: Product; variants: readonly Variant[] } | 'gone' | 'failed';

export type ListProducts = Readonly<Record<string, ListProduct>>;

/** Of an address somebody may have written `__proto__`. */
export function listProductOf(products: ListProducts, slug: string): ListProduct | undefined {
  return Object.hasOwn(products, slug) ? products[slug] : undefined;
}

/** The products of a list with their variants, by slug or id; undefined while they are awaited. */
export function useListProducts(slugs: readonly string[]): ListProducts | undefined {
  const { data } = useQuery(
    slugs.length === 0 ? null : ['list', ...slugs.toSorted().map(endpoints.product)].join(' '),
    async () =>
      Object.fromEntries(
        await Promise.all(slugs.map(async (slug) => [slug, await loadOne(slug)] as const)),
      ),
    { times: { ...cacheTimes.favourites, freshMs: 0 }, isWorthRetrying: () => false },
  );
  return data;
}

async function loadOne(slug: string): Promise<ListProduct> {
  try {
    const product = await withRetries(
      async () => (await loadProductCalls()).fetchProduct(slug, { warn }),
      retries.query,
      isTransientFailure,
    );
    return { product, variants: product.variants ?? (await variantsOf(slug)) };
  } catch (error) {
    return isGone(error) || isRefused(error) ? 'gone' : 'failed';
  }
}

/** Without them there is nothing to choose; the product stands all the same. */
async function variantsOf(slug: string): Promise<readonly Variant[]> {
  try {
    return (await (await loadProductCalls()).fetchProductDetails(slug, { warn })).variants;
  } catch (error) {
    warn(`No variants of ${slug}: ${String(error)}`);
    return [];
  }
}
