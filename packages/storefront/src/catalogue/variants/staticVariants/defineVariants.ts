import { slugOf } from '../../slug.ts';
import type { FrontEndVariant } from '../variant.ts';

/**
 * The price of one size in euro; or with what else is known of it.
 *
 * `originalPrice` is by definition the lowest price asked in the thirty days before the reduction
 * (Codice del consumo, art. 17-bis), never a list price or an earlier season's. `inStock: false`
 * disables the size (docs/rules.md#variant-stock).
 */
type Price = number | { price: number; originalPrice?: number; inStock?: boolean };

type Picture = (flavour: string, place: number) => string;

/** The product's own picture shows its first flavour; each further one has its own: `siero-100-vaniglia.webp`. */
export function imagePerFlavour(slug: string): Picture {
  return (flavour, place) =>
    `/images/products/${place === 0 ? slug : `${slug}-${slugOf(flavour)}`}.webp`;
}

/** Writes a product's variants as flavour → size → price, in the order in which they are offered. */
export function offer(
  picture: string | Picture,
  flavours: Readonly<Record<string, Readonly<Record<string, Price>>>>,
): readonly FrontEndVariant[] {
  return Object.entries(flavours).flatMap(([flavor, sizes], place) => {
    const image = typeof picture === 'string' ? picture : picture(flavor, place);
    return Object.entries(sizes).map(([size, price]) => ({
      flavor,
      size,
      ...(typeof price === 'number' ? { price } : price),
      image,
      inStock: typeof price === 'number' ? true : (price.inStock ?? true),
    }));
  });
}
