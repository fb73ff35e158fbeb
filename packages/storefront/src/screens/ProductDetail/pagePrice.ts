import { choosePrice, formatEuro, originalPriceText } from '../../catalogue/price.ts';
import type { Product } from '../../catalogue/product.ts';
import { unitPrice } from '../../catalogue/unitPrice.ts';
import type { Variant } from '../../catalogue/variants/variant.ts';

export type PagePrice = { cents: number; text: string; originalText?: string; unitText?: string };

/**
 * The price on the product page: the selected variant's; without one, the product's (§9), hidden
 * where the first size's price is not above 0 (decisions §7).
 */
export function pagePrice(product: Product, variant: Variant | undefined): PagePrice | null {
  if (variant?.priceCents !== undefined && variant.priceCents > 0) {
    return printed(variant.priceCents, variant.originalPriceCents, variant.size);
  }
  const [firstSize] = product.sizes;
  if (variant === undefined && !((firstSize?.priceCents ?? 0) > 0)) return null;
  const cents = choosePrice(product);
  if (cents === null) return null;
  return printed(cents, product.originalPriceCents, variant?.size ?? firstSize?.label);
}

function printed(cents: number, original?: number, size?: string): PagePrice {
  return {
    cents,
    text: formatEuro(cents),
    originalText: originalPriceText(original, cents),
    unitText: size === undefined ? undefined : (unitPrice(cents, size) ?? undefined),
  };
}
