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
  onChooseBrand: (slug: string) => void;
};

/** The search text with suggestions while it is typed: products, categories and brands. */
export function SearchBox({ text, query, brands, onSearch, onChooseBrand }: SearchBoxProps) {
  const listId = useId();
  const navigate = useNavigate();
  const { suggestions, List, activeId, open, close, handleKey } = useSuggestions(
    query,
    brands,
    handleChoose,
  );

  function handleChoose(suggestion: Suggestion) {
    close();
    const search = toQueryString({ ...defaultFilters, searchQuery: query });
    if (suggestion.kind === 'brand') onChooseBrand(suggestion.slug);
    else if (suggestion.kind === 'product') navigate(suggestion.href);
    else if (suggestion.kind === 'all') navigate(paths.catalogue + search);
    else navigate(paths.category(suggestion.slug) + search);
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
          query={query}
          activeId={activeId}
          onChoose={handleChoose}
        />
      )}
    </>
  );
}
