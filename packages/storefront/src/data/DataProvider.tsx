import { useEffect, useState, type ReactNode } from 'react';
import { type Cache, SWRConfig, useSWRConfig } from 'swr';
import { initCache } from 'swr/_internal';
import { romeDay } from '../catalogue/offer/day.ts';
import { createExpiringCache, ExpiringCache } from './expiringCache.ts';
import { createSwrConfig } from './swrConfig.ts';

export type DataProviderProps = {
  /** @default a new one */
  cache?: Cache;
  /** Data that the page was built with, by request path. */
  fallback?: Record<string, unknown>;
  children: ReactNode;
};

/** SWR's cache and settings, for everything that asks the API. */
export function DataProvider({ cache, fallback, children }: DataProviderProps) {
  const [config] = useState(() => {
    const created = createSwrConfig({ cache: cache ?? createExpiringCache(), fallback });
    // React ends the effects of a page that it hides while the next one's code loads. SWR would then
    // forget a cache that it has opened itself, and the next page fail.
    initCache(created.provider(), created);
    return created;
  });
  return (
    <SWRConfig value={config}>
      <AnswersOfToday>{children}</AnswersOfToday>
    </SWRConfig>
  );
}

const lookMs = 15_000;

/**
 * Answers carry the prices of their day: on a page left open over midnight in Rome they are asked for
 * anew, those that nobody shows when they are shown next (docs/rules.md#offers-with-dates).
 */
function AnswersOfToday({ children }: { children: ReactNode }) {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    let day = romeDay(new Date());
    const timer = setInterval(() => {
      const today = romeDay(new Date());
      if (today === day || !(cache instanceof ExpiringCache)) return;
      day = today;
      for (const key of cache.outdate()) void mutate(key);
    }, lookMs);
    return () => clearInterval(timer);
  }, [cache, mutate]);
  return children;
}
