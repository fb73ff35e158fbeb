import { useEffect } from 'react';
import {
  type Cache,
  type Middleware,
  type SWRConfiguration,
  unstable_serialize as serializeKey,
  useSWRConfig,
} from 'swr';
import { ExpiringCache } from './expiringCache.ts';

export type SwrSetup = {
  cache: Cache;
  /**
   * Prerendered data by request path: shown at once, refreshed once
   * (docs/rules.md#prerendered-data).
   */
  fallback?: Record<string, unknown>;
};

export function createSwrConfig({ cache, fallback = {} }: SwrSetup): SWRConfiguration & {
  provider: () => Cache;
} {
  // In the cache itself: an equal answer of the server then keeps the objects that are drawn.
  for (const [path, data] of Object.entries(fallback)) {
    if (cache instanceof ExpiringCache) cache.prime(path, data);
    else cache.set(path, { data });
  }
  return {
    provider: () => cache,
    compare: isEqualAnswer,
    use: [countUsers],
    // A failure gets here after the last try of `withRetries`.
    shouldRetryOnError: false,
    // How long an answer stays fresh is decided by its age, in `useQuery`.
    dedupingInterval: 0,
    revalidateOnReconnect: true,
  };
}

/** As JSON: what the page was built with has lost the fields that say `undefined`. */
const isEqualAnswer = (a: unknown, b: unknown) =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** Tells the cache which entries are on screen, so that only the others expire. */
const countUsers: Middleware = (useSWRNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig();
  const response = useSWRNext(key, fetcher, config);
  const entry = serializeKey(key);
  useEffect(() => {
    if (entry === '' || !(cache instanceof ExpiringCache)) return undefined;
    return cache.retain(entry);
  }, [cache, entry]);
  return response;
};
