import { favouriteOf, isFavourite } from '../favourites.ts';
import type { Product } from '../product.ts';
import type { Favourite } from '../storedFavourites.ts';

/** Those that are not there yet, before the others, which stay as they are (docs/rules.md#list-link). */
export function mergeFavourites(
  favourites: readonly Favourite[],
  products: readonly Product[],
  now: Date,
): readonly Favourite[] {
  const added = products.filter((product) => !isFavourite(favourites, product.id));
  return [...added.map((product) => favouriteOf(product, now)), ...favourites];
}
