import { useEffect } from 'react';
import { preloadImages } from '../../browser/preloadImages.ts';
import { chooseImage } from '../../catalogue/images/chooseImage.ts';
import type { Product } from '../../catalogue/product.ts';
import type { Variant } from '../../catalogue/variants/variant.ts';

/** Fetches the pictures of the other variants ahead, so that a choice shows its own at once (§4). */
export function useVariantPictures(product: Product, variants: readonly Variant[]): void {
  const pictures = [...new Set(variants.flatMap((variant) => chooseImage(product, variant) ?? []))];
  const joined = pictures.length > 1 ? pictures.join('\n') : '';
  useEffect(() => {
    if (joined !== '') preloadImages(joined.split('\n'));
  }, [joined]);
}
