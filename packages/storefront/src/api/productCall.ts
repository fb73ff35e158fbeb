import { type Product, productFromWire } from '../catalogue/product.ts';
import { staticVariantsOf } from '../catalogue/variants/findVariants.ts';
import { endpoints } from './endpoints.ts';
import { ApiError } from './errors.ts';
import { type CallOptions, named } from './named.ts';
import { request } from './request.ts';

/**
 * GET /api/product/{slug}. Any answer that is not OK raises 'Product not found'
 * (docs/rules.md#call-list). The product's static variants are looked up here, so that a page need
 * not carry those of all the others.
 */
export async function fetchProduct(slugOrId: string, { signal }: CallOptions): Promise<Product> {
  const wire = await named('Product not found', request(endpoints.product(slugOrId), { signal }));
  const { product } = productFromWire(wire);
  if (product === null) throw new ApiError(404, 'Product not found');
  const variants = staticVariantsOf(product.slug ?? product.id);
  return variants.length === 0 ? product : { ...product, variants };
}
