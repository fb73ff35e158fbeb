/**
 * Whether React is hydrating the markup that a page came with. What then changes on screen (a date,
 * the number of favourites, the address's filters) waits until all of it is hydrated, and is rendered
 * then as one transition: within hydration it would keep a slow phone from answering for twice as long.
 */
let isRunning = false;
const listeners = new Set<() => void>();

/** A screen whose script does not come must not keep the rest of the page waiting. */
const fallbackTimeoutMs = 3000;

/** Called by whoever hydrates a whole page, before that. */
export function beginHydration(): void {
  isRunning = true;
  setTimeout(endHydration, fallbackTimeoutMs);
}

export function endHydration(): void {
  if (!isRunning) return;
  isRunning = false;
  for (const tell of listeners) tell();
}

export const isHydrated = (): boolean => !isRunning;

/** Tells once hydration has ended; at once while none is running. Gives the function that calls it off. */
export function onHydrated(tell: () => void): () => void {
  if (isRunning) listeners.add(tell);
  else tell();
  return () => listeners.delete(tell);
}
