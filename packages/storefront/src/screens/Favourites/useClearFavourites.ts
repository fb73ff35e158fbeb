import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { toasts } from '../../content/messages.ts';
import { clearFavouritesAtom } from '../../state/changeFavourites.ts';
import { showToastAtom } from '../../state/toast.ts';

/**
 * Clears the list and says so in a toast; 'Rimozione...' stands while it runs. A failure is only
 * logged, and the list stays (docs/rules.md#clearing-favourites).
 */
export function useClearFavourites(onDone: () => void): { isClearing: boolean; clear: () => void } {
  const [isClearing, setIsClearing] = useState(false);
  const clearFavourites = useSetAtom(clearFavouritesAtom);
  const showToast = useSetAtom(showToastAtom);

  function clear() {
    setIsClearing(true);
    // The storage answers within milliseconds: the button says what it does before it is done.
    setTimeout(async () => {
      try {
        await clearFavourites();
        showToast({ kind: 'success', title: toasts.favouritesCleared });
      } catch (error) {
        console.error('The favourites could not be cleared', error);
      } finally {
        setIsClearing(false);
        onDone();
      }
    }, shownMs);
  }

  return { isClearing, clear };
}

/** Milliseconds, long enough to be read. */
export const shownMs = 300;
