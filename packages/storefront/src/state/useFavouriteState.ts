import { useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { favouriteLookupAtom } from './favourites.ts';

/**
 * `lookup`: the stored list is being read, and the heart is disabled that long
 * (docs/rules.md#favourite-toggle).
 */
export type FavouriteState = 'lookup' | 'off' | 'on';

/**
 * Whether a product is saved. Of hundreds of hearts only the one that changes renders again;
 * prerendered ones are off, and hydration alone renders none again.
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
