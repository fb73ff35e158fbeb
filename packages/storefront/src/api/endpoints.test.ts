import { expect, test } from 'vitest';
import { defaultFilters } from '../catalogue/filterOptions.ts';
import { endpoints } from './endpoints.ts';
import { toQueryString } from './listingQuery.ts';
import { productImageUrl } from './productImageUrl.ts';

const filters = {
  ...defaultFilters,
  searchQuery: ' whey ',
  brandSlug: 'serac',
  priceRange: '100+',
  sortBy: 'name-desc',
} as const;
const query = '?search=whey&brand=serac&priceRange=100%2B&sortBy=name-desc';

test.each([
  [endpoints.products(toQueryString(defaultFilters)), '/api/products'],
  [endpoints.products(toQueryString(filters)), `/api/products${query}`],
  [endpoints.categoryProducts('proteine', toQueryString(defaultFilters)), '/api/products/proteine'],
  [endpoints.categoryProducts('a/b', toQueryString(filters)), `/api/products/a%2Fb${query}`],
  [endpoints.brands({}), '/api/brands'],
  [endpoints.brands({ category: '', search: '  ' }), '/api/brands'],
  [
    endpoints.brands({ category: 'proteine', search: ' whey ' }),
    '/api/brands?category=proteine&search=whey',
  ],
  [endpoints.categories, '/api/categories'],
  [endpoints.product('a b'), '/api/product/a%20b'],
  [endpoints.productDetails('../x'), '/api/product/..%2Fx/details'],
  [endpoints.groupedProducts('proteine'), '/api/products-grouped/proteine'],
  [endpoints.contact, '/api/contact'],
  [productImageUrl('iso-soya'), '/images/products/iso-soya.webp'],
])('%s', (address, expected) => {
  expect(address).toBe(expected);
});
