import { useState, type ReactNode } from 'react';
import { type Cache, SWRConfig } from 'swr';
import { createExpiringCache } from './expiringCache.ts';
import { createSwrConfig } from './swrConfig.ts';

export type DataProviderProps = {
  /** @default a new one */
  cache?: Cache;
  /** Data that the page was built with, by request path. */
  fallback?: Record<string, unknown>;
  children: ReactNode;
};

/** What screens that ask the API live in. */
export function DataProvider({ cache, fallback, children }: DataProviderProps) {
  const [config] = useState(() =>
    createSwrConfig({ cache: cache ?? createExpiringCache(), fallback }),
  );
  return <SWRConfig value={config}>{children}</SWRConfig>;
}
