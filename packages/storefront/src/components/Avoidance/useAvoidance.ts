import { useEffect, useState } from 'react';
import type * as Module from './avoidanceModule.ts';

export type AvoidanceModule = typeof Module;

/** Kept for the next page: what has been fetched need not be waited for. */
let fetched: AvoidanceModule | null = null;

/** The code of 'Da evitare', fetched when it is first needed. */
export function useAvoidance(isNeeded: boolean): {
  module: AvoidanceModule | null;
  hasFailed: boolean;
} {
  const [module, setModule] = useState(() => fetched);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded || module !== null) return;
    const fetchIt = async () => {
      try {
        fetched = await import('./avoidanceModule.ts');
        setModule(fetched);
      } catch (error) {
        console.warn('The code of the filter could not be fetched.', error);
        setHasFailed(true);
      }
    };
    void fetchIt();
  }, [isNeeded, module]);
  return { module, hasFailed };
}
