import { useEffect, useMemo, useState } from 'react';
import { toQueryString } from '../../api/listingQuery.ts';
import { useIsAddressShown } from '../../browser/useIsAddressShown.ts';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { isInStockAt } from '../../catalogue/availability.ts';
import { type Filters, isAvoiding } from '../../catalogue/filterOptions.ts';
import type { Product } from '../../catalogue/product.ts';
import { useListedProducts } from '../../data/useListedProducts.ts';
import {
  type AvoidanceModule,
  needsAvoidance,
  useAvoidance,
} from '../../avoid/list/useAvoidance.ts';
import type { ShopCounts } from '../FilterBar/ShopField.tsx';

type Listing = {
  status: 'loading' | 'failed' | 'ready';
  products: readonly Product[];
  isOutdated: boolean;
  isRefused?: boolean;
  filters: Filters;
  /** The address wants something avoided that cannot be understood. */
  isUnclear: boolean;
  category?: string;
};

export type CheckedListing = {
  status: Listing['status'];
  products: readonly Product[];
  /** Food whose label could not be read; shown only when asked for. */
  unread: readonly Product[];
  /** The API has not checked: nothing of it is shown. */
  isUnchecked: boolean;
  shopCounts?: ShopCounts;
  module: AvoidanceModule | null;
  /** The products are those of older filters. */
  isOutdated: boolean;
  /** What will stand above the first list is not known: how much room it takes neither. */
  isRoomUnknown: boolean;
};

const none: readonly Product[] = [];

/**
 * What of a list may be shown: until the code that checks it has come, nothing of a list in which
 * something is to be avoided; and of an older list only what its own labels let be checked against
 * what is avoided now (docs/rules.md#avoid-check).
 */
export function useCheckedListing(listing: Listing): CheckedListing {
  const { products, isRefused } = listing;
  const isHydrated = useIsHydrated();
  useIsAddressShown(isHydrated);
  const [hasShownList, setHasShownList] = useState(false);
  // The list that the page was built with is no older one of this visit: skeletons stand in its place.
  const isOutdated = listing.isOutdated && hasShownList;
  const status = listing.isOutdated && !hasShownList ? 'loading' : listing.status;
  const filters = useStableFilters(listing.filters);
  const isNeeded = needsAvoidance(filters) || listing.isUnclear;
  const { module, hasFailed } = useAvoidance(isNeeded);
  const checked = useMemo(() => {
    if (!isAvoiding(filters) && (isOutdated || filters.storeId === null)) {
      return { shown: products };
    }
    const result = module?.checkListing(products, filters);
    // That nothing is left of an older list tells nothing of the one to come.
    return isOutdated && result?.shown.length === 0 ? undefined : result;
  }, [module, products, isOutdated, filters]);
  useEffect(() => {
    if (checked !== undefined && 'unlabelled' in checked) module?.warnOf(checked.unlabelled);
  }, [module, checked]);
  const shopCounts = useShopCounts({ ...listing, status, filters }, module);
  const shownStatus = checked !== undefined ? status : hasFailed ? 'failed' : 'loading';
  const isAwaited = isNeeded && module === null && !hasFailed;
  if (isHydrated && !hasShownList && shownStatus !== 'loading' && !isAwaited) setHasShownList(true);
  return {
    status: shownStatus,
    isOutdated,
    products: none,
    unread: none,
    isUnchecked: false,
    ...(checked && { ...checked, products: checked.shown }),
    ...(isRefused && isAvoiding(filters) && { isUnchecked: true }),
    shopCounts,
    module,
    isRoomUnknown: isAwaited && !hasShownList,
  };
}

function useShopCounts(listing: Listing, module: AvoidanceModule | null): ShopCounts | undefined {
  const { filters, category } = listing;
  const ofAllShops = useListedProducts(
    category,
    filters.storeId === null ? undefined : { ...filters, storeId: null },
  );
  const isOfShop = filters.storeId !== null;
  const products = isOfShop ? ofAllShops.items : listing.products;
  const { status } = isOfShop ? ofAllShops : listing;
  const counted = useMemo(() => {
    if (!isAvoiding(filters)) return products;
    const result = module?.checkListing(products, { ...filters, storeId: null });
    return result?.isUnchecked === false ? result.shown : undefined;
  }, [module, products, filters]);
  return useMemo(
    (): ShopCounts | undefined =>
      status === 'ready' && counted !== undefined
        ? { at: (id) => counted.filter((product) => isInStockAt(product, id)).length }
        : undefined,
    [status, counted],
  );
}

/** The same object as long as they say the same. */
function useStableFilters(filters: Filters): Filters {
  const [stable, setStable] = useState(filters);
  const isNew = filters !== stable && toQueryString(filters) !== toQueryString(stable);
  if (isNew) setStable(filters);
  return isNew ? filters : stable;
}
