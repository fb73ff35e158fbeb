import { useCallback, useLayoutEffect, useRef } from 'react';
import useSWR, { type Cache, useSWRConfig } from 'swr';
import type { CacheTimes } from './cacheTimes.ts';
import { ExpiringCache } from './expiringCache.ts';
import { retries, withRetries } from './retryPolicy.ts';

export type QueryPolicy = {
  times: CacheTimes;
  isWorthRetrying: (error: unknown) => boolean;
};

export type QuerySetup<Data> = QueryPolicy & {
  /** What another call has loaded already: shown at once, and requested again. */
  known?: Data;
};

/** The three words for one call. Data that is shown stays `ready`, whatever becomes of its refresh. */
export type Query<Data> =
  | { status: 'loading'; data?: undefined; error?: undefined; retry: () => void }
  | { status: 'failed'; data?: undefined; error: unknown; retry: () => void }
  | { status: 'ready'; data: Data; error?: unknown; retry: () => void };

/**
 * One GET of the API through the cache. The key is the request path, so an answer belongs to its
 * question however late it comes; null asks nothing and is `loading`.
 */
export function useQuery<Data>(
  path: string | null,
  load: () => Promise<Data>,
  { times, isWorthRetrying, known }: QuerySetup<Data>,
): Query<Data> {
  const { cache } = useSWRConfig();
  // SWR may ask for a key a frame after the hook has moved on to another, with the newest fetcher:
  // each key keeps the call that belongs to it. Before useSWR, whose own effect asks first.
  const loadsRef = useRef(new Map<string, () => Promise<Data>>());
  useLayoutEffect(() => {
    if (path !== null) loadsRef.current.set(path, load);
  });
  const { data, error, isLoading, mutate } = useSWR<Data, unknown>(
    path,
    (key: string) => withRetries(loadsRef.current.get(key) ?? load, retries.query, isWorthRetrying),
    {
      fallbackData: known,
      revalidateIfStale: path !== null && isStale(ageMs(cache, path), times),
      revalidateOnFocus: times.refetchesOnFocus,
      focusThrottleInterval: Math.max(times.freshMs, 5000),
    },
  );
  const retry = useCallback(() => void mutate(), [mutate]);

  if (data !== undefined) return { status: 'ready', data, error, retry };
  if (error !== undefined && !isLoading) return { status: 'failed', error, retry };
  return { status: 'loading', retry };
}

/**
 * Milliseconds since the server confirmed an entry; Infinity for prerendered data
 * (docs/rules.md#prerendered-data).
 */
export function ageMs(cache: Cache, path: string): number {
  return cache instanceof ExpiringCache ? cache.ageMs(path) : Infinity;
}

function isStale(entryAgeMs: number, times: CacheTimes): boolean {
  return times.refetchesOnMount ? entryAgeMs >= times.freshMs : entryAgeMs === Infinity;
}
