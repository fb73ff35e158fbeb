import { monthName } from '../../content/calendar.ts';
import { messages } from '../../content/messages.ts';
import type { Product } from '../product.ts';
import type { VariantChoice } from '../variants/chooseVariant.ts';
import type { Variant } from '../variants/variant.ts';
import type { Day } from './day.ts';
import { isUsable, listedOffer, type Offer, pageOffer } from './offers.ts';
import { formatAmount, productUnitPrice } from './unitPrice.ts';

/**
 * The price of a stored favourite, in cents: min_price_cents, else basePrice or price, where a
 * value above 100 is cents already and any other is euro (docs/rules.md#favourites-price). null
 * where none is above zero.
 */
export function chooseFavouritePrice(favourite: {
  minPriceCents?: number;
  basePrice?: number;
  price?: number;
}): number | null {
  if (isUsable(favourite.minPriceCents)) return favourite.minPriceCents;
  const amount = [favourite.basePrice, favourite.price].find(isUsable);
  if (amount === undefined) return null;
  return amount > 100 ? Math.round(amount) : Math.round(amount * 100);
}

/** '24,90 €', with a non-breaking space before the sign (docs/rules.md#price-format). */
export function formatEuro(cents: number): string {
  return `${formatAmount(cents)}\u00a0€`;
}

/** An offer in words. */
export type PriceText = {
  cents: number;
  /** '24,90 €' */
  text: string;
  struck?: { label: string; text: string };
  /** While a promotion runs. */
  isPromotion?: boolean;
  /** 'Offerta fino al 30 novembre' */
  untilText?: string;
  /** '49,87 €/kg', where the size tells mass or volume. */
  unitText?: string;
};

export type PriceLine =
  | (PriceText & {
      kind: 'price';
      /** 'A partire da' */
      prefix: string;
    })
  /**
   * 'Prezzo su richiesta'; `linkText` is the link to /contatti. Whoever draws it logs a warning
   * (docs/rules.md#price-line).
   */
  | { kind: 'onRequest'; text: string; linkText: string };

type Named = Pick<Product, 'name' | 'categoryId'>;

/** The price line of a card (docs/rules.md#price-line). */
export function priceLine(
  product: Parameters<typeof listedOffer>[0] & Named,
  day: Day | null,
): PriceLine {
  const offer = listedOffer(product, day);
  if (offer === null) {
    return { kind: 'onRequest', text: messages.priceOnRequest, linkText: messages.contactUs };
  }
  return { kind: 'price', prefix: messages.pricePrefix, ...priceText(product, offer, day) };
}

/** The price on the product page (docs/rules.md#product-page-price). */
export function pagePrice(
  product: Product,
  variants: readonly Variant[],
  choice: VariantChoice | null,
  day: Day | null,
): PriceText | null {
  const offer = pageOffer(product, variants, choice, day);
  return offer === null ? null : priceText(product, offer, day);
}

/** What stands beside a price is that of the same pack. */
export function priceText(product: Named, offer: Offer, day: Day | null): PriceText {
  const { cents, size, struck } = offer;
  const until = offer.promotion?.until;
  return {
    cents,
    text: formatEuro(cents),
    struck: struck && { label: messages.struck[struck.kind], text: formatEuro(struck.cents) },
    isPromotion: offer.promotion !== undefined,
    untilText:
      until === undefined || day === null ? undefined : messages.offerUntil(dayText(until, day)),
    unitText: productUnitPrice(product, cents, size),
  };
}

/** '30 novembre'; with the year where it is another than that of `today`: '6 gennaio 2027'. */
export function dayText(day: Day, today: Day): string {
  const [year, month, date] = day.split('-').map(Number);
  const ofYear = today.startsWith(`${year}-`) ? '' : ` ${year}`;
  // The first of a month is said as an ordinal.
  return `${date === 1 ? '1º' : date} ${monthName(month ?? 0)}${ofYear}`;
}
