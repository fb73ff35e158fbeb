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
    status: useHydratedAtom(favouritesStatusAtom, 'loading'),
    favourites: useHydratedAtom(favouritesAtom, none),
  };
}

/** The number on the header's heart. */
export function useFavouriteCount(): number {
  return useHydratedAtom(favouriteCountAtom, 0);
}
