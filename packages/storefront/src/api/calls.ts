import * as v from 'valibot';
import { detailsFromWire, type ProductDetails } from '../catalogue/details.ts';
import type { Filters } from '../catalogue/filterOptions.ts';
import { groupFromWire, type ProductGroup } from '../catalogue/groupedProducts.ts';
import { type Product, productFromWire } from '../catalogue/product.ts';
import { flag } from '../catalogue/wireFields.ts';
import type { ContactMessageInput } from '../contract/contactMessage.ts';
import type { WireEmailStatus } from '../contract/wire.ts';
import { type BrandQuery, endpoints } from './endpoints.ts';
import { type ItemReading, type ListAnswer, readList, requestList } from './list.ts';
import { ApiError, request } from './request.ts';

export type CallOptions = {
  signal?: AbortSignal;
  /** Told of every entry that had to be skipped. */
  warn: (message: string) => void;
};

/** A brand or a category, as filters show it. */
export type NamedOption = { slug: string; name: string };

/** GET /api/products */
export function fetchProducts(filters: Filters, options: CallOptions) {
  return requestList(endpoints.products(filters), options, readProduct);
}

/** GET /api/products/{category} */
export function fetchCategoryProducts(
  categorySlug: string,
  filters: Filters,
  options: CallOptions,
): Promise<ListAnswer<Product>> {
  return requestList(endpoints.categoryProducts(categorySlug, filters), options, readProduct);
}

/** GET /api/brands */
export function fetchBrands(query: BrandQuery, options: CallOptions) {
  return requestList(endpoints.brands(query), options, readNamed);
}

/** GET /api/categories */
export function fetchCategories(options: CallOptions) {
  return requestList(endpoints.categories, options, readNamed);
}

/** GET /api/product/{slug}. Any answer that is not OK raises 'Product not found' (§7). */
export async function fetchProduct(slugOrId: string, { signal }: CallOptions): Promise<Product> {
  const wire = await named('Product not found', request(endpoints.product(slugOrId), { signal }));
  const { product } = productFromWire(wire);
  if (product === null) throw new ApiError(404, 'Product not found');
  return product;
}

/** GET /api/product/{slug}/details. An answer that is not OK raises 'Product details not found' (§7). */
export async function fetchProductDetails(
  slugOrId: string,
  { signal }: CallOptions,
): Promise<ProductDetails> {
  const answer = request(endpoints.productDetails(slugOrId), { signal });
  return detailsFromWire(await named('Product details not found', answer));
}

/** GET /api/products-grouped/{category}. Not OK raises 'Failed to fetch grouped products' (§7). */
export async function fetchGroupedProducts(
  categorySlug: string,
  { signal, warn }: CallOptions,
): Promise<readonly ProductGroup[]> {
  const answer = request(endpoints.groupedProducts(categorySlug), { signal });
  return readList(await named('Failed to fetch grouped products', answer), warn, readGroup);
}

/**
 * POST /api/contact. The same key marks the same message: sent twice, it is stored once. Throws
 * `ApiError` ('422: …', with `fieldErrors`) or `NetworkError` ('Connessione non riuscita').
 */
export async function sendContactMessage(
  message: ContactMessageInput,
  idempotencyKey: string,
): Promise<WireEmailStatus> {
  const answer = await request(endpoints.contact, {
    method: 'POST',
    body: message,
    headers: { 'Idempotency-Key': idempotencyKey },
  });
  // All false when absent (§3).
  return v.parse(contactResponse, answer).emailStatus;
}

const noStatus = { adminNotified: false, userConfirmationSent: false, simulationMode: false };
const contactResponse = v.fallback(
  v.object({
    emailStatus: v.fallback(
      v.object({ adminNotified: flag, userConfirmationSent: flag, simulationMode: flag }),
      noStatus,
    ),
  }),
  { emailStatus: noStatus },
);

/** An answer that is not OK raises the error that the specification names, status kept. */
async function named(message: string, answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof ApiError ? new ApiError(error.status, message) : error;
  }
}

function readProduct(input: unknown): ItemReading<Product> {
  const reading = productFromWire(input);
  return reading.product === null ? { reason: reading.reason } : { item: reading.product };
}

function readGroup(input: unknown): ItemReading<ProductGroup> {
  const reading = groupFromWire(input);
  return reading.group === null ? { reason: reading.reason } : { item: reading.group };
}

const namedOption = v.object({
  slug: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.nonEmpty()),
});

function readNamed(input: unknown): ItemReading<NamedOption> {
  const reading = v.safeParse(namedOption, input);
  return reading.success ? { item: reading.output } : { reason: 'no slug or no name' };
}
