import { useEffect } from 'react';
import { endHydration } from '../browser/hydrationState.ts';

/** Stands beside the screen: where this is taken over, the screen is too. Draws nothing. */
export function HydrationEnd() {
  useEffect(() => {
    const timer = setTimeout(endHydration);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
