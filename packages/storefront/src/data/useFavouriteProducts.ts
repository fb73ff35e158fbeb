import { useState } from 'react';
import { type Cache, type ScopedMutator, useSWRConfig } from 'swr';
import { endpoints } from '../api/endpoints.ts';
import type { Favourite } from '../catalogue/storedFavourites.ts';
import type { Product } from '../catalogue/product.ts';
import { slugOrId } from '../catalogue/productLink.ts';
import { cacheTimes } from './cacheTimes.ts';
import { isGone, isTransientFailure, warn } from './errorKinds.ts';
import { loadProductCalls } from './loadCalls.ts';
import { retries, withRetries } from './retryPolicy.ts';
import { ageMs, useQuery } from './useQuery.ts';

type Named = Pick<Favourite, 'id' | 'slug'>;

export type FavouriteItem<Item extends Named = Favourite> = {
  favourite: Item;
  /** As the API knows it now; undefined: the stored copy is all there is. */
  product: Product | undefined;
};

/** By request path; null where the API had nothing to say. */
type Answers = Readonly<Record<string, Product | null>>;

/**
 * The favourites as the API knows them now, one GET /api/product/{slug} each; where that fails the
 * stored copy stands in, so there is no `failed` (docs/rules.md#favourites-from-the-api). The first
 * answers are awaited together; a favourite that comes or goes later neither empties the page nor
 * asks for the others again.
 */
export function useFavouriteProducts<Item extends Named>(
  favourites: readonly Item[],
): {
  status: 'loading' | 'ready';
  items: readonly FavouriteItem<Item>[];
} {
  const { cache, mutate } = useSWRConfig();
  const slugs = favourites.map(slugOrId);
  const { data } = useQuery(
    slugs.length === 0
      ? null
      : ['favourites', ...slugs.toSorted().map(endpoints.product)].join(' '),
    () => loadAll(slugs, cache, mutate),
    // The list is put together each time; which products to ask for is decided one by one.
    { times: { ...cacheTimes.favourites, freshMs: 0 }, isWorthRetrying: () => false },
  );
  const [shown, setShown] = useState<Answers | undefined>(data);
  if (data !== undefined && data !== shown) setShown(data);

  const answers = data ?? shown;
  if (answers === undefined && favourites.length > 0) return { status: 'loading', items: [] };
  return {
    status: 'ready',
    items: favourites.map((favourite) => ({
      favourite,
      product: answers?.[endpoints.product(slugOrId(favourite))] ?? undefined,
    })),
  };
}

async function loadAll(
  slugs: readonly string[],
  cache: Cache,
  mutate: ScopedMutator,
): Promise<Answers> {
  const answers = slugs.map(async (slug) => {
    const path = endpoints.product(slug);
    return [path, await loadOne(slug, path, cache, mutate)] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

/** A fresh answer of the product page serves here as well, and the other way round. */
async function loadOne(
  slug: string,
  path: string,
  cache: Cache,
  mutate: ScopedMutator,
): Promise<Product | null> {
  const known: Product | undefined = cache.get(path)?.data;
  if (known !== undefined && ageMs(cache, path) < cacheTimes.favourites.freshMs) return known;
  try {
    const product = await withRetries(
      async () => (await loadProductCalls()).fetchProduct(slug, { warn }),
      retries.query,
      isTransientFailure,
    );
    await mutate(path, product, { revalidate: false });
    return product;
  } catch (error) {
    return isGone(error) ? null : (known ?? null);
  }
}
