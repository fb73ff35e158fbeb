import { lazy, Suspense } from 'react';
import { whenIdle } from '../../../browser/whenIdle.ts';
import type { Favourite } from '../../../catalogue/storedFavourites.ts';

const TakeList = lazy(async () => {
  await whenIdle();
  try {
    return { default: (await import('./TakeList.tsx')).TakeList };
  } catch (error) {
    console.warn('The list for the shop has not come.', error);
    return { default: () => null };
  }
});

/** Below the cards, fetched when the page is at rest; without it the page is whole. */
export function DeferredList({ favourites }: { favourites: readonly Favourite[] }) {
  return (
    <Suspense>
      <TakeList favourites={favourites} />
    </Suspense>
  );
}
