import { atom } from 'jotai';
import type { Product } from '../catalogue/product.ts';
import { clockAtom } from './clock.ts';
import { storedFavouritesAtom } from './favourites.ts';
import { favouriteOf, isFavourite } from '../catalogue/favourites.ts';
import type { Favourite } from '../catalogue/storedFavourites.ts';

/** Fails where the storage refuses; the list then is as stored (docs/rules.md#storage-failures). */
export const mergeFavouritesAtom = atom(null, (get, set, products: readonly Product[]) => {
  const now = new Date(get(clockAtom).now());
  return set(storedFavouritesAtom, (favourites) => mergeFavourites(favourites, products, now));
});

/** Those that are not there yet, before the others, which stay as they are (docs/rules.md#list-link). */
export function mergeFavourites(
  favourites: readonly Favourite[],
  products: readonly Product[],
  now: Date,
): readonly Favourite[] {
  const added = products.filter((product) => !isFavourite(favourites, product.id));
  return [...added.map((product) => favouriteOf(product, now)), ...favourites];
}
