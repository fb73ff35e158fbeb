import * as v from 'valibot';
import type { Filters } from '../catalogue/filterOptions.ts';
import { type Product, productFromWire } from '../catalogue/product.ts';
import { type BrandQuery, listEndpoints } from './listEndpoints.ts';
import { type ItemReading, type ListAnswer, requestList } from './list.ts';
import type { CallOptions } from './named.ts';

/** A brand or a category, as filters show it. */
export type NamedOption = { slug: string; name: string };

/** GET /api/products */
export function fetchProducts(filters: Filters, options: CallOptions) {
  return requestList(listEndpoints.products(filters), options, readProduct, idOf);
}

/** GET /api/products/{category} */
export function fetchCategoryProducts(
  categorySlug: string,
  filters: Filters,
  options: CallOptions,
): Promise<ListAnswer<Product>> {
  return requestList(
    listEndpoints.categoryProducts(categorySlug, filters),
    options,
    readProduct,
    idOf,
  );
}

/** GET /api/brands */
export function fetchBrands(query: BrandQuery, options: CallOptions) {
  return requestList(listEndpoints.brands(query), options, readNamed, slugOf);
}

/** GET /api/categories */
export function fetchCategories(options: CallOptions) {
  return requestList(listEndpoints.categories, options, readNamed, slugOf);
}

const idOf = ({ id }: Product) => id;
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
