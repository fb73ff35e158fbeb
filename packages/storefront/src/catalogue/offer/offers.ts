import type { Product, ProductSize } from '../product.ts';
import type { VariantChoice } from '../variants/chooseVariant.ts';
import { defaultFlavour, sizeName, type Variant } from '../variants/variant.ts';
import type { Day } from './day.ts';
import { type Promotion, runsOn } from './promotion.ts';

/**
 * The one place that says what something costs: of a product, its variants and a day
 * (docs/rules.md#offers-with-dates).
 */

/** One pack that is sold, on a day. */
export type Offer = {
  flavour: string;
  size: string;
  cents: number;
  /** Without promotions. */
  regularCents: number;
  /** The one that runs. */
  promotion?: Promotion;
  struck?: StruckPrice;
};

/** Shown above a price that it is higher than (docs/rules.md#struck-price). */
export type StruckPrice = {
  cents: number;
  /** `given`: the source's own `originalPrice`, outside promotions. */
  kind: 'thirtyDays' | 'sinceLaunch' | 'given';
};

/** One pack, on all days. */
type Pack = {
  flavour: string;
  size: string;
  regularCents: number;
  originalCents?: number;
  /** Of those that run on a day the first counts: the pack's own, then its size's, then the product's. */
  promotions: readonly Promotion[];
};

/** What a price is chosen from. */
export type PricedProduct = Pick<
  Product,
  | 'priceCents'
  | 'minPriceCents'
  | 'basePriceCents'
  | 'originalPriceCents'
  | 'sizes'
  | 'categoryId'
  | 'promotions'
>;

/**
 * The displayed price without promotions, in cents: the first usable of price, lowest positive size
 * price, min_price_cents, base_price (docs/rules.md#price-source-order). null where none is above
 * zero.
 */
export function regularPrice(product: PricedProduct): number | null {
  const sizePrices = product.sizes.flatMap(({ priceCents }) =>
    isUsable(priceCents) ? priceCents : [],
  );
  const lowestSizePrice = sizePrices.length === 0 ? undefined : Math.min(...sizePrices);
  const sources = [
    product.priceCents,
    lowestSizePrice,
    product.minPriceCents,
    product.basePriceCents,
  ];
  return sources.find(isUsable) ?? null;
}

/** What is sold at which price: the variants, else the sizes, else the product itself. */
export function offersOf(
  product: PricedProduct,
  variants: readonly Variant[],
  day: Day | null,
): readonly Offer[] {
  return offersByDay(product, variants)(day);
}

/** The same for whoever asks for many days: in the same order on each. */
export function offersByDay(
  product: PricedProduct,
  variants: readonly Variant[],
): (day: Day | null) => readonly Offer[] {
  const packs = packsOf(product, variants);
  return (day) => packs.map((pack) => offerOn(pack, day));
}

/** The offer of a card: that of the regular price, or of a promotion that is lower. */
export function listedOffer(product: PricedProduct, day: Day | null): Offer | null {
  const listed = listedPack(product);
  if (listed === null) return null;
  const reduced = packsOf(product, []).map((pack) => offerOn(pack, day));
  let lowest = offerOn(listed, day);
  for (const offer of reduced) {
    if (offer.promotion !== undefined && offer.cents < lowest.cents) lowest = offer;
  }
  return lowest;
}

/**
 * Of a favourite: min_price_cents, then base price, then price (docs/rules.md#favourites-price). Of
 * the listed offer's size only the listed amount tells, and nothing is struck that the source says.
 */
export function favouriteOffer(product: PricedProduct, day: Day | null): Offer | null {
  const listed = listedOffer(product, day);
  if (listed === null || listed.promotion !== undefined) return listed;
  const { minPriceCents, basePriceCents, priceCents } = product;
  const cents = [minPriceCents, basePriceCents, priceCents].find(isUsable) ?? listed.cents;
  const size = cents === listed.cents ? listed.size : '';
  return { ...listed, size, cents, regularCents: cents, struck: undefined };
}

/** The displayed price on a day; null where there is none. */
export const listedPrice = (product: PricedProduct, day: Day | null): number | null =>
  listedOffer(product, day)?.cents ?? null;

/** The offer of a choice; where that is none of the variants, or has no price of its own, the listed one. */
export function chosenOffer(
  product: PricedProduct,
  variants: readonly Variant[],
  choice: VariantChoice | null,
  day: Day | null,
): Offer | null {
  const variant = variants.find(
    ({ flavour, size }) => flavour === choice?.flavour && size === choice.size,
  );
  if (variant === undefined || !hasPrice(variant)) return listedOffer(product, day);
  const [pack] = packsOf(product, variants).filter(
    ({ flavour, size }) => flavour === variant.flavour && size === variant.size,
  );
  return pack === undefined ? null : offerOn(pack, day);
}

