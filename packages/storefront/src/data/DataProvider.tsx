import { useState, type ReactNode } from 'react';
import { type Cache, SWRConfig } from 'swr';
import { initCache } from 'swr/_internal';
import { createExpiringCache } from './expiringCache.ts';
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
  return <SWRConfig value={config}>{children}</SWRConfig>;
}
