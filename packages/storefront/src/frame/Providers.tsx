import { LinkProvider } from '@vetta/ui';
import { Provider as StoreProvider } from 'jotai';
import { useState, type ReactNode } from 'react';
import { SWRConfig, type Cache } from 'swr';
import { createSwrConfig } from '../data/swrConfig.ts';
import type { Store } from '../state/store.ts';
import { RouterLink } from './RouterLink.tsx';
import { Toasts } from './Toasts/Toasts.tsx';

export type ProvidersProps = {
  store: Store;
  cache: Cache;
  /** Data that the page was built with, by request path. */
  fallback?: Record<string, unknown>;
  children: ReactNode;
};

/** What every screen lives in; stories hand in a store and a cache of their own. */
export function Providers({ store, cache, fallback, children }: ProvidersProps) {
  const [swrConfig] = useState(() => createSwrConfig({ cache, fallback }));
  return (
    <StoreProvider store={store}>
      <SWRConfig value={swrConfig}>
        <LinkProvider link={RouterLink}>
          {children}
          <Toasts />
        </LinkProvider>
      </SWRConfig>
    </StoreProvider>
  );
}
