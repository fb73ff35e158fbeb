import { useEffect } from 'react';
import { endTakeover } from '../browser/takeover.ts';

/** Stands beside the screen: where this is taken over, the screen is too. Draws nothing. */
export function TakeoverEnd() {
  useEffect(() => {
    const timer = setTimeout(endTakeover);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
