import { CardGrid, CardSkeleton } from '@vetta/ui';
import { memo } from 'react';
import { type Filters, proteinPriceOrder } from '../../catalogue/filterOptions.ts';
import type { Product } from '../../catalogue/product.ts';
import { ProductCard } from '../ProductCard/ProductCard.tsx';

/** Cards of the widest first row: their pictures load at once, the very first with priority. */
const firstRow = 4;
const skeletonCount = 12;

export type ProductGridProps = {
  products: readonly Product[];
  /** The list of an older filter, shown until the new one arrives. */
  isOutdated?: boolean;
  /** What they are ordered by. */
  sortBy?: Filters['sortBy'];
};

/** Products in one to four columns (docs/rules.md#grid-columns). */
export const ProductGrid = memo(function ProductGrid({
  products,
  isOutdated = false,
  sortBy,
}: ProductGridProps) {
  return (
    <CardGrid
      state={isOutdated ? 'outdated' : 'ready'}
      loudest={sortBy === proteinPriceOrder.value ? 'note' : 'price'}
    >
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} loading={loadingAt(index)} />
      ))}
    </CardGrid>
  );
});

function loadingAt(index: number) {
  if (index === 0) return 'first';
  return index < firstRow ? 'eager' : 'lazy';
}

/**
 * Twelve emptied cards, of the size of the real ones (docs/rules.md#listing-states). Whoever draws
 * it says once that it loads.
 */
export function ProductGridSkeleton() {
  return (
    <CardGrid state="waiting">
      {Array.from({ length: skeletonCount }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </CardGrid>
  );
}
