import '@vetta/ui/fonts';
import '@vetta/ui/reset';
import { beginHydration, registerServiceWorker, Storefront } from '@vetta/storefront';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readPageData, readPagePictures } from './pageData.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const loadPictures = async () => (await import('./imageManifest.ts')).pictures;

const storefront = (
  <StrictMode>
    <Storefront
      fallback={readPageData(document)}
      pictures={readPagePictures(document)}
      loadPictures={loadPictures}
    />
  </StrictMode>
);
if (root.firstElementChild === null) createRoot(root).render(storefront);
// As a transition: a long page is hydrated in slices, between which the browser answers input (docs/decisions/0012-hydration-in-slices.md).
else {
  beginHydration();
  startTransition(() => void hydrateRoot(root, storefront));
}

void registerServiceWorker();
