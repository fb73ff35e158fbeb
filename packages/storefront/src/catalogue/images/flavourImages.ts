import { foldText } from '../foldText.ts';
import type { Variant } from '../variants/variant.ts';

/**
 * The picture that shows one flavour of a product, by the flavour as it is named
 * (docs/rules.md#image-order).
 */
export function flavourImage(variants: readonly Variant[], flavour: string): string | undefined {
  const wanted = foldText(flavour);
  return variants.find((variant) => foldText(variant.flavour) === wanted)?.image;
}
