import { Note } from '@vetta/ui';
import type { ReactNode } from 'react';
import { isNamed } from '../../catalogue/avoidance/refusedCount.ts';
import { isAvailableAt } from '../../catalogue/avoidance/isAvailableAt.ts';
import { labelKeyOf } from '../../catalogue/avoidance/labelSummary.ts';
import type { Filters } from '../../catalogue/filterOptions.ts';
import { foundWords } from '../../content/messages.ts';
import { ProductGrid, ProductGridSkeleton } from '../ProductGrid/ProductGrid.tsx';
import { copy } from './Avoidance.copy.ts';
import { useListLabels } from './useListLabels.ts';

export type KeptListingProps = {
  filters: Filters;
  category?: string;
  /** Where nothing is kept, either. */
  fallback: ReactNode;
};

/**
 * Without an answer: the list that the browser has kept, checked against the labels that it has kept.
 * Answers that name what is avoided are never kept themselves (docs/rules.md#avoid-privacy).
 */
export function KeptListing({ filters, category, fallback }: KeptListingProps) {
  const { status, products, labels } = useListLabels(category, filters);
  if (status === 'loading') return <ProductGridSkeleton />;
  if (products === null || labels === null) return fallback;
  const shown = products.filter(
    (product) =>
      isAvailableAt(product, filters.storeId) &&
      isNamed(labels.get(labelKeyOf(product)), filters) === false,
  );
  return (
    <>
      <Note>
        {`${shown.length} ${foundWords(shown.length)}. `}
        {copy.offline}
      </Note>
      <ProductGrid products={shown} />
    </>
  );
}
