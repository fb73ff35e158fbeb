import { SearchField } from '@vetta/ui';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { toQueryString } from '../../api/listingQuery.ts';
import { defaultFilters, type Filters } from '../../catalogue/filterOptions.ts';
import { linkQueryOf } from '../../avoid/list/useAvoidance.ts';
import { paths } from '../../paths.ts';
import { copy } from './SearchBox.copy.ts';
import { optionId } from './optionId.ts';
import type { Suggestion } from './suggestions.ts';
import { useSuggestions } from './useSuggestions.ts';

export type SearchBoxProps = {
  /** What stands in the field. */
  text: string;
  /** What is searched for: `text`, a pause later. */
  query: string;
  /** What is avoided, and no other filter: the offered products are without it. @default nothing */
  avoidance?: Filters;
  brands: readonly { slug: string; name: string }[];
  onSearch: (text: string) => void;
};

/** The search text with suggestions while it is typed: products, categories and brands. */
export function SearchBox(props: SearchBoxProps) {
  const { text, query, avoidance = defaultFilters, brands, onSearch } = props;
  const listId = useId();
  const navigate = useNavigate();
  const { suggestions, answered, List, activeId, prepare, open, close, handleKey } = useSuggestions(
    query,
    avoidance,
    brands,
    handleChoose,
  );

  function handleChoose(suggestion: Suggestion) {
    close();
    navigate(addressOf(suggestion, { ...avoidance, searchQuery: answered }));
  }

  return (
    <>
      <SearchField
        label={copy.search}
        clearLabel={copy.clear}
        value={text}
        onChange={(value) => {
          onSearch(value);
          if (value.trim() === '') close();
          else open();
        }}
        onKeyDown={handleKey}
        onFocus={prepare}
        onBlur={close}
        list={{
          listId,
          open: suggestions !== null,
          activeId: activeId === null ? undefined : optionId(listId, activeId),
        }}
      />
      {suggestions !== null && List !== null && (
        <List
          listId={listId}
          suggestions={suggestions}
          query={answered}
          activeId={activeId}
          onChoose={handleChoose}
        />
      )}
    </>
  );
}

/**
 * Where a suggestion leads: to as many products as stand beside it, so of the filters only what is
 * avoided goes along (docs/rules.md#avoid-links).
 */
function addressOf(suggestion: Suggestion, filters: Filters): string {
  if (suggestion.kind === 'product') return suggestion.href + linkQueryOf(filters);
  if (suggestion.kind === 'category')
    return paths.category(suggestion.slug) + toQueryString(filters);
  const brandSlug = suggestion.kind === 'brand' ? suggestion.slug : defaultFilters.brandSlug;
  return paths.catalogue + toQueryString({ ...filters, brandSlug });
}
