export { Storefront, type StorefrontProps } from './app/Storefront.tsx';
export { registerServiceWorker } from './browser/registerServiceWorker.ts';
