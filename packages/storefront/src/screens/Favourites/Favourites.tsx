import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { deferred, deferredComponent, useDeferred } from '../../browser/deferred.ts';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { useFavouriteProducts } from '../../data/useFavouriteProducts.ts';
import { useToday } from '../../state/clock.ts';
import { useFavourites } from '../../state/useFavourites.ts';
import { ClearDialog } from './ClearDialog.tsx';
import { favouriteContent } from './favouriteContent.ts';
import * as css from './Favourites.css.ts';
import { FavouritesView } from './FavouritesView.tsx';
import type { Favourite } from '../../catalogue/storedFavourites.ts';

const ReceivedList = deferredComponent(
  deferred(async () => (await import('./list/ReceivedList.tsx')).ReceivedList, {
    when: 'interaction',
  }),
);

/** The saved products, or a list that somebody has sent (docs/rules.md#list-link). */
export function Favourites() {
  const { search } = useLocation();
  // As it stands in the address: its parts are encoded each for itself.
  const value = /[?&]list=([^&]*)/.exec(useIsHydrated() ? search : '')?.[1];
  return (
    <div className={css.page}>
      {value === undefined ? (
        <OwnFavourites />
      ) : (
        <Suspense fallback={<FavouritesView status="loading" cards={[]} onClear={() => {}} />}>
          <ReceivedList value={value} />
        </Suspense>
      )}
    </div>
  );
}

/** Refreshed from the API. */
function OwnFavourites() {
  const { status: storedStatus, favourites } = useFavourites();
  const { status: refreshStatus, items } = useFavouriteProducts(favourites);
  const [isAsking, setIsAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(title, favourites.length);
  const today = useToday();
  const isReady = storedStatus === 'ready' && refreshStatus === 'ready';
  return (
    <>
      <FavouritesView
        status={isReady ? 'ready' : 'loading'}
        cards={items.map(({ favourite, product }) => favouriteContent(favourite, product, today))}
        onClear={() => setIsAsking(true)}
        titleRef={title}
        list={<DeferredShoppingList favourites={favourites} />}
      />
      <ClearDialog
        isOpen={isAsking}
        count={favourites.length}
        onClose={() => setIsAsking(false)}
        focusAfter={title}
      />
    </>
  );
}

/**
 * When a card goes, the heart that had the focus goes with it: the title takes the focus, so that
 * the keyboard goes on from this page and not from the top of the document.
 */
function useFocusAfterRemoval(target: RefObject<HTMLElement | null>, count: number) {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) target.current?.focus();
  }, [count, target]);
}

const list = deferred(async () => (await import('./list/ShoppingList.tsx')).ShoppingList, {
  when: 'idle',
});

/** Below the cards, fetched when the page is idle; the page is complete without it. */
function DeferredShoppingList({ favourites }: { favourites: readonly Favourite[] }) {
  const { module: ShoppingList } = useDeferred(list);
  return ShoppingList && <ShoppingList favourites={favourites} />;
}
