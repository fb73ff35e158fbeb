import '@vetta/ui/fonts';
import '@vetta/ui/reset';
import { beginHydration, registerServiceWorker, Storefront } from '@vetta/storefront';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readPageData, readPagePictures } from './pageData.ts';

const root = document.getElementById('root');

const loadPictures = async () => (await import('./imageManifest.ts')).pictures;

// In a task of its own: what the scripts do as they start has taken a slow phone long enough.
if (root !== null) setTimeout(begin, 0, root);

function begin(page: HTMLElement) {
  const storefront = (
    <StrictMode>
      <Storefront
        fallback={readPageData(document)}
        pictures={readPagePictures(document)}
        loadPictures={loadPictures}
      />
    </StrictMode>
  );
  if (page.firstElementChild === null) createRoot(page).render(storefront);
  // As a transition: a long page is hydrated in slices, between which the browser answers input (docs/decisions/0012-hydration-in-slices.md).
  else {
    beginHydration();
    startTransition(() => void hydrateRoot(page, storefront, { onRecoverableError }));
  }
  void registerServiceWorker();
}

/** Translated before it was hydrated, a page has other words: React draws it anew, and nothing is wrong. */
function onRecoverableError(error: unknown) {
  if (document.querySelector('font') === null) reportError(error);
}
