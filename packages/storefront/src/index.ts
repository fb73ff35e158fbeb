export { Storefront, type StorefrontProps } from './app/Storefront.tsx';
export { beginHydration } from './browser/hydrationState.ts';
export { registerServiceWorker } from './browser/registerServiceWorker.ts';
