/** The addresses of the calls (docs/rules.md#call-list). `query` is what `toQueryString` gives. */
export const endpoints = {
  products: (query: string) => `/api/products${query}`,
  categoryProducts: (categorySlug: string, query: string) =>
    `/api/products/${encodeURIComponent(categorySlug)}${query}`,
  brands: ({ category = '', search = '' }: BrandQuery) => {
    const query = new URLSearchParams();
    if (category !== '') query.set('category', category);
    if (search.trim() !== '') query.set('search', search.trim());
    return `/api/brands${afterPath(query)}`;
  },
  categories: '/api/categories',
  groupedProducts: (categorySlug: string) =>
    `/api/products-grouped/${encodeURIComponent(categorySlug)}`,
  product: (slugOrId: string) => `/api/product/${encodeURIComponent(slugOrId)}`,
  productDetails: (slugOrId: string) => `/api/product/${encodeURIComponent(slugOrId)}/details`,
  labels: (categorySlug: string | undefined) =>
    categorySlug === undefined
      ? '/api/labels'
      : `/api/labels?category=${encodeURIComponent(categorySlug)}`,
  contact: '/api/contact',
} as const;

export type BrandQuery = { category?: string; search?: string };

/**
 * A query as text that can follow a path: '' or '?search=whey&avoid=milk,soybeans', as people read it.
 * A comma needs no encoding there (RFC 3986, 3.4).
 */
export function afterPath(query: URLSearchParams): string {
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
