import { atom, useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { afterPath } from '../../api/endpoints.ts';
import { listingParameters } from '../../api/listingParameters.ts';
import { fromQuery, toQuery } from '../../api/listingQuery.ts';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { isRecord } from '../../catalogue/fields.ts';
import { countActiveFilters, defaultFilters, type Filters } from '../../catalogue/filterOptions.ts';

/** How long the visitor pauses before what was typed is searched for. */
const typingPauseMs = 250;

/** Text being typed, which is not yet, or not letter by letter, what the address says. */
type SearchDraft = {
  text: string;
  /** The history entry it was begun in. */
  beganIn: string;
  /** Stands in the state of the entries that were made from it. */
  id: string;
};

const draftAtom = atom<SearchDraft | null>(null);

export type ListingFilters = {
  /** What the address says: what the list is asked for. */
  filters: Filters;
  /** What the search field shows. */
  searchText: string;
  /** Filters off their default, for the panel's button. */
  activeCount: number;
  /** Replaces the history entry, once the visitor pauses (docs/rules.md#history-entries). */
  typeSearch: (text: string) => void;
  /** Adds a history entry at once, with what was being typed (docs/rules.md#history-entries). */
  chooseFilters: (changes: Partial<Filters>) => void;
  resetFilters: () => void;
};

/**
 * The filters of the listing, which are stored in the address alone: opening, reloading,
 * sharing and Back restore them (docs/rules.md#filters-in-the-address). Use it once per screen: it
 * keeps the typing pause.
 */
export function useListingFilters(): ListingFilters {
  const location = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useAtom(draftAtom);
  // Pages are built without a query: the filters apply once the page is hydrated.
  const filters = useIsHydrated()
    ? fromQuery(new URLSearchParams(location.search))
    : defaultFilters;
  const validDraft = draft !== null && isDraftOf(draft, location) ? draft : null;
  const searchText = validDraft?.text ?? filters.searchQuery;
  const isPending = validDraft !== null && validDraft.text.trim() !== filters.searchQuery;

  function show(next: Filters, options?: { replace: true; state: object }) {
    navigate({ search: draftQuery(location.search, next) }, options);
  }

  const handlePause = useEffectEvent((text: string) => {
    const next = { ...filters, searchQuery: text };
    show(next, { replace: true, state: { searchDraft: validDraft?.id } });
  });

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => handlePause(searchText), typingPauseMs);
    return () => clearTimeout(timer);
  }, [isPending, searchText]);

  return {
    filters,
    searchText,
    activeCount: countActiveFilters(filters),
    typeSearch: (text) =>
      setDraft({
        text,
        beganIn: validDraft?.beganIn ?? location.key,
        id: validDraft?.id ?? Math.random().toString(36).slice(2),
      }),
    chooseFilters: (changes) => {
      setDraft(null);
      show({ ...filters, searchQuery: searchText, ...changes });
    },
    resetFilters: () => {
      setDraft(null);
      show(defaultFilters);
    },
  };
}

/**
 * A draft goes with the entry it was begun in and with those made from it, and with no other: Back,
 * a link or another listing show what their address says. Comparing texts would not do, for the
 * address follows later than the next keystroke when a long list is being drawn.
 */
function isDraftOf(draft: SearchDraft, location: Location): boolean {
  return location.key === draft.beganIn || draftState(location) === draft.id;
}

function draftState(location: Location): string | null {
  const state: unknown = location.state;
  return isRecord(state) && typeof state['searchDraft'] === 'string' ? state['searchDraft'] : null;
}

/** The query for these filters; parameters that are not ours stay. */
function draftQuery(search: string, filters: Filters): string {
  const query = new URLSearchParams(search);
  for (const name of listingParameters) query.delete(name);
  for (const [name, value] of toQuery(filters)) query.append(name, value);
  return afterPath(query);
}
