import type { ProductDetails } from '../details.ts';
import { readLabelWithHtml } from '../labels/readLabelWithHtml.ts';
import type { Product } from '../product.ts';
import { offersOf } from '../offer/offers.ts';
import { labelFacts } from '../value/labelFacts.ts';
import type { Variant } from '../variants/variant.ts';
import type { ComparedLabel } from './comparedLabel.ts';

/** A label that the API has not read: it is read here, with the parser. Never throws. */
export function readComparedLabel(
  product: Product,
  variants: readonly Variant[],
  details: ProductDetails,
): ComparedLabel | undefined {
  try {
    const { table, list, hasSources } = readLabelWithHtml(product.slug ?? product.id, details);
    // What it comes to is worked out beside it, by the day.
    const offers = offersOf(product, variants, null);
    return { facts: labelFacts(product, offers, { table, list, hasSources }), table, list };
  } catch {
    return undefined;
  }
}
