import { atom, type Setter } from 'jotai';
import { addFavourite, type FavouriteChange, removeFavourite } from '../catalogue/favourites.ts';
import type { Product } from '../catalogue/product.ts';
import type { Favourite } from '../catalogue/storedFavourites.ts';
import { toasts } from '../content/messages.ts';
import { clockAtom } from './clock.ts';
import { favouriteIdsAtom, storedFavouritesAtom } from './favourites.ts';

/**
 * Adds or removes by what the visitor sees: a heart that is off adds, even where another tab has
 * added meanwhile, which is refused (docs/rules.md#favourite-toggle). Shows at once, and is done
 * once it is stored. Fails with an Error whose message is the text for the toast; the
 * list then is as stored.
 */
export const toggleFavouriteAtom = atom(
  null,
  async (
    get,
    set,
    { id, product }: { id: string; product?: Product },
  ): Promise<'added' | 'removed'> => {
    if (get(favouriteIdsAtom).has(id)) {
      await change(set, toasts.removeFailed, (favourites) => ({
        favourites: removeFavourite(favourites, id),
      }));
      return 'removed';
    }
    const now = new Date(get(clockAtom).now());
    await change(set, toasts.addFailed, (favourites) => addFavourite(favourites, product, now));
    return 'added';
  },
);

/**
 * Fails with an Error with the toast's text when the storage refuses; the list then stays
 * (docs/rules.md#storage-failures).
 */
export const clearFavouritesAtom = atom(null, (_get, set) =>
  change(set, toasts.clearFailed, () => ({ favourites: [] })),
);

class Refusal extends Error {}

async function change(
  set: Setter,
  failureText: string,
  update: (favourites: readonly Favourite[]) => FavouriteChange,
): Promise<void> {
  try {
    await set(storedFavouritesAtom, (favourites) => {
      const outcome = update(favourites);
      if ('refusal' in outcome) throw new Refusal(outcome.refusal);
      return outcome.favourites;
    });
  } catch (error) {
    throw error instanceof Refusal ? error : new Error(failureText, { cause: error });
  }
}
