import { atom } from 'jotai';
import type { Location } from 'react-router-dom';
import { isRecord } from '../../catalogue/fields.ts';

/** Text being typed, which is not yet, or not letter by letter, what the address says. */
export type SearchDraft = {
  text: string;
  /** The history entry it was begun in. */
  beganIn: string;
  /** Stands in the state of the entries that were made from it. */
  id: string;
};

export const draftAtom = atom<SearchDraft | null>(null);

/**
 * The draft, if it is of this address. It goes with the entry it was begun in and with those made from
 * it, and with no other: Back, a link or another listing show what their address says. Comparing texts
 * would not do, for the address follows later than the next keystroke when a long list is being drawn.
 */
export function draftAt(location: Location, draft: SearchDraft | null): SearchDraft | null {
  const isItsOwn =
    draft !== null && (location.key === draft.beganIn || draftState(location) === draft.id);
  return isItsOwn ? draft : null;
}

function draftState(location: Location): string | null {
  const state: unknown = location.state;
  return isRecord(state) && typeof state['searchDraft'] === 'string' ? state['searchDraft'] : null;
}
