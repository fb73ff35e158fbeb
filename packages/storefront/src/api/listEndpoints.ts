import type { Filters } from '../catalogue/filterOptions.ts';
import { toQueryString } from './listingQuery.ts';

/** The addresses of the calls for lists (docs/rules.md#call-list). */
export const listEndpoints = {
  products: (filters: Filters) => `/api/products${toQueryString(filters)}`,
  categoryProducts: (categorySlug: string, filters: Filters) =>
    `/api/products/${encodeURIComponent(categorySlug)}${toQueryString(filters)}`,
  brands: ({ category, search }: BrandQuery = {}) => {
    const query = new URLSearchParams();
    const text = search?.trim() ?? '';
    if (category !== undefined && category !== '') query.set('category', category);
    if (text !== '') query.set('search', text);
    return query.size === 0 ? '/api/brands' : `/api/brands?${query}`;
  },
  categories: '/api/categories',
} as const;

export type BrandQuery = { category?: string; search?: string };
