import { LinkProvider } from '@vetta/ui';
import { Provider as StoreProvider } from 'jotai';
import type { ReactNode } from 'react';
import type { ImageManifest } from '../catalogue/images/imageManifest.ts';
import { ImageManifestContext } from '../components/Picture/ImageManifestContext.ts';
import type { Store } from '../state/store.ts';
import { NavigateContext, useNavigateTo } from './useNavigateTo.ts';
import { RouterLink } from './RouterLink.tsx';
import { Toasts } from './Toasts/Toasts.tsx';

export type ProvidersProps = {
  store: Store;
  /** The pictures that the build has made in sizes. @default none */
  pictures?: ImageManifest;
  children: ReactNode;
};

const noPictures: ImageManifest = new Map();

/** The contexts of every screen; stories pass a store of their own. */
export function Providers({ store, pictures = noPictures, children }: ProvidersProps) {
  const openPage = useNavigateTo();
  return (
    <StoreProvider store={store}>
      <NavigateContext value={openPage}>
        <LinkProvider link={RouterLink}>
          <ImageManifestContext value={pictures}>{children}</ImageManifestContext>
          <Toasts />
        </LinkProvider>
      </NavigateContext>
    </StoreProvider>
  );
}
