import { savesData } from './connection.ts';

/**
 * Registers the service worker (docs/rules.md#service-worker), which keeps the code of all pages:
 * not for those who save data (docs/rules.md#prefetching). A failure, and a browser without one, is
 * only logged.
 */
export async function registerServiceWorker(path = '/sw.js'): Promise<void> {
  if (savesData()) return;
  try {
    await navigator.serviceWorker.register(path);
  } catch (error) {
    console.warn('The service worker could not be registered.', error);
  }
}
