import '@vetta/ui/fonts';
import '@vetta/ui/theme';
import { registerServiceWorker, Storefront } from '@vetta/storefront';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pictures } from './pictures.ts';
import { readPageData } from './pageData.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const storefront = (
  <StrictMode>
    <Storefront fallback={readPageData(document)} pictures={pictures} />
  </StrictMode>
);
if (root.firstElementChild === null) createRoot(root).render(storefront);
else hydrateRoot(root, storefront);

void registerServiceWorker();
