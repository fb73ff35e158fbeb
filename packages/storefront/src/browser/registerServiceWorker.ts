import { isDataConstrained, savesData } from './connection.ts';
import { nextIdle } from './deferred.ts';
import { onHydrated } from './hydrationState.ts';

const interactionEvents = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;
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
  try {
    const { serviceWorker } = navigator;
    if (!isDataConstrained()) await serviceWorker.register('/sw.js');
    // One that keeps all pages, from a quicker line, stays.
    else if (serviceWorker.controller === null) await serviceWorker.register('/sw.js?seen');
  } catch (error) {
    // It says itself that a service worker could not be registered.
    console.warn(error);
  }
}

function visitorAtRest(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(finish, restMs);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(finish, restMs);
    };
    for (const event of interactionEvents) addEventListener(event, wait, { passive: true });
    function finish() {
      for (const event of interactionEvents) removeEventListener(event, wait);
      resolve();
    }
  });
}
