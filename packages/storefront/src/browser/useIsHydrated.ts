import { startTransition, useEffect, useReducer, useSyncExternalStore } from 'react';
import { isHydrated, onHydrated } from './hydrationState.ts';

/**
 * False on the server and in the hydrating render, true from then on, and at once in what mounts
 * later. A part of the page may be hydrated long after the rest, so call it where the value is
 * rendered.
 *
 * What then changes is rendered as one transition, in slices: a store that React is subscribed to
 * would have it render all of it at once, which takes a slow phone longer than any other step.
 */
export function useIsHydrated(): boolean {
  const [, renderAgain] = useReducer(() => true, false);
  useEffect(() => onHydrated(() => startTransition(renderAgain)), []);
  return useSyncExternalStore(neverChanges, isHydrated, () => false);
}

/** It is read in each render, and `renderAgain` sees to that one follows the change. */
const neverChanges = () => () => {};
