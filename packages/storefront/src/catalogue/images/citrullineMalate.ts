import { hasFixedData } from '../fixedData.ts';

/**
 * Citrulline malate comes as capsules and as 175 g of powder, each with its picture
 * (docs/rules.md#size-specific-images).
 */
export function citrullineMalateImage(slug: string, size: string | undefined): string | undefined {
  if (!hasFixedData() || !/citrullin[ae]-malat[eo]/.test(slug) || size === undefined) {
    return undefined;
  }
  if (/capsul|cps/i.test(size)) return '/images/products/citrulline-malate-capsule.webp';
  if (/^175\s*g$/i.test(size.trim())) return '/images/products/citrulline-malate-175g.webp';
  return undefined;
}
