import { deferred, useDeferred } from '../../../browser/deferred.ts';
import type { Favourite } from '../../../catalogue/storedFavourites.ts';

const list = deferred(async () => (await import('./TakeList.tsx')).TakeList, { when: 'idle' });

/** Below the cards, fetched when the page is at rest; without it the page is whole. */
export function DeferredList({ favourites }: { favourites: readonly Favourite[] }) {
  const { module: TakeList } = useDeferred(list);
  return TakeList && <TakeList favourites={favourites} />;
}
