/** A variant as the static catalogues write it (§3, front-end variant). Prices are euro. */
export type FrontEndVariant = {
  flavor: string;
  size: string;
  /** Euro, as printed on the shelf: 24.9. */
  price: number;
  /** Euro; of a discounted variant, the lowest price of the thirty days before (decisions §7). */
  originalPrice?: number;
  /** Path of the picture, '' where there is none. */
  image: string;
  /** `false` disables the size and shows 'Esaurito' (decisions §7). */
  inStock: boolean;
};

/** Static variant catalogues by product slug. */
export type StaticVariants = Readonly<Record<string, readonly FrontEndVariant[]>>;

/** A variant past its edge, whichever source it came from. */
export type Variant = {
  flavour: string;
  size: string;
  priceCents?: number;
  originalPriceCents?: number;
  image?: string;
  /** The slug under which the server knows this variant. */
  slug?: string;
  isInStock: boolean;
};

/** Of what comes in one flavour only (§3). */
export const defaultFlavour = 'Standard';

/** 'Cacao, 750 g' or '750 g': 'Standard' is no flavour that anyone would see. */
export function variantName({ flavour, size }: Pick<Variant, 'flavour' | 'size'>): string {
  return [flavour === defaultFlavour ? '' : flavour, size].filter((part) => part !== '').join(', ');
}
