import { LinkProvider } from '@vetta/ui';
import { Provider as StoreProvider } from 'jotai';
import type { ReactNode } from 'react';
import type { PictureBook } from '../catalogue/images/pictureBook.ts';
import { PictureBookContext } from '../components/Picture/PictureBookContext.ts';
import type { Store } from '../state/store.ts';
import { OpenPageContext, useOpenPage } from './openPage.ts';
import { RouterLink } from './RouterLink.tsx';
import { Toasts } from './Toasts/Toasts.tsx';

export type ProvidersProps = {
  store: Store;
  /** The pictures that the build has made in sizes. @default none */
  pictures?: PictureBook;
  children: ReactNode;
};

const noPictures: PictureBook = new Map();

/** What every screen lives in; stories hand in a store of their own. */
export function Providers({ store, pictures = noPictures, children }: ProvidersProps) {
  const openPage = useOpenPage();
  return (
    <StoreProvider store={store}>
      <OpenPageContext value={openPage}>
        <LinkProvider link={RouterLink}>
          <PictureBookContext value={pictures}>{children}</PictureBookContext>
          <Toasts />
        </LinkProvider>
      </OpenPageContext>
    </StoreProvider>
  );
}
