import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { isHydrated, onHydrated } from './hydrationState.ts';

/**
 * False on the server and in the hydrating render, true from then on, and at once in what mounts
 * later. A part of the page may be hydrated long after the rest, so call it where the value is
 * rendered.
 *
 * What then changes is rendered as one transition, in slices: a store that React is subscribed to
 * would have it render all of it at once, which takes a slow phone longer than any other step. It is
 * state, so that a part which is rendered meanwhile for another reason does not run ahead of the page.
 */
export function useIsHydrated(): boolean {
  const [isOver, setIsOver] = useState(isHydrated);
  useEffect(() => onHydrated(() => startTransition(() => setIsOver(true))), []);
  return useSyncExternalStore(
    neverChanges,
    () => isOver,
    () => false,
  );
}

const neverChanges = () => () => {};
