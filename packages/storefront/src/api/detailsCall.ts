import { detailsFromWire, type ProductDetails } from '../catalogue/details.ts';
import { endpoints } from './endpoints.ts';
import { type CallOptions, named } from './named.ts';
import { request } from './request.ts';

/** GET /api/product/{slug}/details. An answer that is not OK raises 'Product details not found' (§7). */
export async function fetchProductDetails(
  slugOrId: string,
  { signal }: CallOptions,
): Promise<ProductDetails> {
  const answer = request(endpoints.productDetails(slugOrId), { signal });
  return detailsFromWire(await named('Product details not found', answer));
}
