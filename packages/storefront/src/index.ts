export { Storefront, type StorefrontProps } from './app/Storefront.tsx';
export { beginHydration, onHydrated } from './browser/hydrationState.ts';
export { registerServiceWorker } from './browser/registerServiceWorker.ts';
