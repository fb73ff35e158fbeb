import type { FrontEndVariant } from '../variant.ts';

/**
 * The price of one size in euro; or with what else is known of it.
 *
 * `originalPrice` is by definition the lowest price asked in the thirty days before the reduction
 * (Codice del consumo, art. 17-bis), never a list price or an earlier season's. `inStock: false`
 * disables the size (decisions §7).
 */
type Price = number | { price: number; originalPrice?: number; inStock?: boolean };

/** Writes a product's variants as flavour → size → price, in the order in which they are offered. */
export function offer(
  image: string,
  flavours: Readonly<Record<string, Readonly<Record<string, Price>>>>,
): readonly FrontEndVariant[] {
  return Object.entries(flavours).flatMap(([flavor, sizes]) =>
    Object.entries(sizes).map(([size, price]) => ({
      flavor,
      size,
      ...(typeof price === 'number' ? { price } : price),
      image,
      inStock: typeof price === 'number' ? true : (price.inStock ?? true),
    })),
  );
}
