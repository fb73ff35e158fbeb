import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import type { Deferred } from './deferred.ts';
import { onVisible } from './onVisible.ts';

/** null and false while nobody wants it; each other value that is new is another try. */
export type Wanted = string | number | boolean | null;

/**
 * The module of a deferred part, null until it has come: also in built markup and while React
 * hydrates it. What does not come is reported to the console; what stands on the page loses nothing.
 * @param wish fetches it at once
 * @param place of a part that is fetched when it comes into sight
 */
export function useDeferred<Module>(
  part: Deferred<Module>,
  wanted: Wanted = null,
  place?: RefObject<Element | null>,
): { status: Deferred<Module>['status']; module: Module | null } {
  const status = useSyncExternalStore(
    part.subscribe,
    () => part.status,
    () => 'loading' as const,
  );
  useEffect(() => {
    const element = place?.current;
    if (wanted !== null && wanted !== false) part.request();
    else if (part.when === 'idle') void part.arrival();
    else if (part.when === 'visible' && element) return onVisible(element, part.request);
    return undefined;
  }, [part, wanted, place]);
  return { status, module: status === 'ready' ? part.module : null };
}
