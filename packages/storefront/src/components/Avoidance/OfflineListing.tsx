import { Note } from '@vetta/ui';
import { type ReactElement, useId, useMemo, useState } from 'react';
import { checkListing } from '../../catalogue/avoidance/checkListing.ts';
import { labelKeyOf } from '../../catalogue/avoidance/labelSummary.ts';
import type { Filters } from '../../catalogue/filterOptions.ts';
import { foundWords } from '../../content/messages.ts';
import { ProductGrid, ProductGridSkeleton } from '../ProductGrid/ProductGrid.tsx';
import { copy } from './Avoidance.copy.ts';
import { UnreadCount, UnreadProducts, UnreadToggle } from './UnreadProducts.tsx';
import { useListLabels } from './useListLabels.ts';

export type OfflineListingProps = {
  filters: Filters;
  category?: string;
  /** Where nothing is cached either. */
  fallback: ReactElement;
};

/**
 * Without an answer: the list in the browser's cache, checked against the labels there.
 * Answers that name what is avoided are never kept themselves (docs/rules.md#avoid-privacy).
 */
export function OfflineListing({ filters, category, fallback }: OfflineListingProps) {
  const { status, products, labels } = useListLabels(category, filters);
  const [isUnreadShown, setIsUnreadShown] = useState(false);
  const unreadId = useId();
  const checked = useMemo(() => {
    if (products === null || labels === null) return null;
    // Of a product that is newer than the cached labels nothing is known.
    const known = products.filter((product) => labels.has(labelKeyOf(product)));
    return checkListing(known, filters, (product) => labels.get(labelKeyOf(product)));
  }, [products, labels, filters]);
  if (status === 'loading') return <ProductGridSkeleton />;
  if (checked === null) return fallback;
  const { shown, unread } = checked;
  return (
    <>
      <Note>
        <span>{`${shown.length} ${foundWords(shown.length)}`}</span>
        {unread.length > 0 && (
          <>
            <UnreadCount count={unread.length} />
            <UnreadToggle
              isShown={isUnreadShown}
              controls={unreadId}
              onToggle={() => setIsUnreadShown(!isUnreadShown)}
            />
          </>
        )}
        <span>{`. ${copy.offline}`}</span>
      </Note>
      <ProductGrid products={shown} />
      {isUnreadShown && <UnreadProducts id={unreadId} products={unread} />}
    </>
  );
}
