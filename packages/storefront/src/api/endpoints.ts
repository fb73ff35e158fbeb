import type { Filters } from '../catalogue/filterOptions.ts';
import { toQueryString } from './listingQuery.ts';

/** The addresses of the calls (§7). */
export const endpoints = {
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
  product: (slugOrId: string) => `/api/product/${encodeURIComponent(slugOrId)}`,
  productDetails: (slugOrId: string) => `/api/product/${encodeURIComponent(slugOrId)}/details`,
  groupedProducts: (categorySlug: string) =>
    `/api/products-grouped/${encodeURIComponent(categorySlug)}`,
  contact: '/api/contact',
} as const;

export type BrandQuery = { category?: string; search?: string };
