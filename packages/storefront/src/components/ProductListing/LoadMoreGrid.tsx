import { Button } from '@vetta/ui';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Filters } from '../../catalogue/filterOptions.ts';
import type { Product } from '../../catalogue/product.ts';
import { messages } from '../../content/messages.ts';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { copy } from './ProductListing.copy.ts';
import * as css from './ProductListing.css.ts';
import { useSteps } from './useLoadMore.ts';

export type LoadMoreGridProps = {
  products: readonly Product[];
  isOutdated: boolean;
  /** What they are ordered by. */
  sortBy?: Filters['sortBy'];
  /** Cards of one step; the default is `useSteps`'. */
  step?: number;
};

/** The grid, and below it the way to the next step of a long list. */
export function LoadMoreGrid({ products, isOutdated, sortBy, step }: LoadMoreGridProps) {
  const { shown, loadMore } = useSteps(products.length, step);
  const drawn = useMemo(() => products.slice(0, shown), [products, shown]);
  const grid = useRef<HTMLDivElement>(null);

  function handleMore() {
    flushSync(loadMore);
    // The button has moved far down: the keyboard goes on at the first of the new cards.
    const firstNewCard = grid.current?.querySelectorAll('article')[shown];
    firstNewCard?.querySelector('a')?.focus({ preventScroll: true });
  }

  return (
    <>
      <div ref={grid} className={css.cards}>
        <ProductGrid products={drawn} isOutdated={isOutdated} sortBy={sortBy} />
      </div>
      {shown < products.length && (
        <div className={css.more}>
          <p className={css.count}>
            {isOutdated ? messages.loading : copy.shown(shown, products.length)}
          </p>
          <Button width="phone" onClick={handleMore}>
            {copy.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}
