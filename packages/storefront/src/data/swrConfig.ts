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
  /** Prerendered data by request path: shown at once, refreshed once (decisions §6). */
  fallback?: Record<string, unknown>;
};

export function createSwrConfig({ cache, fallback = {} }: SwrSetup): SWRConfiguration & {
  provider: () => Cache;
} {
  return {
    provider: () => cache,
    fallback,
    use: [countUsers],
    // `withRetries` has spoken the last word by the time a failure gets here.
    shouldRetryOnError: false,
    // How long an answer stays fresh is decided by its age, in `useQuery`.
    dedupingInterval: 0,
    revalidateOnReconnect: true,
  };
}

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
