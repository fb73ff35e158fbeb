import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { PictureBook } from '../catalogue/images/pictureBook.ts';
import { createExpiringCache } from '../data/expiringCache.ts';
import { createStorefrontStore } from '../state/store.ts';
import { App } from './App.tsx';

export type StorefrontProps = {
  /** Data that the page was built with, by request path: shown at once, refreshed once. */
  fallback?: Record<string, unknown>;
  /** The pictures that the build has made in sizes. */
  pictures?: PictureBook;
};

/** The shop in the browser. */
export function Storefront({ fallback, pictures }: StorefrontProps) {
  const [store] = useState(createStorefrontStore);
  const [cache] = useState(createExpiringCache);
  return (
    <BrowserRouter>
      <App store={store} cache={cache} fallback={fallback} pictures={pictures} />
    </BrowserRouter>
  );
}
