import { useSetAtom } from 'jotai';
import type { Product } from '../../catalogue/product.ts';
import { toasts } from '../../content/messages.ts';
import { toggleFavouriteAtom } from '../../state/changeFavourites.ts';
import { showToastAtom } from '../../state/toast.ts';
import { useFavouriteState } from '../../state/useFavouriteState.ts';

export type FavouriteToggleState = {
  isFavourite: boolean;
  /** While the stored list is being looked up. */
  isDisabled: boolean;
  /** Whether it was added. */
  toggle: () => Promise<boolean>;
};

/** Saves or removes a product and says so in a toast (docs/rules.md#favourite-toggle). */
export function useFavouriteToggle({
  id,
  product,
}: {
  id: string;
  product?: Product;
}): FavouriteToggleState {
  const state = useFavouriteState(id);
  const isFavourite = state === 'on';
  const change = useSetAtom(toggleFavouriteAtom);
  const showToast = useSetAtom(showToastAtom);

  async function toggle() {
    try {
      const isAdded = (await change({ id, product })) === 'added';
      showToast({
        kind: 'success',
        icon: isAdded ? 'heart' : undefined,
        title: isAdded ? toasts.favouriteAdded : toasts.favouriteRemoved,
      });
      return isAdded;
    } catch (error) {
      showToast({ kind: 'error', title: toasts.errorTitle, description: failureText(error) });
      return false;
    }
  }

  function failureText(error: unknown): string {
    if (error instanceof Error && error.message !== '') return error.message;
    return isFavourite ? toasts.removeFailed : toasts.addFailed;
  }

  return { isFavourite, isDisabled: state === 'lookup', toggle };
}
