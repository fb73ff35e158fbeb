import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { toasts } from '../../../content/messages.ts';
import { addChoicesAtom } from '../../../state/favouriteChoices.ts';
import { mergeFavouritesAtom } from '../../../state/mergeFavourites.ts';
import { showToastAtom } from '../../../state/toast.ts';
import { copy } from './list.copy.ts';
import type { ReceivedProduct } from './ReceivedRows.tsx';

/** Adds products of a received list with what was chosen of them; says so in a toast. */
export function useAddReceived() {
  const merge = useSetAtom(mergeFavouritesAtom);
  const addChoices = useSetAtom(addChoicesAtom);
  const showToast = useSetAtom(showToastAtom);
  const [hasAdded, setHasAdded] = useState(false);

  async function addAll(fresh: readonly ReceivedProduct[]) {
    try {
      await merge(fresh.map(({ answer }) => answer.product));
      setHasAdded(true);
      addChoices(
        Object.fromEntries(
          fresh.map(({ answer, entry: { flavour, size } }) => [
            answer.product.id,
            { flavour, size },
          ]),
        ),
      );
      showToast({ kind: 'success', icon: 'heart', title: copy.received.added(fresh.length) });
    } catch (error) {
      console.error('The list could not be added', error);
      showToast({ kind: 'error', title: toasts.addFailed });
    }
  }

  return { hasAdded, add: (fresh: readonly ReceivedProduct[]) => void addAll(fresh) };
}
