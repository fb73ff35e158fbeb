import { useEffect, useState } from 'react';
import { whenIdle } from '../../../browser/whenIdle.ts';
import type * as parts from './askParts.ts';

type AskParts = typeof parts;

let loaded: AskParts | null = null;

/**
 * The code that knows the shops' hours and the ways to ask them: fetched once the page has come to
 * rest, or at once for a visitor who asks. Null until it is there.
 */
export function useAskParts(isAsked: boolean): AskParts | null {
  const [shown, setShown] = useState<AskParts | null>(null);
  useEffect(() => {
    if (shown !== null) return undefined;
    let isGone = false;
    const load = async () => {
      try {
        if (!isAsked) await whenIdle();
        loaded ??= await import('./askParts.ts');
        if (!isGone) setShown(loaded);
      } catch (error) {
        // Without a network: the next press tries again.
        console.warn('The ways to ask a shop could not be loaded.', error);
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [isAsked, shown]);
  return shown;
}
