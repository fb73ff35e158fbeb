import { cardImage } from '../catalogue/images/chooseImage.ts';
import { productFromWire } from '../catalogue/product.ts';
import { categorySlugOf } from '../catalogue/productLink.ts';
import type { Catalogue } from './catalogue.ts';

/** The pictures that the cards of a category show, in the order of the catalogue. */
export function productPictures(catalogue: Catalogue, categorySlug: string): readonly string[] {
  return catalogue.products.flatMap((wire) => {
    const { product } = productFromWire(wire);
    return product === null || categorySlugOf(product) !== categorySlug
      ? []
      : (cardImage(product) ?? []);
  });
}
