import { fixedDataOf, hasFixedData } from '../fixedData.ts';
import type { Product } from '../product.ts';
import type { Variant } from '../variants/variant.ts';
import { foldText } from '../foldText.ts';

type Pictured = Pick<Product, 'slug' | 'primaryImage' | 'images' | 'imageUrl'>;

/**
 * The picture of a product page (docs/rules.md#image-order): the product's own unless it is a
 * placeholder, a size-specific one, the variant's, the flavour's among the product's variants, the
 * slug's. null: a placeholder.
 *
 * The picture follows the variant, so two go before the product's own: that of another variant,
 * where the product's own is one among its variants' pictures, and the size-specific one of citrulline
 * malate (docs/rules.md#size-specific-images), whose powder and capsules share one product picture.
 */
export function chooseImage(
  product: Pictured,
  variant?: Variant,
  variants: readonly Variant[] = [],
): string | null {
  const slug = product.slug ?? '';
  const own = productImage(product);
  const showsOneVariant = variants.some(({ image }) => image === own);
  const candidates = [
    citrullineMalateImage(slug, variant?.size),
    showsOneVariant ? variant?.image : undefined,
    own,
    variant?.image,
    variant === undefined ? undefined : flavourImage(variants, variant.flavour),
    fixedDataOf(slugImages, slug),
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
  return /placeholder|(?<![a-z])no[-_]?image|image[-_]not[-_]found|immagine-non-disponibile/i.test(
    src,
  );
}

/**
 * Citrulline malate comes as capsules and as 175 g of powder, each with its picture
 * (docs/rules.md#size-specific-images).
 */
function citrullineMalateImage(slug: string, size: string | undefined): string | undefined {
  if (!hasFixedData() || !/citrullin[ae]-malat[eo]/.test(slug) || size === undefined) {
    return undefined;
  }
  if (/capsul|cps/i.test(size)) return '/images/products/citrulline-malate-capsule.webp';
  if (/^175\s*g$/i.test(size.trim())) return '/images/products/citrulline-malate-175g.webp';
  return undefined;
}

/**
 * The picture that shows one flavour of a product, by the flavour as it is named
 * (docs/rules.md#image-order).
 */
function flavourImage(variants: readonly Variant[], flavour: string): string | undefined {
  const wanted = foldText(flavour);
  return variants.find((variant) => foldText(variant.flavour) === wanted)?.image;
}

const pictured = [
  'barra-20',
  'carbo-ciclo',
  'cintura-massiccio',
  'crema-all-arnica',
  'ferro-c',
  'gel-trenta',
  'magnesio-bisglicinato',
  'maglietta-massiccio',
  'proteine-di-pisello-e-riso',
  'sali-vivi',
  'shaker-massiccio',
  'siero-100',
] as const;

/** Pictures of products by slug, for a feed that sends none (docs/rules.md#image-order). */
const slugImages: Readonly<Record<string, string>> = Object.fromEntries(
  pictured.map((slug) => [slug, `/images/products/${slug}.webp`]),
);
