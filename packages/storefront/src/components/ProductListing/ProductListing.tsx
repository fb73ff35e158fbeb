import { Button, EmptyShelf, TextLink } from '@vetta/ui';
import { useId, useRef, useState } from 'react';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { isAvoiding } from '../../catalogue/filterOptions.ts';
import type { Product } from '../../catalogue/product.ts';
import { retry } from '../../content/loadFailures.ts';
import { messages } from '../../content/messages.ts';
import { paths } from '../../paths.ts';
import { FilterBar, type FilterBarProps } from '../FilterBar/FilterBar.tsx';
import { ProductGridSkeleton } from '../ProductGrid/ProductGrid.tsx';
import { linkQueryOf } from '../../avoid/list/useAvoidance.ts';
import { LinkQuery } from '../ProductCard/LinkQuery.ts';
import { copy } from './ProductListing.copy.ts';
import * as css from './ProductListing.css.ts';
import { CountLine } from './CountLine.tsx';
import { LoadMoreGrid } from './LoadMoreGrid.tsx';
import { useAddressFilters } from './useAddressFilters.ts';
import { useCheckedListing } from './useCheckedListing.ts';

export type ProductListingProps = Omit<
  FilterBarProps,
  'resultCount' | 'shopCounts' | 'children'
> & {
  status: 'loading' | 'failed' | 'ready';
  products: readonly Product[];
  /** The products are those of an older filter: dimmed, and not counted. */
  isOutdated: boolean;
  /** The list is empty because the answer was not OK: nothing follows from it. */
  isRefused?: boolean;
  onReset: () => void;
  onRetry: () => void;
};

/**
 * Filter bar, count and grid, in each of the states of a listing (docs/rules.md#listing-states).
 */
export function ProductListing(props: ProductListingProps) {
  const { onReset, onRetry, isRefused, products: given, status: asked, ...others } = props;
  const { isOutdated: isOfOlderFilters, ...bar } = others;
  const { filters, category, activeCount, onChoose } = bar;
  const { unclear } = useAddressFilters();
  const isHydrated = useIsHydrated();
  const checked = useCheckedListing({
    status: asked,
    products: given,
    isOutdated: isOfOlderFilters,
    isRefused,
    filters,
    isUnclear: unclear.length > 0,
    category,
  });
  const { status, products, unread, isOutdated, isUnchecked, shopCounts, module } = checked;
  const [isUnreadShown, setIsUnreadShown] = useState(false);
  const unreadId = useId();
  const unreadState = {
    count: unread.length,
    id: unreadId,
    isShown: isUnreadShown,
    onToggle: () => setIsUnreadShown(!isUnreadShown),
  };
  const counted = useRef<HTMLOutputElement>(null);
  // The button that was pressed goes; the keyboard goes on at what it led to.
  const handleReset = () => {
    onReset();
    counted.current?.focus();
  };
  const isEmpty = status === 'ready' && products.length === 0;
  const isCounted = status === 'ready' && !isOutdated;
  const hasUnread = module !== null && unread.length > 0 && !isOutdated;
  const failed = <FailedListing onRetry={onRetry} />;
  // What stands in place of the list where something is avoided.
  const special =
    module !== null && isAvoiding(filters) && (status === 'failed' || isUnchecked || isEmpty) ? (
      <module.ListingReplacement
        filters={filters}
        category={category}
        state={status === 'failed' ? 'failed' : isUnchecked ? 'unchecked' : 'empty'}
        hasUnread={hasUnread}
        fallback={failed}
        onChoose={onChoose}
        onReset={handleReset}
      />
    ) : null;
  return (
    <LinkQuery value={linkQueryOf(filters)}>
      <FilterBar {...bar} resultCount={isCounted ? products.length : null} shopCounts={shopCounts}>
        <CountLine
          ref={counted}
          // Of the old list there is no count that would be true of the filters.
          status={isOutdated ? 'loading' : isUnchecked ? 'failed' : status}
          count={products.length}
          searchQuery={filters.searchQuery}
          isEmpty={isEmpty}
          unread={hasUnread ? unreadState : undefined}
          module={module}
          onReset={activeCount > 0 ? handleReset : undefined}
        />
      </FilterBar>
      {checked.isRoomUnknown ? (
        <div className={css.waitingRoom} />
      ) : (
        <>
          {module !== null && <module.UnclearNote texts={unclear} />}
          {module !== null && (
            <module.ChoiceMarks filters={filters} onChoose={onChoose} result={counted} />
          )}
          {module !== null && (
            <>
              <module.SearchInterpretation filters={filters} onChoose={onChoose} />
              <module.LabelNote filters={filters} category={category} />
            </>
          )}
          {status === 'loading' && <ProductGridSkeleton />}
          {!isHydrated && (
            <div className={css.waitingCards}>
              <ProductGridSkeleton />
            </div>
          )}
          {special ?? (status === 'failed' && failed)}
          {special === null && isEmpty && (
            <EmptyListing onReset={activeCount > 0 ? handleReset : undefined} />
          )}
          {status === 'ready' && !isEmpty && (
            <LoadMoreGrid products={products} isOutdated={isOutdated} sortBy={filters.sortBy} />
          )}
          {hasUnread && isUnreadShown && <module.UnreadProducts id={unreadId} products={unread} />}
        </>
      )}
    </LinkQuery>
  );
}

function FailedListing({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyShelf
      figure="!"
      tone="danger"
      announce="assertive"
      title={messages.listingFailed}
      text={copy.failedHint}
      actions={
        <>
          <Button variant="primary" width="phone" iconEnd="reload" onClick={onRetry}>
            {retry}
          </Button>
          <TextLink variant="action" href={paths.shops}>
            {copy.shops}
          </TextLink>
        </>
      }
    />
  );
}

/** Without an active filter there is nothing to reset; the way on is the list of all products. */
function EmptyListing({ onReset }: { onReset: (() => void) | undefined }) {
  return (
    <EmptyShelf
      figure="0"
      title={messages.noProducts}
      text={messages.noProductsHint}
      actions={
        onReset ? (
          <Button variant="primary" width="phone" iconEnd="reload" onClick={onReset}>
            {copy.reset}
          </Button>
        ) : undefined
      }
    />
  );
}
