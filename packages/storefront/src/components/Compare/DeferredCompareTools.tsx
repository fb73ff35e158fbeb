import { deferred, useDeferred } from '../../browser/deferred.ts';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import type { CompareToolsProps } from './CompareTools.tsx';

/** What choosing takes: fetched once the page has been seen, or with the first press. */
export const compareTools = deferred(() => import('./compareTools.ts'), { when: 'idle' });

export function DeferredCompareTools({ form }: CompareToolsProps) {
  const { module } = useDeferred(compareTools);
  return useIsHydrated() && module !== null && <module.CompareTools form={form} />;
}
