import { SearchField } from '@vetta/ui';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { toQueryString } from '../../api/listingQuery.ts';
import { defaultFilters } from '../../catalogue/filterOptions.ts';
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
  brands: readonly { slug: string; name: string }[];
  onSearch: (text: string) => void;
};

/** The search text with suggestions while it is typed: products, categories and brands. */
export function SearchBox({ text, query, brands, onSearch }: SearchBoxProps) {
  const listId = useId();
  const navigate = useNavigate();
  const { suggestions, answered, List, activeId, prepare, open, close, handleKey } = useSuggestions(
    query,
    brands,
    handleChoose,
  );

  function handleChoose(suggestion: Suggestion) {
    close();
    navigate(addressOf(suggestion, answered));
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

/** Where a suggestion leads: to as many products as stand beside it, so no other filter goes along. */
function addressOf(suggestion: Suggestion, searchQuery: string): string {
  if (suggestion.kind === 'product') return suggestion.href;
  const filters = { ...defaultFilters, searchQuery };
  if (suggestion.kind === 'category')
    return paths.category(suggestion.slug) + toQueryString(filters);
  const brandSlug = suggestion.kind === 'brand' ? suggestion.slug : defaultFilters.brandSlug;
  return paths.catalogue + toQueryString({ ...filters, brandSlug });
}
