import { endpoints } from '../api/endpoints.ts';
import {
  fetchBrands,
  fetchCategories,
  fetchCategoryProducts,
  fetchGroupedProducts,
  fetchProducts,
} from '../api/listCalls.ts';
import { toQueryString } from '../api/listingQuery.ts';
import type { ListResult } from '../api/listResult.ts';
import { fetchProduct, fetchProductDetails } from '../api/productCalls.ts';
import type { CallOptions } from '../api/request.ts';
import { defaultFilters } from '../catalogue/filterOptions.ts';
import { findCategory } from '../content/categories.ts';
import { matchPath } from '../paths.ts';

type PageCall = readonly [address: string, call: () => Promise<unknown>];

/** The calls whose answers a page shows when it opens without query. */
function pageCalls(pathname: string, options: CallOptions): readonly PageCall[] {
  const match = matchPath(pathname);
  if (match.kind !== 'screen') return [];
  const { category = '', slug = '' } = match.params;
  const isKnown = findCategory(category) !== undefined;

  switch (match.screen) {
    case 'catalogue':
      return [
        [
          endpoints.products(toQueryString(defaultFilters)),
          () => answered(fetchProducts(defaultFilters, options)),
        ],
        [endpoints.brands({}), () => answered(fetchBrands({}, options))],
        [endpoints.categories, () => answered(fetchCategories(options))],
      ];
    case 'category':
      if (!isKnown) return [];
      return [
        categoryProductsCall(category, options),
        [endpoints.brands({ category }), () => answered(fetchBrands({ category }, options))],
      ];
    case 'groupedVariants':
      if (!isKnown) return [];
      return [
        [endpoints.groupedProducts(category), () => fetchGroupedProducts(category, options)],
        categoryProductsCall(category, options),
      ];
    case 'product':
      return [
        [endpoints.product(slug), () => fetchProduct(slug, options)],
        [endpoints.productDetails(slug), () => fetchProductDetails(slug, options)],
      ];
    default:
      return [];
  }
}

/** The list of a category; the grouped variants take pictures, price and stock from it. */
function categoryProductsCall(category: string, options: CallOptions): PageCall {
  return [
    endpoints.categoryProducts(category, toQueryString(defaultFilters)),
    () => answered(fetchCategoryProducts(category, defaultFilters, options)),
  ];
}

/** A list that is not OK has no place in a built page. */
async function answered<Item>(call: Promise<ListResult<Item>>): Promise<ListResult<Item>> {
  const result = await call;
  if (result.status === 'failed') throw new Error('A list of the page did not come.');
  return result;
}

/**
 * The data of a page by request path, read as in the browser, for SWR's fallback
 * (docs/rules.md#prerendered-data). Asks `fetch`: the build answers it from `answer`, so it needs
 * no server. Throws what a call throws.
 */
export async function readPageData(
  pathname: string,
  options: CallOptions,
): Promise<Record<string, unknown>> {
  const entries = pageCalls(pathname, options).map(
    async ([address, call]) => [address, await call()] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
