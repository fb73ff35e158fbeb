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
 * something is to be avoided; and nothing of an older list that tells too little to be checked
 * against what is avoided now (docs/rules.md#avoid-check).
 */
export function useCheckedListing(listing: Listing): CheckedListing {
  const { products, isOutdated } = listing;
  const filters = useStableFilters(listing.filters);
  const { module, hasFailed } = useAvoidance(needsAvoidance(filters));
  const { answered, required } = useRequiredFilters(filters, isOutdated);
  const checked = useMemo(() => {
    if (!isAvoiding(required)) {
      return required.storeId === null
        ? { shown: products }
        : module?.checkListing(products, required);
    }
    if (isOutdated && !tellsEnough(answered, required)) return undefined;
    const result = module?.checkListing(products, required);
    // That nothing is left of an older list tells nothing of the one to come.
    return isOutdated && result?.shown.length === 0 ? undefined : result;
  }, [module, products, isOutdated, answered, required]);
  const shopCounts = useShopCounts({ ...listing, filters }, { answered, required }, module);
  return {
    status: checked !== undefined ? listing.status : hasFailed ? 'failed' : 'loading',
    products: none,
    unread: none,
    isUnchecked: false,
    ...(checked && { ...checked, products: checked.shown }),
    ...(listing.isRefused && isAvoiding(required) && { isUnchecked: true }),
    answered: required,
    shopCounts,
    module,
  };
}

type ListFilters = {
  /** Those that the products on show were asked for with. */
  answered: Filters;
  /** Those that they have to pass: of what is to be avoided, always the newest choice. */
  required: Filters;
};

function useShopCounts(
  listing: Listing,
  { answered, required }: ListFilters,
  module: AvoidanceModule | null,
): ShopCounts | undefined {
  const { filters, category } = listing;
  const everywhere = useListedProducts(
    category,
    filters.storeId === null ? undefined : { ...filters, storeId: null },
  );
  const { products, status, isOutdated } = filters.storeId === null ? listing : everywhere;
  const counted = useMemo(() => {
    if (!isAvoiding(required)) return products;
    if (isOutdated && !tellsEnough(answered, required)) return undefined;
    return module?.checkListing(products, { ...required, storeId: null }).shown;
  }, [module, products, isOutdated, answered, required]);
  return useMemo(
    (): ShopCounts | undefined =>
      status === 'ready' && counted !== undefined
        ? { at: (id) => counted.filter((product) => isAvailableAt(product, id)).length }
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

function useRequiredFilters(filters: Filters, isOutdated: boolean): ListFilters {
  const [before, setBefore] = useState(filters);
  if (!isOutdated && before !== filters) setBefore(filters);
  const answered = isOutdated ? before : filters;
  const required = useMemo(() => {
    if (!isAvoiding(filters)) return answered;
    const { avoid, avoidIngredients, avoidTraces } = filters;
    return { ...answered, avoid, avoidIngredients, avoidTraces };
  }, [answered, filters]);
  return { answered, required };
}

/**
 * Whether the answer to these filters can be checked against other ones: where something was avoided
 * products carry their allergens, but never their ingredients.
 */
function tellsEnough(answered: Filters, { avoidIngredients }: Filters): boolean {
  return (
    isAvoiding(answered) &&
    avoidIngredients.every((text) => answered.avoidIngredients.includes(text))
  );
}
