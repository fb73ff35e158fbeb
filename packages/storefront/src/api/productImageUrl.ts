/**
 * The picture of a product by slug or id, where the bundled catalogue keeps its pictures
 * (docs/rules.md#image-addresses).
 */
export function productImageUrl(slugOrId: string): string {
  return `/images/products/${encodeURIComponent(slugOrId)}.webp`;
}
