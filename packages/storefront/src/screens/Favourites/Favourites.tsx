import { useRef, useState } from 'react';
import { useFavouriteProducts } from '../../data/useFavouriteProducts.ts';
import { useFavourites } from '../../state/useFavourites.ts';
import { ClearDialog } from './ClearDialog.tsx';
import { favouriteContent } from './favouriteContent.ts';
import { FavouritesView } from './FavouritesView.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

/** The saved products (/preferiti), refreshed from the API. */
export function Favourites() {
  const { status: storedStatus, favourites } = useFavourites();
  const { status: refreshStatus, items } = useFavouriteProducts(favourites);
  const [isAsking, setIsAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(title, favourites.length);
  const isReady = storedStatus === 'ready' && refreshStatus === 'ready';
  return (
    <>
      <FavouritesView
        status={isReady ? 'ready' : 'loading'}
        cards={items.map(({ favourite, product }) => favouriteContent(favourite, product))}
        onClear={() => setIsAsking(true)}
        titleRef={title}
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
