import type { Product } from '../product.ts';
import { sizeName } from '../variants/variant.ts';
import type { Day } from './day.ts';
import { isUsable, offersOf } from './offers.ts';

/** Cents that the size of this name costs today; null where the list tells no price of its own for it. */
export function sizePrice(product: Product, name: string, today: Day | null): number | null {
  const isNamed = (label: string | undefined) => sizeName(label ?? '') === sizeName(name);
  const isPriced = product.sizes.some(
    ({ label, priceCents }) => isNamed(label) && isUsable(priceCents),
  );
  const offer = isPriced
    ? offersOf(product, [], today).find(({ size }) => isNamed(size))
    : undefined;
  return offer?.cents ?? null;
}
