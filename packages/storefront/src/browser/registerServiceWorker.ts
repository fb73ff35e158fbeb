import { savesData } from './connection.ts';
import { nextIdle } from './deferred.ts';
import { onHydrated } from './hydrationState.ts';

/**
 * Registers the service worker (docs/rules.md#service-worker), which keeps the code of all pages:
 * not for those who save data (docs/rules.md#prefetching). It waits until the page is hydrated and the
 * browser idle, since what it fetches takes the processor from both. A failure, and a browser
 * without one, is only logged.
 */
export async function registerServiceWorker(path = '/sw.js'): Promise<void> {
  if (savesData()) return;
  await new Promise<void>(onHydrated);
  await nextIdle();
  try {
    await navigator.serviceWorker.register(path);
  } catch (error) {
    // It says itself that a service worker could not be registered.
    console.warn(error);
  }
}
