import { useSyncExternalStore } from 'react';
import { isHydrated, onHydrated } from './hydrationState.ts';

/**
 * False on the server and in the render that takes over its markup, true from then on, and at once
 * in what mounts later. A part of the page may take over its markup long after the rest, so this is
 * asked where the value is drawn.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(onHydrated, isHydrated, () => false);
}
