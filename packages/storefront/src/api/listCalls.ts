import * as v from 'valibot';
import type { Filters } from '../catalogue/filterOptions.ts';
import { groupFromWire, type ProductGroup } from '../catalogue/groupedProducts.ts';
import { type Product, productFromWire } from '../catalogue/product.ts';
import { type BrandQuery, endpoints } from './endpoints.ts';
import { ApiError, NetworkError } from './errors.ts';
import { toQueryString } from './listingQuery.ts';
import type { ListResult } from './listResult.ts';
import { type ItemReading, readList } from './readList.ts';
import { type CallOptions, withErrorMessage, request } from './request.ts';

/** A brand or a category, as filters show it. */
export type NamedOption = { slug: string; name: string };

/** GET /api/products */
export function fetchProducts(filters: Filters, options: CallOptions) {
  return requestList(endpoints.products(toQueryString(filters)), options, readProduct, idOf);
}

/** GET /api/products/{category} */
export function fetchCategoryProducts(
  categorySlug: string,
  filters: Filters,
  options: CallOptions,
): Promise<ListResult<Product>> {
  const address = endpoints.categoryProducts(categorySlug, toQueryString(filters));
  return requestList(address, options, readProduct, idOf);
}

/** GET /api/brands */
export function fetchBrands(query: BrandQuery, options: CallOptions) {
  return requestList(endpoints.brands(query), options, readNamed, slugOf);
}

/** GET /api/categories */
export function fetchCategories(options: CallOptions) {
  return requestList(endpoints.categories, options, readNamed, slugOf);
}

/**
 * GET /api/products-grouped/{category}. Not OK raises 'Failed to fetch grouped products'
 * (docs/rules.md#call-list).
 */
export async function fetchGroupedProducts(
  categorySlug: string,
  { signal, warn }: CallOptions,
): Promise<readonly ProductGroup[]> {
  const answer = request(endpoints.groupedProducts(categorySlug), { signal });
  return readList(
    await withErrorMessage('Failed to fetch grouped products', answer),
    warn,
    readGroup,
    idOf,
  );
}

/**
 * An answer that is not OK is a failed result at once; a 502 comes from the site's proxy when the API
 * is down and counts as no answer, like a failed connection: both throw `NetworkError`
 * (docs/rules.md#list-answers).
 */
async function requestList<Item>(
  url: string,
  { signal, warn }: CallOptions,
  readItem: (input: unknown) => ItemReading<Item>,
  keyOf: (item: Item) => string,
): Promise<ListResult<Item>> {
  try {
    const entries = await request(url, { signal });
    return { status: 'ready', items: await readList(entries, warn, readItem, keyOf) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 502) throw new NetworkError(error);
    return { status: 'failed', items: [] };
  }
}

const idOf = ({ id }: { id: string }) => id;
const slugOf = ({ slug }: NamedOption) => slug;

function readProduct(input: unknown): ItemReading<Product> {
  const reading = productFromWire(input);
  return reading.product === null ? { reason: reading.reason } : { item: reading.product };
}

const namedOption = v.object({
  slug: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.nonEmpty()),
});

function readNamed(input: unknown): ItemReading<NamedOption> {
  const reading = v.safeParse(namedOption, input);
  return reading.success ? { item: reading.output } : { reason: 'no slug or no name' };
}

function readGroup(input: unknown): ItemReading<ProductGroup> {
  const reading = groupFromWire(input);
  return reading.group === null ? { reason: reading.reason } : { item: reading.group };
}
