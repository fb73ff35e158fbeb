import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { draftAt, draftAtom } from './searchDraft.ts';
import { useAddressFilters } from './useAddressFilters.ts';

/** How long the visitor pauses before what was typed is searched for. */
const typingPauseMs = 250;

/**
 * What the search field shows. The address follows once the visitor pauses, and replaces the history
 * entry (docs/rules.md#history-entries). Use it once per screen, where the field is drawn: it keeps the
 * typing pause, and is all that a keystroke draws again.
 */
export function useSearchText(): { searchText: string; typeSearch: (text: string) => void } {
  const { location, filters, change } = useAddressFilters();
  const [kept, setDraft] = useAtom(draftAtom);
  const draft = draftAt(location, kept);
  const searchText = draft?.text ?? filters.searchQuery;
  const isPending = draft !== null && draft.text.trim() !== filters.searchQuery;

  const handlePause = useEffectEvent((text: string) => {
    change({ searchQuery: text }, { replace: true, state: { searchDraft: draft?.id } });
  });

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => handlePause(searchText), typingPauseMs);
    return () => clearTimeout(timer);
  }, [isPending, searchText]);

  return {
    searchText,
    typeSearch: (text) =>
      setDraft({
        text,
        beganIn: draft?.beganIn ?? location.key,
        id: draft?.id ?? Math.random().toString(36).slice(2),
      }),
  };
}
