import { useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { favouriteLookupAtom } from './favourites.ts';

/**
 * `lookup`: the stored list is being read, and the heart is disabled that long
 * (docs/rules.md#favourite-toggle).
 */
export type FavouriteState = 'lookup' | 'off' | 'on';

/**
 * Whether a product is saved. Among hundreds of hearts only the one that changes draws itself anew;
 * prerendered ones are off, and none is drawn again for being taken over.
 */
export function useFavouriteState(id: string): FavouriteState {
  const store = useStore();
  const subscribe = useCallback(
    (onChange: () => void) => store.sub(favouriteLookupAtom, onChange),
    [store],
  );
  function readState(): FavouriteState {
    const { isRead, ids } = store.get(favouriteLookupAtom);
    if (!isRead) return 'lookup';
    return ids.has(id) ? 'on' : 'off';
  }
  return useSyncExternalStore(subscribe, readState, unsaved);
}

const unsaved = () => 'off' as const;
