/**
 * Whether React is hydrating the markup that a page came with. What then changes on screen (a date,
 * the number of favourites, the address's filters) waits until all of it is hydrated, and is rendered in
 * a task of its own: within the same one it would keep a slow phone from answering for twice as long.
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

/** Resolves once hydration has ended; at once while none is running. */
export function whenHydrated(): Promise<void> {
  return new Promise((resolve) => {
    if (isRunning) listeners.add(resolve);
    else resolve();
  });
}

export const isHydrated = (): boolean => !isRunning;

export function onHydrated(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
