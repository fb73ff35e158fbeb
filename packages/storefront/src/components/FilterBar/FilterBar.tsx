import { Counter, Icon, Text } from '@vetta/ui';
import { type ReactElement, useId, useState } from 'react';
import { useMediaQuery } from '../../browser/useMediaQuery.ts';
import {
  allBrandsOption,
  defaultFilters,
  type Filters,
  isPriceRange,
  isSortBy,
  onlyAvoidance,
  priceRanges,
  ordersOf,
} from '../../catalogue/filterOptions.ts';
import { brandOptions } from './brandOptions.ts';
import { copy, noScriptText } from './FilterBar.copy.ts';
import * as css from './FilterBar.css.ts';
import { useSearchText } from '../ProductListing/useSearchText.ts';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { SecondRow } from './SecondRow.tsx';
import type { ShopCounts } from './ShopField.tsx';

export type FilterBarProps = {
  filters: Filters;
  /** How many filters are off their default. */
  activeCount: number;
  brands: readonly { slug: string; name: string }[];
  /** Missing on the page of all products. */
  category?: string;
  /** Of the list below; null while it is on its way. */
  resultCount: number | null;
  /** How many of its products each shop has. */
  shopCounts?: ShopCounts;
  onChoose: (changes: Partial<Filters>) => void;
  /** How many there are, and what can be done with them: the last line of the bar. */
  children?: ReactElement;
};

/**
 * Search text, and a panel with brand, price range, order, shop and what to avoid, that opens and
 * closes (docs/rules.md#catalogue-page).
 */
export function FilterBar(props: FilterBarProps) {
  return (
    <search className={css.bar} aria-label={copy.region}>
      <div className={css.search}>
        <Search {...props} />
      </div>
      <FilterPanel {...props} />
      {props.children}
      <noscript>{import.meta.env.SSR && <Text>{noScriptText}</Text>}</noscript>
    </search>
  );
}

/** The field follows each keystroke, ahead of the filters; nothing else of the listing does. */
function Search({ filters, brands }: Pick<FilterBarProps, 'filters' | 'brands'>) {
  const { searchText, typeSearch } = useSearchText();
  return (
    <SearchBox
      text={searchText}
      query={filters.searchQuery}
      avoidance={onlyAvoidance(filters)}
      brands={brands}
      onSearch={typeSearch}
    />
  );
}

/** The button with the number of active filters, and what it opens: the search stands still meanwhile. */
function FilterPanel(props: FilterBarProps) {
  const { activeCount } = props;
  const panelId = useId();
  const isWide = useMediaQuery(css.wideScreens);
  // Of narrow screens alone: wide ones have no button, and show what it opens.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="filters" />
        <span>{copy.filters}</span>
        {activeCount > 0 && (
          <>
            <span aria-hidden="true">
              <Counter>{activeCount}</Counter>
            </span>
            <span className={css.unseen}>{`, ${copy.activeFilters(activeCount)}`}</span>
          </>
        )}
      </button>
      <div id={panelId} className={css.panelState[isOpen ? 'open' : 'closed']}>
        <Selects {...props} />
        <SecondRow {...props} isWide={isWide} />
      </div>
    </>
  );
}

function Selects({ filters, brands, category, onChoose }: FilterBarProps) {
  return (
    <div className={css.selects}>
      <FilterSelect
        label={copy.brand}
        value={filters.brandSlug}
        options={brandOptions(brands, filters.brandSlug)}
        isActive={filters.brandSlug !== allBrandsOption.value}
        onChange={(brandSlug) => onChoose({ brandSlug })}
      />
      <FilterSelect
        label={copy.priceRange}
        value={filters.priceRange}
        options={priceRanges}
        isActive={filters.priceRange !== defaultFilters.priceRange}
        onChange={(value) => isPriceRange(value) && onChoose({ priceRange: value })}
      />
      <FilterSelect
        label={copy.sortBy}
        value={filters.sortBy}
        options={ordersOf(category)}
        isActive={filters.sortBy !== defaultFilters.sortBy}
        onChange={(value) => isSortBy(value) && onChoose({ sortBy: value })}
      />
    </div>
  );
}
