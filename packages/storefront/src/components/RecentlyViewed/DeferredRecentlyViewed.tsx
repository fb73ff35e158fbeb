import { lazy, memo, Suspense } from 'react';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { whenIdle } from '../../browser/whenIdle.ts';
import type { RecentlyViewedProps } from './RecentlyViewed.tsx';

const RecentlyViewed = lazy(async () => {
  await whenIdle();
  return { default: (await import('./RecentlyViewed.tsx')).RecentlyViewed };
});

/** At the foot of a page: it comes when the page has come to rest, and moves nothing. */
export const DeferredRecentlyViewed = memo(function DeferredRecentlyViewed(
  props: RecentlyViewedProps,
) {
  if (!useIsHydrated()) return null;
  return (
    <Suspense>
      <RecentlyViewed {...props} />
    </Suspense>
  );
});
