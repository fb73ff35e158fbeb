import { useStore } from 'jotai';
import { countActiveFilters, defaultFilters, type Filters } from '../../catalogue/filterOptions.ts';
import { draftAt, draftAtom } from './searchDraft.ts';
import { useAddressFilters } from './useAddressFilters.ts';

export type ListingFilters = {
  /** What the address says: what the list is asked for. */
  filters: Filters;
  /** Filters off their default, for the panel's button. */
  activeCount: number;
  /** Adds a history entry at once, with what was being typed (docs/rules.md#history-entries). */
  chooseFilters: (changes: Partial<Filters>) => void;
  resetFilters: () => void;
};

/**
 * The filters of the listing, which are stored in the address alone: opening, reloading,
 * sharing and Back restore them (docs/rules.md#filters-in-the-address). What is being typed is
 * `useSearchText`'s: a keystroke draws the field again, not the listing.
 */
export function useListingFilters(): ListingFilters {
  const { location, filters, change } = useAddressFilters();
  const store = useStore();
  return {
    filters,
    activeCount: countActiveFilters(filters),
    chooseFilters: (changes) => {
      const draft = draftAt(location, store.get(draftAtom));
      store.set(draftAtom, null);
      change(draft === null ? changes : { searchQuery: draft.text, ...changes });
    },
    resetFilters: () => {
      store.set(draftAtom, null);
      change(defaultFilters);
    },
  };
}
