import { type ComparedProduct, useComparedProduct } from './useComparedProduct.ts';

/** The four places of a comparison, null where none is chosen: a hook for each, taken or not. */
export function useComparedProducts(slugs: readonly string[]): readonly (ComparedProduct | null)[] {
  return [
    useComparedProduct(slugs[0]),
    useComparedProduct(slugs[1]),
    useComparedProduct(slugs[2]),
    useComparedProduct(slugs[3]),
  ];
}
