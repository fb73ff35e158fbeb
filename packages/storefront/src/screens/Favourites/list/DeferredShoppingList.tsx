import { deferred, useDeferred } from '../../../browser/deferred.ts';
import type { Favourite } from '../../../catalogue/storedFavourites.ts';

const list = deferred(async () => (await import('./ShoppingList.tsx')).ShoppingList, {
  when: 'idle',
});

/** Below the cards, fetched when the page is idle; the page is complete without it. */
export function DeferredShoppingList({ favourites }: { favourites: readonly Favourite[] }) {
  const { module: ShoppingList } = useDeferred(list);
  return ShoppingList && <ShoppingList favourites={favourites} />;
}
