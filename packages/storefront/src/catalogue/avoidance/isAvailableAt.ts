import type { Filters } from '../filterOptions.ts';
import type { Product } from '../product.ts';

/** Stock that a shop is said to have; without a list nobody knows (docs/rules.md#availability-box). */
export function isAvailableAt(
  { availability }: Pick<Product, 'availability'>,
  storeId: Filters['storeId'],
): boolean {
  return (
    storeId === null ||
    availability.some(
      (line) => line.storeId === String(storeId) && line.isAvailable && line.stockQuantity > 0,
    )
  );
}