/**
 * The offer of the product page: the choice's; without variants the listed one, hidden where the first
 * size's price is not above 0 (docs/rules.md#product-page-price).
 */
export function pageOffer(
  product: PricedProduct,
  variants: readonly Variant[],
  choice: VariantChoice | null,
  day: Day | null,
): Offer | null {
  const [firstSize] = product.sizes;
  const isHidden = choice === null && !isUsable(firstSize?.priceCents);
  return isHidden ? null : chosenOffer(product, variants, choice, day);
}

/** Zero is no price (docs/rules.md#variant-picker). */
export const hasPrice = ({ priceCents }: Variant): boolean => isUsable(priceCents);

/** Every promotion of a product, whenever it runs. */
export function promotionsOf(
  product: PricedProduct,
  variants: readonly Variant[],
): readonly Promotion[] {
  return [product, ...product.sizes, ...variants].flatMap(({ promotions }) => promotions ?? []);
}

function packsOf(product: PricedProduct, variants: readonly Variant[]): readonly Pack[] {
  const listed = regularPrice(product);
  const priced = (own: Pick<ProductSize, 'priceCents'>) =>
    isUsable(own.priceCents) ? own.priceCents : listed;
  const ofProduct = (cents: number) => (cents === listed ? (product.promotions ?? []) : []);

  if (variants.length > 0) {
    // Variants that tell promotions of their own tell all of them: a size's would spread to every flavour.
    const areOwn = variants.some(({ promotions }) => promotions !== undefined);
    return variants.flatMap((variant) => {
      const { flavour, size, promotions: own = [], originalPriceCents: originalCents } = variant;
      const regularCents = priced(variant);
      if (regularCents === null) return [];
      const sameSize = product.sizes.find(
        (one) => sizeName(one.label ?? '') === sizeName(size) && priced(one) === regularCents,
      );
      const inherited = areOwn ? [] : [...(sameSize?.promotions ?? []), ...ofProduct(regularCents)];
      const promotions = [...own, ...inherited];
      return [{ flavour, size, regularCents, originalCents, promotions }];
    });
  }
  if (product.sizes.length > 0) {
    return product.sizes.flatMap((own) => {
      const regularCents = priced(own);
      if (regularCents === null) return [];
      const promotions = [...(own.promotions ?? []), ...ofProduct(regularCents)];
      return [{ flavour: '', size: own.label ?? '', regularCents, promotions }];
    });
  }
  if (listed === null) return [];
  return [{ flavour: '', size: '', regularCents: listed, promotions: ofProduct(listed) }];
}

/** The pack whose price is listed: its size is known where one costs that, or where there is only one. */
function listedPack(product: PricedProduct): Pack | null {
  const listed = regularPrice(product);
  if (listed === null) return null;
  const [only] = product.sizes;
  const size =
    product.sizes.find(({ priceCents }) => priceCents === listed) ??
    (product.sizes.length === 1 && !isUsable(only?.priceCents) ? only : undefined);
  return {
    flavour: '',
    size: size?.label ?? '',
    regularCents: listed,
    originalCents: product.originalPriceCents,
    promotions: [...(size?.promotions ?? []), ...(product.promotions ?? [])],
  };
}

function offerOn(pack: Pack, day: Day | null): Offer {
  const { flavour, size, regularCents, originalCents } = pack;
  const promotion = pack.promotions.find((own) => runsOn(own, day));
  const cents = promotion?.cents ?? regularCents;
  const struck = promotion === undefined ? given(originalCents) : lowestOf(promotion);
  const isReduced = struck !== undefined && struck.cents > cents;
  return { flavour, size, cents, regularCents, promotion, struck: isReduced ? struck : undefined };
}

const given = (cents: number | undefined): StruckPrice | undefined =>
  cents === undefined ? undefined : { cents, kind: 'given' };

function lowestOf({ lowest }: Promotion): StruckPrice | undefined {
  if (lowest === undefined) return undefined;
  return { cents: lowest.cents, kind: lowest.isSinceLaunch ? 'sinceLaunch' : 'thirtyDays' };
}

export const isUsable = (amount: number | undefined): amount is number =>
  amount !== undefined && Number.isFinite(amount) && amount > 0;

/** A flavour as it is kept: one that has no name is empty, whichever way it was written. */
export const flavourKey = (flavour: string) => (flavour === defaultFlavour ? '' : flavour);
