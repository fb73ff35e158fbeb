import { useEffect, useState } from 'react';
import { PrefetchContext } from '../frame/prefetch.ts';
import { BrowserRouter } from 'react-router-dom';
import type { PictureBook } from '../catalogue/images/pictureBook.ts';
import { createStorefrontStore } from '../state/store.ts';
import { App } from './App.tsx';
import { prefetchScreen, prefetchWhenIdle } from './prefetchScreen.ts';

export type StorefrontProps = {
  /** Data that the page was built with, by request path: shown at once, refreshed once. */
  fallback?: Record<string, unknown>;
  /** The pictures that the build has made in sizes. */
  pictures?: PictureBook;
};

/** The shop in the browser. */
export function Storefront({ fallback, pictures }: StorefrontProps) {
  const [store] = useState(createStorefrontStore);
  useEffect(prefetchWhenIdle, []);
  return (
    <BrowserRouter>
      <PrefetchContext value={prefetchScreen}>
        <App store={store} fallback={fallback} pictures={pictures} />
      </PrefetchContext>
    </BrowserRouter>
  );
}
