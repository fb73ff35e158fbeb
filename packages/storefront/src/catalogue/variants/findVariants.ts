import { fixedDataOf } from '../fixedData.ts';
import { normaliseVariant } from './normaliseVariant.ts';
import { staticVariants } from './staticVariants/staticVariants.ts';
import type { FrontEndVariant, Variant } from './variant.ts';

/** The static variants of a slug, or an empty list (docs/rules.md#static-variants). */
export function findVariants(slug: string): readonly FrontEndVariant[] {
  return fixedDataOf(staticVariants, slug) ?? [];
}

/** The same as the picker offers them. */
export function staticVariantsOf(slug: string): readonly Variant[] {
  return findVariants(slug).map(normaliseVariant);
}
