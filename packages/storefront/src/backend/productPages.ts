import { productFromWire } from '../catalogue/product.ts';
import { productLink } from '../catalogue/productLink.ts';
import type { Catalogue } from './catalogue.ts';

export type ProductPage = {
  /** The canonical address. */
  path: string;
  /** What the product is asked for by: its slug, if it has one, and its id. */
  names: readonly string[];
};

/** The page of each product of a catalogue, for whoever builds or serves pages. */
export function productPages(catalogue: Catalogue): readonly ProductPage[] {
  const products = catalogue.products.flatMap((wire) => productFromWire(wire).product ?? []);
  return [
    // A slug wins over another product's id, as it does in the API.
    ...products.map((product) => ({
      path: productLink(product),
      names: product.slug === undefined ? [] : [product.slug],
    })),
    ...products.map((product) => ({ path: productLink(product), names: [product.id] })),
  ];
}
