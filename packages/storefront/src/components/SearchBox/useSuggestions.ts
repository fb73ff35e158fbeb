import { type KeyboardEvent, useMemo, useState } from 'react';
import { defaultFilters } from '../../catalogue/filterOptions.ts';
import { useProducts } from '../../data/useProducts.ts';
import { nextActive } from './nextActive.ts';
import { inOrder, type Suggestion, type Suggestions, suggestionsOf } from './suggestions.ts';

/** A single letter would offer half of the shop. */
const shortestQuery = 2;

export type SuggestionState = {
  /** null while nothing is offered. */
  suggestions: Suggestions | null;
  activeId: string | null;
  open: () => void;
  close: () => void;
  /** The keys of the W3C combobox pattern. */
  handleKey: (event: KeyboardEvent) => void;
};

/**
 * What the search field offers while the visitor types, from the same call as the list of the whole
 * catalogue, so that there it costs nothing. Asked only while the list may be open.
 */
export function useSuggestions(
  query: string,
  brands: readonly { slug: string; name: string }[],
  onChoose: (suggestion: Suggestion) => void,
): SuggestionState {
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const isAsked = isOpen && query.length >= shortestQuery;
  const { status, products } = useProducts(
    isAsked ? { ...defaultFilters, searchQuery: query } : undefined,
  );
  const isOffered = isAsked && status === 'ready' && products.length > 0;
  const suggestions = useMemo(
    () => (isOffered ? suggestionsOf(products, brands, query) : null),
    [isOffered, products, brands, query],
  );
  const order = suggestions === null ? [] : inOrder(suggestions);
  const active = order.find(({ id }) => id === activeId);

  function open() {
    setIsOpen(true);
    setActiveId(null);
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
      if (isOpen) setActiveId(nextActive(order, active?.id, event.key));
      else open();
    }
  }

  return { suggestions, activeId: active?.id ?? null, open, close, handleKey };
}
