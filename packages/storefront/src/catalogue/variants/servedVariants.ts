import { fieldsOf } from '../wireFields.ts';
import { staticVariantsOf } from './findVariants.ts';
import { variantsFromWire } from './normaliseVariant.ts';
import type { Variant } from './variant.ts';

const isTwin = (one: Variant, other: Variant) =>
  one.flavour === other.flavour && one.size === other.size;

const isSamePrice = (fixed: Variant, served: Variant) =>
  served.priceCents === fixed.priceCents && served.promotions === undefined;

/**
 * Whether the catalogue has changed what the static variants of a slug say: a price, a flavour or a
 * size. Then its own count (docs/rules.md#static-variants). `details` is as it came.
 */
export function hasChangedVariants(slug: string, details: unknown): boolean {
  const fixed = staticVariantsOf(slug);
  const given = fieldsOf(details)?.raw('variants');
  if (fixed.length === 0 || !Array.isArray(given) || given.length === 0) return false;
  const served = variantsFromWire(given);
  const isKept = (one: Variant) =>
    served.some((other) => isTwin(one, other) && isSamePrice(one, other));
  return served.length !== fixed.length || !fixed.every(isKept);
}

/** What the product's page offers to choose from. `details` is as it came. */
export function shownVariants(slug: string, details: unknown): readonly Variant[] {
  const fixed = hasChangedVariants(slug, details) ? [] : staticVariantsOf(slug);
  if (fixed.length > 0) return fixed;
  return withStaticStock(slug, variantsFromWire(fieldsOf(details)?.raw('variants')));
}

/** A size that the static variants call sold out stays so whatever it costs. */
export function withStaticStock(slug: string, served: readonly Variant[]): readonly Variant[] {
  const soldOut = staticVariantsOf(slug).filter(({ isInStock }) => !isInStock);
  if (soldOut.length === 0) return served;
  return served.map((variant) =>
    soldOut.some((one) => isTwin(one, variant)) ? { ...variant, isInStock: false } : variant,
  );
}
