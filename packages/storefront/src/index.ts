export { Storefront, type StorefrontProps } from './app/Storefront.tsx';
export { beginTakeover } from './browser/takeover.ts';
export { registerServiceWorker } from './browser/registerServiceWorker.ts';
