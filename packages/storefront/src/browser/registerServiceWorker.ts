import { isDataConstrained, savesData } from './connection.ts';
import { nextIdle, nextInteraction } from './deferred.ts';
import { onHydrated } from './hydrationState.ts';

/** So long nothing is pressed or scrolled before the code of all pages is fetched. */
const restMs = 3000;

/**
 * Registers the service worker (docs/rules.md#service-worker) once the page is hydrated and the
 * visitor at rest, since what it fetches takes the line and the processor from both: not for those
 * who save data, and on a slow line for what is seen alone. A failure, and a browser without one, is
 * only logged.
 */
export async function registerServiceWorker(): Promise<void> {
  if (savesData()) return;
  await new Promise<void>(onHydrated);
  await visitorAtRest();
  await nextIdle();
  // It says itself that a service worker could not be registered.
  await register().catch(console.warn);
}

async function register(): Promise<unknown> {
  const { serviceWorker } = navigator;
  if (!isDataConstrained()) return serviceWorker.register('/sw.js');
  // One that keeps all pages, from a quicker line, stays.
  return serviceWorker.controller ?? serviceWorker.register('/sw.js?seen');
}

const rest = () => new Promise((resolve) => setTimeout(resolve, restMs));
const scroll = () => new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));

/** As long as the visitor does something, another wait begins. */
async function visitorAtRest(): Promise<void> {
  while (await Promise.race([rest(), scroll(), nextInteraction().then(() => true)]));
}
