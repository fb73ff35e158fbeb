import type { ProductGroup } from '../../catalogue/groupedProducts.ts';
import { cardImage } from '../../catalogue/images/chooseImage.ts';
import type { Product } from '../../catalogue/product.ts';

/** For each group, by its id, the picture of the first variant whose product has one. */
export function groupPictures(
  groups: readonly ProductGroup[],
  products: readonly Product[],
): ReadonlyMap<string, string> {
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const pictures = new Map<string, string>();
  for (const { id, variants } of groups) {
    const images = variants.map(({ slug }) => cardImage(bySlug.get(slug) ?? { slug, images: [] }));
    const picture = images.find((image) => image !== null);
    if (picture !== undefined && picture !== null) pictures.set(id, picture);
  }
  return pictures;
}
