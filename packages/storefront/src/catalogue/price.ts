import { messages } from '../content/messages.ts';
import type { Product } from './product.ts';
import { formatAmount, productUnitPrice } from './unitPrice.ts';

/**
 * The displayed price in cents: the first usable of price, lowest positive size price,
 * min_price_cents, base_price (docs/rules.md#price-source-order). null where none is above zero.
 */
export function choosePrice(product: PricedProduct): number | null {
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

export type PricedProduct = Pick<
  Product,
  'priceCents' | 'minPriceCents' | 'basePriceCents' | 'originalPriceCents' | 'sizes' | 'categoryId'
>;

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

export type PriceLine =
  | {
      kind: 'price';
      /** 'A partire da' */
      prefix: string;
      cents: number;
      /** '24,90 €' */
      text: string;
      /** The struck price of the thirty days before, where it is above the price. */
      originalText?: string;
      /** '49,87 €/kg', where the size tells mass or volume. */
      unitText?: string;
    }
  /**
   * 'Prezzo su richiesta'; `linkText` is the link to /contatti. Whoever draws it logs a warning
   * (docs/rules.md#price-line).
   */
  | { kind: 'onRequest'; text: string; linkText: string };

/** The price line of a card (docs/rules.md#price-line). */
export function priceLine(product: PricedProduct & Pick<Product, 'name'>): PriceLine {
  const cents = choosePrice(product);
  if (cents === null) {
    return { kind: 'onRequest', text: messages.priceOnRequest, linkText: messages.contactUs };
  }
  return {
    kind: 'price',
    prefix: messages.pricePrefix,
    cents,
    text: formatEuro(cents),
    originalText: originalPriceText(product.originalPriceCents, cents),
    unitText: productUnitPrice(product, cents, sizeBehindPrice(product, cents)),
  };
}

/** The struck price, only where it is above the price (docs/rules.md#struck-price). */
export function originalPriceText(originalCents: number | undefined, cents: number) {
  return originalCents !== undefined && originalCents > cents
    ? formatEuro(originalCents)
    : undefined;
}

/**
 * The amount behind 'A partire da' on favourites cards: '24,90 €' or 'N/A'
 * (docs/rules.md#favourites-price).
 */
export function favouritePriceText(favourite: Parameters<typeof chooseFavouritePrice>[0]): string {
  const cents = chooseFavouritePrice(favourite);
  return cents === null ? messages.noFavouritePrice : formatEuro(cents);
}

/** The size whose price is shown, or the only size there is. */
function sizeBehindPrice({ sizes }: PricedProduct, cents: number): string | undefined {
  const [only] = sizes;
  const match = sizes.find(({ priceCents }) => priceCents === cents);
  if (match !== undefined) return match.label;
  return sizes.length === 1 && !isUsable(only?.priceCents) ? only?.label : undefined;
}

function isUsable(amount: number | undefined): amount is number {
  return amount !== undefined && Number.isFinite(amount) && amount > 0;
}
