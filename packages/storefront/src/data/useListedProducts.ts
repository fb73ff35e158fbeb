import { defaultFilters, type Filters } from '../catalogue/filterOptions.ts';
import type { Product } from '../catalogue/product.ts';
import { useCategoryProducts } from './useCategoryProducts.ts';
import type { ListQuery } from './useListQuery.ts';
import { useProducts } from './useProducts.ts';

/** The list of a category, or without one of the whole catalogue; without filters nothing is asked. */
export function useListedProducts(
  category: string | undefined,
  filters: Filters | undefined,
): ListQuery<Product> {
  const all = useProducts(category === undefined ? filters : undefined);
  const ofCategory = useCategoryProducts(
    filters === undefined ? undefined : category,
    filters ?? defaultFilters,
  );
  return category === undefined ? all : ofCategory;
}
