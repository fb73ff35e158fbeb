import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { whenIdle } from '../../browser/whenIdle.ts';

/** What choosing takes: fetched once the page has been seen, or with the first press. */
export const loadCompareTools = () => import('./compareTools.ts');

const Tools = lazy(async () => {
  await whenIdle();
  return { default: (await loadCompareTools()).CompareTools };
});

export function LazyCompareTools() {
  return (
    useIsHydrated() && (
      <Suspense>
        <Tools />
      </Suspense>
    )
  );
}
