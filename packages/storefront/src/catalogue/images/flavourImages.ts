import { foldText } from '../foldText.ts';
import { findVariants } from '../variants/findVariants.ts';

/** The picture that shows one flavour of a product, by slug and by the flavour as it is named (§4). */
export function flavourImage(slug: string, flavour: string): string | undefined {
  const wanted = foldText(flavour);
  return findVariants(slug).find(({ flavor }) => foldText(flavor) === wanted)?.image;
}
