import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createExpiringCache } from '../data/expiringCache.ts';
import { createStorefrontStore } from '../state/store.ts';
import { App } from './App.tsx';

export type StorefrontProps = {
  /** Data that the page was built with, by request path: shown at once, refreshed once. */
  fallback?: Record<string, unknown>;
};

/** The shop in the browser. */
export function Storefront({ fallback }: StorefrontProps) {
  const [store] = useState(createStorefrontStore);
  const [cache] = useState(createExpiringCache);
  return (
    <BrowserRouter>
      <App store={store} cache={cache} fallback={fallback} />
    </BrowserRouter>
  );
}
