import { memo } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { ProductCardSkeleton } from '../ProductCard/ProductCardSkeleton.tsx';
import * as css from './ProductGrid.css.ts';

/** Cards of the widest first row: their pictures load at once, the very first with priority. */
const firstRow = 4;
const skeletonCount = 12;

export type ProductGridProps = {
  products: readonly Product[];
  /** The list of an older filter, shown until the new one arrives. */
  isOutdated?: boolean;
};

/** Products in one to four columns (§9). */
export const ProductGrid = memo(function ProductGrid({
  products,
  isOutdated = false,
}: ProductGridProps) {
  return (
    <ul aria-busy={isOutdated} className={isOutdated ? `${css.grid} ${css.outdated}` : css.grid}>
      {products.map((product, index) => (
        <li key={product.id} className={css.cell}>
          <ProductCard product={product} loading={loadingAt(index)} />
        </li>
      ))}
    </ul>
  );
});

function loadingAt(index: number) {
  if (index === 0) return 'first';
  return index < firstRow ? 'eager' : 'lazy';
}

/** Twelve emptied cards, of the size of the real ones (§2). Whoever draws it says once that it loads. */
export function ProductGridSkeleton() {
  return (
    <ul aria-hidden="true" className={css.grid}>
      {Array.from({ length: skeletonCount }, (_, index) => (
        <li key={index} className={css.cell}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  );
}
