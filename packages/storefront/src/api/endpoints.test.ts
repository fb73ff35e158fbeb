import { expect, test } from 'vitest';
import { defaultFilters } from '../catalogue/filterOptions.ts';
import { endpoints } from './endpoints.ts';
import { listEndpoints } from './listEndpoints.ts';
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
  [listEndpoints.products(defaultFilters), '/api/products'],
  [listEndpoints.products(filters), `/api/products${query}`],
  [listEndpoints.categoryProducts('proteine', defaultFilters), '/api/products/proteine'],
  [listEndpoints.categoryProducts('a/b', filters), `/api/products/a%2Fb${query}`],
  [listEndpoints.brands(), '/api/brands'],
  [listEndpoints.brands({ category: '', search: '  ' }), '/api/brands'],
  [
    listEndpoints.brands({ category: 'proteine', search: ' whey ' }),
    '/api/brands?category=proteine&search=whey',
  ],
  [listEndpoints.categories, '/api/categories'],
  [endpoints.product('a b'), '/api/product/a%20b'],
  [endpoints.productDetails('../x'), '/api/product/..%2Fx/details'],
  [endpoints.groupedProducts('proteine'), '/api/products-grouped/proteine'],
  [endpoints.contact, '/api/contact'],
  [productImageUrl('iso-soya'), '/images/products/iso-soya.webp'],
])('%s', (address, expected) => {
  expect(address).toBe(expected);
});
