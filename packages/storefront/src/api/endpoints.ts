/**
 * The addresses of the calls (docs/rules.md#call-list) but for those for lists, which no product
 * page makes.
 */
export const endpoints = {
  product: (slugOrId: string) => `/api/product/${encodeURIComponent(slugOrId)}`,
  productDetails: (slugOrId: string) => `/api/product/${encodeURIComponent(slugOrId)}/details`,
  groupedProducts: (categorySlug: string) =>
    `/api/products-grouped/${encodeURIComponent(categorySlug)}`,
  contact: '/api/contact',
} as const;
