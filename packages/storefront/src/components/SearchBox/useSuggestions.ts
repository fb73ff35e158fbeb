import { type KeyboardEvent, startTransition, useMemo, useState } from 'react';
import type { Filters } from '../../catalogue/filterOptions.ts';
import { deferred, useDeferred } from '../../browser/deferred.ts';
import { useProducts } from '../../data/useProducts.ts';
import { useToday } from '../../state/clock.ts';
import type { SuggestionList } from './SuggestionList.tsx';
import type { Suggestion, Suggestions } from './suggestions.ts';

/** Without it the search does all that it does for those who press Enter. */
const suggestionCode = deferred(() => import('./suggestionModule.ts'), { when: 'interaction' });

/** A single letter would offer half of the shop. */
const minQueryLength = 2;

export type SuggestionState = {
  /** null while nothing is offered. */
  suggestions: Suggestions | null;
  /** What they answer: while newer ones are on their way, the search before. */
  answered: string;
  /** Draws them; fetched when the field is first entered. */
  List: typeof SuggestionList | null;
  activeId: string | null;
  /** Fetches what draws them, before the first letter. */
  prepare: () => void;
  open: () => void;
  close: () => void;
  /** The keys of the W3C combobox pattern. */
  handleKey: (event: KeyboardEvent) => void;
};

/**
 * What the search field offers while the visitor types, from the same call as the list of the whole
 * catalogue, so that there it costs nothing. Asked only while the list may be open. What is avoided
 * is avoided here, too: `avoidance` has no other filter.
 */
export function useSuggestions(
  query: string,
  avoidance: Filters,
  brands: readonly { slug: string; name: string }[],
  onChoose: (suggestion: Suggestion) => void,
): SuggestionState {
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const today = useToday();
  const { module: offer } = useDeferred(suggestionCode);
  const isAsked = isOpen && query.length >= minQueryLength;
  const { status, items, isOutdated } = useProducts(
    isAsked ? { ...avoidance, searchQuery: query } : undefined,
  );
  const answered = useDisplayedValue(query, isOutdated);
  const isOffered =
    isAsked && status === 'ready' && items.length > 0 && isSameSearch(answered, query);
  const suggestions = useMemo(
    () =>
      isOffered
        ? (offer?.offeredSuggestions(items, brands, answered, avoidance, today) ?? null)
        : null,
    [isOffered, offer, items, brands, answered, avoidance, today],
  );
  const order = suggestions === null ? [] : (offer?.inOrder(suggestions) ?? []);
  const active = order.find(({ id }) => id === activeId);

  function open() {
    suggestionCode.request();
    // The letter stands in the field before anything is offered for it.
    startTransition(() => {
      setIsOpen(true);
      setActiveId(null);
    });
  }

  function close() {
    setIsOpen(false);
    setActiveId(null);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && suggestions !== null) {
      // A search field would empty itself: the first Escape closes the list alone.
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      if (active !== undefined) {
        event.preventDefault();
        onChoose(active);
      }
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open();
      else if (offer !== null) setActiveId(offer.nextActive(order, active?.id, event.key));
    }
  }

  return {
    suggestions,
    answered,
    List: offer?.SuggestionList ?? null,
    activeId: active?.id ?? null,
    prepare: suggestionCode.request,
    open,
    close,
    handleKey,
  };
}

/** Letters added or taken back; anything else is another search, for which the old answer is useless. */
const isSameSearch = (before: string, now: string) =>
  now.startsWith(before) || before.startsWith(now);

/** The last value that belonged to the list on show: its words must not name another search. */
function useDisplayedValue(value: string, isOutdated: boolean): string {
  const [settled, setSettled] = useState(value);
  if (!isOutdated && settled !== value) setSettled(value);
  return isOutdated ? settled : value;
}
