import { useMemo, useState } from 'react';
import { toQueryString } from '../../api/listingQuery.ts';
import { isAvailableAt } from '../../catalogue/avoidance/isAvailableAt.ts';
import { type Filters, isAvoiding } from '../../catalogue/filterOptions.ts';
import type { Product } from '../../catalogue/product.ts';
import { useListedProducts } from '../../data/useListedProducts.ts';
import { needsAvoidance } from '../Avoidance/needsAvoidance.ts';
import { type AvoidanceModule, useAvoidance } from '../Avoidance/useAvoidance.ts';
import type { ShopCounts } from '../FilterBar/ShopField.tsx';

type Listing = {
  status: 'loading' | 'failed' | 'ready';
  products: readonly Product[];
  isOutdated: boolean;
  isRefused?: boolean;
  filters: Filters;
  category?: string;
};

export type CheckedListing = {
  status: Listing['status'];
  products: readonly Product[];
  /** Food whose label could not be read; shown only when asked for. */
  unread: readonly Product[];
  /** The API has not checked: nothing of it is shown. */
  isUnchecked: boolean;
  /** The filters that the products answer. */
  answered: Filters;
  shopCounts?: ShopCounts;
  module: AvoidanceModule | null;
};

const none: readonly Product[] = [];

/**
 * What of a list may be shown: until the code that checks it has come, nothing of a list in which
 * something is to be avoided (docs/rules.md#avoid-check).
 */
export function useCheckedListing(listing: Listing): CheckedListing {
  const { filters, category, products, isOutdated } = listing;
  const { module, hasFailed } = useAvoidance(needsAvoidance(filters));
  const answered = useAnsweredFilters(filters, isOutdated);
  const isChecked = isAvoiding(answered) || answered.storeId !== null;
  const checked = useMemo(
    () => (isChecked ? module?.checkListing(products, answered) : { shown: products }),
    [module, isChecked, products, answered],
  );
  const everywhere = useListedProducts(
    category,
    filters.storeId === null ? undefined : { ...filters, storeId: null },
  );
  const counted = filters.storeId === null ? listing : everywhere;
  const countedProducts = useMemo(
    () =>
      isAvoiding(answered)
        ? module?.checkListing(counted.products, { ...answered, storeId: null }).shown
        : counted.products,
    [module, counted.products, answered],
  );
  const shopCounts = useMemo(
    (): ShopCounts | undefined =>
      counted.status === 'ready' && countedProducts !== undefined
        ? { at: (id) => countedProducts.filter((product) => isAvailableAt(product, id)).length }
        : undefined,
    [counted.status, countedProducts],
  );
  return {
    status: checked !== undefined ? listing.status : hasFailed ? 'failed' : 'loading',
    products: none,
    unread: none,
    isUnchecked: false,
    ...(checked && { ...checked, products: checked.shown }),
    ...(listing.isRefused && isAvoiding(answered) && { isUnchecked: true }),
    answered,
    shopCounts,
    module,
  };
}

/** Those of the list on show, the same object as long as they say the same. */
function useAnsweredFilters(filters: Filters, isOutdated: boolean): Filters {
  const [answered, setAnswered] = useState(filters);
  const isNew = !isOutdated && toQueryString(filters) !== toQueryString(answered);
  if (isNew) setAnswered(filters);
  return isNew ? filters : answered;
}
