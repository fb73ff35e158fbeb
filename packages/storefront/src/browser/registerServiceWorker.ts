/**
 * Registers the service worker (docs/rules.md#service-worker). A failure, and a browser without
 * one, is only logged.
 */
export async function registerServiceWorker(path = '/sw.js'): Promise<void> {
  try {
    await navigator.serviceWorker.register(path);
  } catch (error) {
    console.warn('The service worker could not be registered.', error);
  }
}
