import { atom } from 'jotai';
import { type Favourite, favouritesFromStored } from '../catalogue/storedFavourites.ts';
import { lockedAtom } from './lockedAtom.ts';
import { parseStoredJson, storedAtom } from './storedAtom.ts';
import { storageKeys } from '../browser/storageKeys.ts';

// Nothing is sent to the server: it is the browser's local storage
// (docs/rules.md#stored-favourite).
export const storedFavouritesAtom = lockedAtom(
  storageKeys.favourites,
  storedAtom<readonly Favourite[]>({
    key: storageKeys.favourites,
    initial: [],
    read: (text) => favouritesFromStored(parseStoredJson(text)),
    toText: (favourites) => JSON.stringify(favourites),
    backupKey: storageKeys.corruptFavourites,
    onFailedWrite: 'throw',
  }),
);

/** Newest first; empty until the storage has been read. */
export const favouritesAtom = atom((get) => get(storedFavouritesAtom).value);

/** `loading` until the storage has been read, which is after the first render. */
export const favouritesStatusAtom = atom((get): 'loading' | 'ready' =>
  get(storedFavouritesAtom).isRead ? 'ready' : 'loading',
);

/** The number on the header's heart. */
export const favouriteCountAtom = atom((get) => get(favouritesAtom).length);

export const favouriteIdsAtom = atom(
  (get): ReadonlySet<string> => new Set(get(favouritesAtom).map(({ id }) => id)),
);

/** What all hearts look at. */
export const favouriteLookupAtom = atom((get) => ({
  isRead: get(favouritesStatusAtom) === 'ready',
  ids: get(favouriteIdsAtom),
}));
