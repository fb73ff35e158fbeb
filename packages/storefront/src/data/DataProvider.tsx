import { useEffect, useState, type ReactNode } from 'react';
import { type Cache, SWRConfig } from 'swr';
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
  const [{ config, mutate }] = useState(() => {
    const created = createSwrConfig({ cache: cache ?? createExpiringCache(), fallback });
    // React ends the effects of a page that it hides while the next one's code loads. SWR would then
    // forget a cache that it has opened itself, and the next page fail.
    const opened = initCache(created.provider(), created);
    return { config: created, mutate: opened?.[1] };
  });
  useEffect(() => {
    const answers = config.provider();
    return onNewDay(() => {
      if (!(answers instanceof ExpiringCache)) return;
      for (const key of answers.outdate()) void mutate?.(key);
    });
  }, [config, mutate]);
  return <SWRConfig value={config}>{children}</SWRConfig>;
}

const lookMs = 15_000;

/**
 * Answers carry the prices of their day: on a page left open over midnight in Rome they are asked for
 * anew, those that nobody shows when they are shown next (docs/rules.md#offers-with-dates).
 */
function onNewDay(onChange: () => void): () => void {
  let day = romeDay(new Date());
  const timer = setInterval(() => {
    const today = romeDay(new Date());
    if (today === day) return;
    day = today;
    onChange();
  }, lookMs);
  return () => clearInterval(timer);
}
