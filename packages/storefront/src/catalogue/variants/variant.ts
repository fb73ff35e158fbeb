import type { Promotion } from '../offer/promotion.ts';

/** A variant as the static catalogues write it (docs/rules.md#static-variants). Prices are euro. */
export type FrontEndVariant = {
  flavor: string;
  size: string;
  /** Euro, as printed on the shelf: 24.9. */
  price: number;
  /**
   * Euro; of a discounted variant, the lowest price of the thirty days before
   * (docs/rules.md#struck-price).
   */
  originalPrice?: number;
  /** Path of the picture, '' where there is none. */
  image: string;
  /** `false` disables the size and shows 'Esaurito' (docs/rules.md#variant-stock). */
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
  promotions?: readonly Promotion[] | undefined;
  image?: string;
  /** The slug under which the server knows this variant. */
  slug?: string;
  isInStock: boolean;
};

/** Of what comes in one flavour only (docs/rules.md#variant-normalisation). */
export const defaultFlavour = 'Standard';

/** 'Cacao, 750 g' or '750 g': 'Standard' is no flavour that anyone would see. */
export function variantName({ flavour, size }: Pick<Variant, 'flavour' | 'size'>): string {
  const parts = [flavour === defaultFlavour ? '' : flavour, sizeName(size)];
  return parts.filter((part) => part !== '').join(', ');
}

const unit = /(\d)\s*(mg|gr?|kg|ml|cl|lt?|pz)(?![\p{L}\d])/giu;

/**
 * '1 kg' of '1kg', on one line: what is shown, while addresses keep the feed's
 * (docs/rules.md#size-names).
 */
export function sizeName(size: string): string {
  return size.replace(unit, '$1\u00a0$2');
}
