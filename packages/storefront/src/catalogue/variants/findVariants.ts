import type { ProductDetails } from '../details.ts';
import { normaliseVariant } from './normaliseVariant.ts';
import { staticVariants } from './staticVariants/staticVariants.ts';
import type { FrontEndVariant, Variant } from './variant.ts';

/** The static variants of a slug, or an empty list (§3). */
export function findVariants(slug: string): readonly FrontEndVariant[] {
  return Object.hasOwn(staticVariants, slug) ? (staticVariants[slug] ?? []) : [];
}

/** What the picker offers: the static variants, and without any those of the details (§4). */
export function variantsOf(
  slug: string | undefined,
  details?: Pick<ProductDetails, 'variants'>,
): readonly Variant[] {
  const known = findVariants(slug ?? '');
  return known.length > 0 ? known.map(normaliseVariant) : (details?.variants ?? []);
}
