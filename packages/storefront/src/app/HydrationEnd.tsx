import { useEffect } from 'react';
import { endHydration } from '../browser/hydrationState.ts';

/** Stands beside the screen: once this is hydrated, so is the screen. Renders nothing. */
export function HydrationEnd() {
  useEffect(() => {
    const timer = setTimeout(endHydration);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
