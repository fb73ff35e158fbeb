import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Frame } from '../frame/Frame.tsx';
import { Providers, type ProvidersProps } from '../frame/Providers.tsx';
import { ScreenBoundary } from '../frame/ScreenBoundary/ScreenBoundary.tsx';
import { AppRoutes } from './AppRoutes.tsx';

/** The whole shop, inside a router. */
export function App(props: Omit<ProvidersProps, 'children'>) {
  const { pathname } = useLocation();
  return (
    <Providers {...props}>
      <Frame>
        <ScreenBoundary pathname={pathname}>
          <Suspense>
            <AppRoutes />
          </Suspense>
        </ScreenBoundary>
      </Frame>
    </Providers>
  );
}
