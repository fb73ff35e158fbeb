import { Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { ImageManifest } from '../catalogue/images/imageManifest.ts';
import { Frame } from '../frame/Frame.tsx';
import { HydrationEnd } from '../frame/HydrationEnd.tsx';
import { Providers } from '../frame/Providers.tsx';
import { ScreenBoundary } from '../frame/ScreenBoundary/ScreenBoundary.tsx';
import type { Store } from '../state/store.ts';
import { matchPath } from '../paths.ts';
import { DataScope, screenFor } from './lazyScreens.ts';

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

/**
 * The screen of the current path. The decision is `matchPath`'s, which the static host reads too,
 * so the two cannot disagree about a redirect or a missing page.
 */
function AppRoutes({ fallback }: { fallback?: Record<string, unknown> }) {
  const { pathname, search, hash } = useLocation();
  const match = matchPath(pathname);
  const screen = screenFor(match);
  const [hasData, setHasData] = useState(false);
  // Once there, the answers of the API stay at hand, whatever screen comes next.
  if (screen?.usesApi === true && !hasData) setHasData(true);

  if (match.kind === 'redirect') return <Navigate replace to={match.to + search + hash} />;
  if (screen === null) return null;
  const { Screen } = screen;
  const { category = '', slug = '' } = match.kind === 'screen' ? match.params : {};
  const name = match.kind === 'redirectToProduct' ? match.slug : slug;
  // A product after a product is a new page: nothing chosen on the old one may stay.
  const shown = <Screen key={pathname} category={category} slug={name} />;
  return hasData || screen.usesApi ? <DataScope fallback={fallback}>{shown}</DataScope> : shown;
}
