import {
  fetchBrands,
  fetchCategories,
  fetchCategoryProducts,
  fetchProducts,
} from '../api/calls.ts';
import { fetchProductDetails } from '../api/detailsCall.ts';
import { fetchGroupedProducts } from '../api/groupsCall.ts';
import { fetchProduct } from '../api/productCall.ts';
import type { CallOptions } from '../api/named.ts';
import { endpoints } from '../api/endpoints.ts';
import { listEndpoints } from '../api/listEndpoints.ts';
import type { ListAnswer } from '../api/list.ts';
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
          listEndpoints.products(defaultFilters),
          () => itemsOf(fetchProducts(defaultFilters, options)),
        ],
        [listEndpoints.brands(), () => itemsOf(fetchBrands({}, options))],
        [listEndpoints.categories, () => itemsOf(fetchCategories(options))],
      ];
    case 'category':
      if (!isKnown) return [];
      return [
        categoryProductsCall(category, options),
        [listEndpoints.brands({ category }), () => itemsOf(fetchBrands({ category }, options))],
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

/** The list of a category; the grouped variants borrow their pictures from it. */
function categoryProductsCall(category: string, options: CallOptions): PageCall {
  return [
    listEndpoints.categoryProducts(category, defaultFilters),
    () => itemsOf(fetchCategoryProducts(category, defaultFilters, options)),
  ];
}

/** What the listing hooks keep: the items alone. A list that is not OK has no place in a built page. */
async function itemsOf<Item>(answer: Promise<ListAnswer<Item>>): Promise<readonly Item[]> {
  const { items, isOk } = await answer;
  if (!isOk) throw new Error('A list of the page did not come.');
  return items;
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
