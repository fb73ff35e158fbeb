import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { ImageManifest } from '../catalogue/images/imageManifest.ts';
import { Frame } from '../frame/Frame.tsx';
import { HydrationEnd } from '../frame/HydrationEnd.tsx';
import { Providers } from '../frame/Providers.tsx';
import { ScreenBoundary } from '../frame/ScreenBoundary/ScreenBoundary.tsx';
import type { Store } from '../state/store.ts';
import { AppRoutes } from './AppRoutes.tsx';

export type AppProps = {
  store: Store;
  /** Data that the page was built with, by request path. */
  fallback?: Record<string, unknown>;
  /** The pictures that the build has made in sizes. @default none */
  pictures?: ImageManifest;
};

/** The whole shop, inside a router. */
export function App({ store, fallback, pictures }: AppProps) {
  const { pathname } = useLocation();
  return (
    <Providers store={store} pictures={pictures}>
      <Frame>
        <ScreenBoundary pathname={pathname}>
          <Suspense>
            <AppRoutes fallback={fallback} />
            <HydrationEnd part="screen" />
          </Suspense>
        </ScreenBoundary>
      </Frame>
    </Providers>
  );
}
