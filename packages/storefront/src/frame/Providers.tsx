import { LinkProvider } from '@vetta/ui';
import { Provider as StoreProvider } from 'jotai';
import { useState, type ReactNode } from 'react';
import { SWRConfig, type Cache } from 'swr';
import { createSwrConfig } from '../data/swrConfig.ts';
import type { PictureBook } from '../catalogue/images/pictureBook.ts';
import { PictureBookContext } from '../components/Picture/PictureBookContext.ts';
import type { Store } from '../state/store.ts';
import { RouterLink } from './RouterLink.tsx';
import { Toasts } from './Toasts/Toasts.tsx';

export type ProvidersProps = {
  store: Store;
  cache: Cache;
  /** Data that the page was built with, by request path. */
  fallback?: Record<string, unknown>;
  /** The pictures that the build has made in sizes. @default none */
  pictures?: PictureBook;
  children: ReactNode;
};

const noPictures: PictureBook = new Map();

/** What every screen lives in; stories hand in a store and a cache of their own. */
export function Providers({
  store,
  cache,
  fallback,
  pictures = noPictures,
  children,
}: ProvidersProps) {
  const [swrConfig] = useState(() => createSwrConfig({ cache, fallback }));
  return (
    <StoreProvider store={store}>
      <SWRConfig value={swrConfig}>
        <LinkProvider link={RouterLink}>
          <PictureBookContext value={pictures}>{children}</PictureBookContext>
          <Toasts />
        </LinkProvider>
      </SWRConfig>
    </StoreProvider>
  );
}
