import { Button, EmptyShelf, TextLink } from '@vetta/ui';
import { useRef } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { messages } from '../../content/messages.ts';
import { paths } from '../../paths.ts';
import { CompareSwitch } from '../Compare/CompareSwitch.tsx';
import { FilterBar, type FilterBarProps } from '../FilterBar/FilterBar.tsx';
import { ProductGridSkeleton } from '../ProductGrid/ProductGrid.tsx';
import { copy } from './ProductListing.copy.ts';
import * as css from './ProductListing.css.ts';
import { ResultCount } from './ResultCount.tsx';
import { LoadMoreGrid } from './LoadMoreGrid.tsx';

export type ProductListingProps = FilterBarProps & {
  status: 'loading' | 'failed' | 'ready';
  products: readonly Product[];
  /** The products are those of an older filter: dimmed, and not counted. */
  isOutdated: boolean;
  onReset: () => void;
  onRetry: () => void;
};

/**
 * Filter bar, count and grid, in each of the states of a listing (docs/rules.md#listing-states).
 */
export function ProductListing(props: ProductListingProps) {
  const { status, products, isOutdated, onReset, onRetry, ...bar } = props;
  const counted = useRef<HTMLOutputElement>(null);
  // The button that was pressed goes; the keyboard goes on at what it led to.
  const handleReset = () => {
    onReset();
    counted.current?.focus();
  };
  const isEmpty = status === 'ready' && products.length === 0;
  return (
    <>
      <FilterBar {...bar} />
      <div className={css.countLine}>
        <ResultCount
          ref={counted}
          // Of the old list there is no count that would be true of the filters.
          status={isOutdated ? 'loading' : status}
          count={products.length}
          searchQuery={bar.filters.searchQuery}
        />
        {!isEmpty && <CompareSwitch />}
        {bar.activeCount > 0 && !isEmpty && (
          <Button variant="text" onClick={handleReset}>
            {copy.reset}
          </Button>
        )}
      </div>
      {status === 'loading' && <ProductGridSkeleton />}
      {status === 'failed' && <FailedListing onRetry={onRetry} />}
      {isEmpty && <EmptyListing onReset={bar.activeCount > 0 ? handleReset : undefined} />}
      {status === 'ready' && !isEmpty && (
        <LoadMoreGrid products={products} isOutdated={isOutdated} />
      )}
    </>
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
            {messages.retry}
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
