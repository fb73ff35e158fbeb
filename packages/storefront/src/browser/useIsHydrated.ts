import { useSyncExternalStore } from 'react';
import { isHydrated, onHydrated } from './hydrationState.ts';

/**
 * False on the server and in the hydrating render, true from then on, and at once in what mounts
 * later. A part of the page may be hydrated long after the rest, so call it where the value is
 * rendered.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(onHydrated, isHydrated, () => false);
}
