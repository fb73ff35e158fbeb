import { groupFromWire, type ProductGroup } from '../catalogue/groupedProducts.ts';
import { endpoints } from './endpoints.ts';
import { type ItemReading, readList } from './list.ts';
import { type CallOptions, named } from './named.ts';
import { request } from './request.ts';

/**
 * GET /api/products-grouped/{category}. Not OK raises 'Failed to fetch grouped products'
 * (docs/rules.md#call-list).
 */
export async function fetchGroupedProducts(
  categorySlug: string,
  { signal, warn }: CallOptions,
): Promise<readonly ProductGroup[]> {
  const answer = request(endpoints.groupedProducts(categorySlug), { signal });
  return readList(await named('Failed to fetch grouped products', answer), warn, readGroup, idOf);
}

function readGroup(input: unknown): ItemReading<ProductGroup> {
  const reading = groupFromWire(input);
  return reading.group === null ? { reason: reading.reason } : { item: reading.group };
}

const idOf = ({ id }: ProductGroup) => id;
