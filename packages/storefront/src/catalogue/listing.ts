import type { StoreId } from '../contract/storeIds.ts';
import { type CommonOrder, type Filters, priceRanges } from './filterOptions.ts';

/** What a listing needs to know of a product. */
export type ListedProduct = {
  id: string;
  name: string;
  categorySlug?: string;
  brandSlug?: string;
  /** The displayed price; null where there is none. */
  cents: number | null;
  /** Where it is in stock. */
  storeIds: readonly StoreId[];
};

/**
 * Whether a product is in the chosen category, brand, price range and shop. A product without a price
 * is in `all` only (docs/rules.md#price-ranges). The search text is the business of
 * `backend/search.ts`.
 */
export function matchesFilters(
  product: ListedProduct,
  filters: Pick<Filters, 'brandSlug' | 'priceRange' | 'categorySlug'> &
    Partial<Pick<Filters, 'storeId'>>,
): boolean {
  return (
    (filters.categorySlug === undefined || product.categorySlug === filters.categorySlug) &&
    (filters.brandSlug === 'all' || product.brandSlug === filters.brandSlug) &&
    isInRange(product.cents, filters.priceRange) &&
    (filters.storeId == null || product.storeIds.includes(filters.storeId))
  );
}

function isInRange(cents: number | null, value: Filters['priceRange']): boolean {
  if (value === 'all') return true;
  const range = priceRanges.find((candidate) => candidate.value === value);
  return (
    cents !== null && range !== undefined && cents >= range.fromCents && cents < range.belowCents
  );
}

/** Italian collation: case and accents ignored, numbers by value (docs/rules.md#sort-orders). */
export const italianCollator = new Intl.Collator('it', { numeric: true, sensitivity: 'base' });

type Comparison = (a: ListedProduct, b: ListedProduct) => number;

/** The order of a listing. Equal keys keep an order by id; no price is last in both directions. */
export function compareProducts(sortBy: CommonOrder): Comparison {
  const comparison = comparisons[sortBy];
  return (a, b) => comparison(a, b) || compareIds(a.id, b.id);
}

const byName: Comparison = (a, b) => italianCollator.compare(a.name, b.name);

const comparisons: Readonly<Record<CommonOrder, Comparison>> = {
  name: byName,
  'name-desc': (a, b) => byName(b, a),
  'price-asc': (a, b) => comparePrices(a.cents, b.cents, 1),
  'price-desc': (a, b) => comparePrices(a.cents, b.cents, -1),
};

function comparePrices(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (a - b) * direction;
}

/** Ids by value where they are numbers, else by their characters. */
export function compareIds(a: string, b: string): number {
  return italianCollator.compare(a, b) || (a < b ? -1 : Number(a > b));
}
