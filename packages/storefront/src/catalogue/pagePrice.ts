import { formatEuro, originalPriceText, priceLine } from './price.ts';
import type { Product } from './product.ts';
import { productUnitPrice } from './unitPrice.ts';
import type { Variant } from './variants/variant.ts';

export type PagePrice = { cents: number; text: string; originalText?: string; unitText?: string };

/**
 * The price on the product page: the selected variant's; without one, the product's
 * (docs/rules.md#product-page-price), hidden where the first size's price is not above 0. The unit
 * price is that of the size whose price is shown.
 */
export function pagePrice(product: Product, variant: Variant | undefined): PagePrice | null {
  if (variant?.priceCents !== undefined && variant.priceCents > 0) {
    const { priceCents: cents, originalPriceCents, size } = variant;
    return {
      cents,
      text: formatEuro(cents),
      originalText: originalPriceText(originalPriceCents, cents),
      unitText: productUnitPrice(product, cents, size),
    };
  }
  const [firstSize] = product.sizes;
  if (variant === undefined && !((firstSize?.priceCents ?? 0) > 0)) return null;
  const listed = priceLine(product);
  if (listed.kind !== 'price') return null;
  const { cents, text, originalText, unitText } = listed;
  return { cents, text, originalText, unitText };
}
