import type { Allergen } from '@vetta/nutrition-parser';
import type { StoreId } from '../contract/storeIds.ts';

/**
 * What a listing can be narrowed and ordered by (docs/rules.md#price-ranges,
 * docs/rules.md#sort-orders).
 */

/** Bounds in cents: lower included, upper excluded (docs/rules.md#price-ranges). */
export const priceRanges = [
  { value: 'all', label: 'Tutti i prezzi', fromCents: 0, belowCents: Infinity },
  { value: '0-25', label: 'Fino a 25 €', fromCents: 0, belowCents: 2500 },
  { value: '25-50', label: '25 € - 50 €', fromCents: 2500, belowCents: 5000 },
  { value: '50-100', label: '50 € - 100 €', fromCents: 5000, belowCents: 10_000 },
  { value: '100+', label: 'Oltre 100 €', fromCents: 10_000, belowCents: Infinity },
] as const;

export const sortOrders = [
  { value: 'name', label: 'Nome (A-Z)' },
  { value: 'name-desc', label: 'Nome (Z-A)' },
  { value: 'price-desc', label: 'Prezzo decrescente' },
  { value: 'price-asc', label: 'Prezzo crescente' },
] as const;

/** Offered where proteins are what a category is bought for: /prodotti/proteine alone. */
export const proteinPriceOrder = {
  value: 'protein-price',
  label: 'Prezzo per 100 g di proteine',
} as const;

export const allBrandsOption = { value: 'all', label: 'Tutte le marche' } as const;

export type PriceRange = (typeof priceRanges)[number]['value'];
/** The orders that any listing offers. */
export type CommonOrder = (typeof sortOrders)[number]['value'];
export type SortBy = CommonOrder | typeof proteinPriceOrder.value;

export type Filters = {
  searchQuery: string;
  brandSlug: string;
  priceRange: PriceRange;
  sortBy: SortBy;
  categorySlug?: string;
  /** What no shown product may contain (docs/rules.md#avoid-filter). */
  avoid: readonly Allergen[];
  /** Names or E-numbers as they were typed. */
  avoidIngredients: readonly string[];
  /** Traces count as contained. */
  avoidTraces: boolean;
  /** The shop that has it; null: either, or none. */
  storeId: StoreId | null;
};

export const defaultFilters: Filters = {
  searchQuery: '',
  brandSlug: 'all',
  priceRange: 'all',
  sortBy: 'name',
  avoid: [],
  avoidIngredients: [],
  avoidTraces: false,
  storeId: null,
};

/** The orders on offer: that of proteins only where products are bought for them. */
export const ordersOf = (category: string | undefined) =>
  category === 'proteine' ? [...sortOrders, proteinPriceOrder] : sortOrders;

export function isPriceRange(value: string): value is PriceRange {
  return priceRanges.some((range) => range.value === value);
}

export function isSortBy(value: string): value is SortBy {
  return [...sortOrders, proteinPriceOrder].some((order) => order.value === value);
}

/** Whether anything is to be avoided; the switch for traces alone avoids nothing. */
export function isAvoiding(filters: Pick<Filters, 'avoid' | 'avoidIngredients'>): boolean {
  return filters.avoid.length + filters.avoidIngredients.length > 0;
}

/** What is avoided, and no other filter. */
export function onlyAvoidance(filters: Filters): Filters {
  const { avoid, avoidIngredients, avoidTraces } = filters;
  return isAvoiding(filters)
    ? { ...defaultFilters, avoid, avoidIngredients, avoidTraces }
    : defaultFilters;
}

/** How many filters are off their default: search text, brand, price, sort, what to avoid, shop. */
export function countActiveFilters(filters: Filters): number {
  return [
    filters.searchQuery.trim() !== defaultFilters.searchQuery,
    filters.brandSlug !== defaultFilters.brandSlug,
    filters.priceRange !== defaultFilters.priceRange,
    filters.sortBy !== defaultFilters.sortBy,
    isAvoiding(filters),
    filters.storeId !== null,
  ].filter(Boolean).length;
}
