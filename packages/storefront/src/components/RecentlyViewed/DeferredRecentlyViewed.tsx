import { memo } from 'react';
import { deferred, useDeferred } from '../../browser/deferred.ts';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import type { RecentlyViewedProps } from './RecentlyViewed.tsx';

const strip = deferred(async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed, {
  when: 'idle',
});

/** At the foot of a page: fetched when the page is idle; what is above does not move. */
export const DeferredRecentlyViewed = memo(function DeferredRecentlyViewed(
  props: RecentlyViewedProps,
) {
  const { module: RecentlyViewed } = useDeferred(strip);
  return useIsHydrated() && RecentlyViewed !== null && <RecentlyViewed {...props} />;
});
