/**
 * The picture of a product by slug or id. The specification leaves its path open (§7); we take the
 * place where the bundled catalogue keeps its pictures.
 */
export function productImageUrl(slugOrId: string): string {
  return `/images/products/${encodeURIComponent(slugOrId)}.webp`;
}
