import type { Day } from '../offer/day.ts';
import type { Product } from '../product.ts';
import { sizeName, type Variant } from '../variants/variant.ts';
import type { ListEntry } from './listLink.ts';
import { type ListRow, listRow } from './listRow.ts';

/**
 * A product as somebody has sent it. A flavour or size that is not on offer stands as text, and has
 * no price: that of another would be wrong (docs/rules.md#list-link).
 */
export function receivedRow(
  product: Product,
  variants: readonly Variant[],
  entry: ListEntry,
  day: Day | null,
): ListRow {
  const row = listRow(product, variants, entry, day);
  const { flavour = row.flavour, size = row.size } = entry;
  const isSize = sizeName(size ?? '') === sizeName(row.size ?? '');
  const isOnOffer = flavour === row.flavour && isSize;
  return {
    ...row,
    flavour,
    size: isSize ? row.size : size,
    price: isOnOffer ? row.price : null,
    entry,
  };
}
