import type { Product } from '../product.ts';
import type { Variant } from '../variants/variant.ts';
import { citrullineMalateImage } from './citrullineMalate.ts';
import { flavourImage } from './flavourImages.ts';
import { slugImages } from './slugImages.ts';

type Pictured = Pick<Product, 'slug' | 'primaryImage' | 'images' | 'imageUrl'>;

/**
 * The picture of a product page, in the order of §4: the product's own unless it is a placeholder,
 * a size-specific one, the variant's, the flavour's by slug, the slug's. null: a placeholder.
 *
 * Citrulline malate has overrides by size (§3): its powder and its capsules share one product
 * picture, so there the size-specific picture goes first.
 */
export function chooseImage(product: Pictured, variant?: Variant): string | null {
  const slug = product.slug ?? '';
  const candidates = [
    citrullineMalateImage(slug, variant?.size),
    productImage(product),
    variant?.image,
    variant === undefined ? undefined : flavourImage(slug, variant.flavour),
    Object.hasOwn(slugImages, slug) ? slugImages[slug] : undefined,
  ];
  return candidates.find((src) => src !== undefined && !isPlaceholder(src)) ?? null;
}

/** The picture of a card: the product's own, else the one of its slug. */
export function cardImage(product: Pictured): string | null {
  return chooseImage(product);
}

/** All pictures of the product itself, each once, for the gallery. */
export function productImages(product: Pictured): readonly string[] {
  const own = [product.primaryImage, ...product.images, product.imageUrl];
  return [...new Set(own.filter((src) => src !== undefined && !isPlaceholder(src)))].filter(
    (src) => src !== undefined,
  );
}

function productImage(product: Pictured): string | undefined {
  return productImages(product)[0];
}

/** A stand-in that a shop system puts where it has no picture. */
export function isPlaceholder(src: string): boolean {
  return /placeholder|no[-_]?image|image[-_]not[-_]found|immagine-non-disponibile/i.test(src);
}
