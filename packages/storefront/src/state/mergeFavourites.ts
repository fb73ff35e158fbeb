import { atom } from 'jotai';
import { mergeFavourites } from '../catalogue/shoppingList/mergeFavourites.ts';
import type { Product } from '../catalogue/product.ts';
import { clockAtom } from './clock.ts';
import { storedFavouritesAtom } from './favourites.ts';

/** Fails where the storage refuses; the list then is as stored (docs/rules.md#storage-failures). */
export const mergeFavouritesAtom = atom(null, (get, set, products: readonly Product[]) => {
  const now = new Date(get(clockAtom).now());
  return set(storedFavouritesAtom, (favourites) => mergeFavourites(favourites, products, now));
});
