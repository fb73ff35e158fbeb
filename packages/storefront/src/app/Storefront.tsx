import { startTransition, useEffect, useState } from 'react';
import { deferred } from '../browser/deferred.ts';
import { PrefetchContext } from '../browser/prefetch.ts';
import { BrowserRouter } from 'react-router-dom';
import type { ImageManifest } from '../catalogue/images/imageManifest.ts';
import { createStorefrontStore } from '../state/store.ts';
import { App } from './App.tsx';
import { prefetchScreen, prefetchWhenIdle } from './prefetchScreen.ts';

export type StorefrontProps = {
  /** Data that the page was built with, by request path: shown at once, refreshed once. */
  fallback?: Record<string, unknown>;
  /** The sizes that the build has made of this page's pictures. */
  pictures?: ImageManifest;
  /** Fetches those of all pictures, for the pages that are opened from this one. */
  loadPictures?: () => Promise<ImageManifest>;
};

/** The shop in the browser. */
export function Storefront({ fallback, pictures, loadPictures }: StorefrontProps) {
  const [store] = useState(createStorefrontStore);
  useEffect(() => void prefetchWhenIdle(), []);
  const manifest = usePictures(pictures, loadPictures);
  return (
    <BrowserRouter>
      <PrefetchContext value={prefetchScreen}>
        <App store={store} fallback={fallback} pictures={manifest} />
      </PrefetchContext>
    </BrowserRouter>
  );
}

/** Until all have come, a picture that is not of this page is shown as it is. */
function usePictures(
  pictures: ImageManifest | undefined,
  loadPictures: (() => Promise<ImageManifest>) | undefined,
): ImageManifest | undefined {
  const [manifest, setManifest] = useState(pictures);
  useEffect(() => {
    if (loadPictures === undefined) return;
    const show = (all: ImageManifest) =>
      // Of its own pictures the page knows all but how much of them their packs take.
      startTransition(() => setManifest((own) => new Map([...(own ?? []), ...all])));
    void deferred(loadPictures, { when: 'idle' }).arrival().then(show);
  }, [loadPictures]);
  return manifest;
}
