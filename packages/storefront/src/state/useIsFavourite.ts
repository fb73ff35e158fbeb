import { atom } from 'jotai';
import { useMemo } from 'react';
import { favouriteIdsAtom } from './favourites.ts';
import { useHydratedAtom } from './useHydratedAtom.ts';

/** Whether a product is saved. Among thousands of hearts only the one that changes draws itself anew. */
export function useIsFavourite(id: string): boolean {
  const isFavouriteAtom = useMemo(() => atom((get) => get(favouriteIdsAtom).has(id)), [id]);
  return useHydratedAtom(isFavouriteAtom, false);
}
