import type { Favourite } from '../catalogue/storedFavourites.ts';
import { favouriteCountAtom, favouritesAtom, favouritesStatusAtom } from './favourites.ts';
import { useHydratedAtom } from './useHydratedAtom.ts';

const none: readonly Favourite[] = [];

/** The saved products, newest first; `loading` in prerendered markup, which cannot know them. */
export function useFavourites(): {
  status: 'loading' | 'ready';
  favourites: readonly Favourite[];
} {
  return {
    status: useFavouritesStatus(),
    favourites: useHydratedAtom(favouritesAtom, none),
  };
}

/** `loading` until the storage has been read: a heart is disabled that long (§4). */
export function useFavouritesStatus(): 'loading' | 'ready' {
  return useHydratedAtom(favouritesStatusAtom, 'loading');
}

/** The number on the header's heart. */
export function useFavouriteCount(): number {
  return useHydratedAtom(favouriteCountAtom, 0);
}
