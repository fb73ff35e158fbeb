import type { ActiveNutrient, PriceFact } from '../../contract/label.ts';
import { choosePrice } from '../price.ts';
import type { Product } from '../product.ts';
import { readSizeAmount } from '../unitPrice.ts';
import type { Variant } from '../variants/variant.ts';
import { gramsPerUnit } from './grams.ts';
import { type Serving, servingsInSize } from './servings.ts';

export type Offer = { size: string; flavour: string; cents: number };

/** What is sold at which price: the variants, else the sizes, else the product itself. */
export function offersOf(product: Product, variants: readonly Variant[]): readonly Offer[] {
  const listed = choosePrice(product);
  const offer = (size: string, flavour: string, cents: number | undefined): Offer[] => {
    const price = cents !== undefined && cents > 0 ? cents : listed;
    return price === null ? [] : [{ size, flavour, cents: price }];
  };
  if (variants.length > 0) {
    return variants.flatMap(({ size, flavour, priceCents }) => offer(size, flavour, priceCents));
  }
  if (product.sizes.length > 0) {
    return product.sizes.flatMap(({ label = '', priceCents }) => offer(label, '', priceCents));
  }
  return offer('', '', undefined);
}

export type PriceBasis = {
  serving: Serving | null;
  /** Printed on the label; it holds for a product of one size. */
  printedServings: number | null;
  /** Whether a hundred are grams or millilitres. */
  per100Unit: 'g' | 'ml' | null;
  active: ActiveNutrient | null;
};

/** What each offer comes to. Cents are rounded half up once, at the end. */
export function priceFacts(offers: readonly Offer[], basis: PriceBasis): readonly PriceFact[] {
  const isOneSize = new Set(offers.map(({ size }) => size)).size === 1;
  return offers.map((offer) => {
    const printed = isOneSize ? basis.printedServings : null;
    const servings = printed ?? servingsInSize(offer.size, basis.serving);
    const grams = activeGrams(offer.size, servings, basis);
    return {
      ...offer,
      perServingCents: servings === null ? null : Math.round(offer.cents / servings),
      perActiveCents: grams === null || grams <= 0 ? null : Math.round((offer.cents * 100) / grams),
    };
  });
}

/** Grams of the active in a pack: by its hundred grams, which are not rounded to a serving, else by servings. */
function activeGrams(
  size: string,
  servings: number | null,
  { active, per100Unit }: PriceBasis,
): number | null {
  const factor = gramsPerUnit(active?.unit ?? '');
  if (active === null || factor === undefined) return null;
  const amount = readSizeAmount(size);
  const isSameKind = (amount?.unit === 'kg' ? 'g' : 'ml') === per100Unit;
  if (amount !== null && isSameKind && active.per100 !== null) {
    return active.per100 * factor * amount.quantity * 10;
  }
  return servings === null || active.perServing === null
    ? null
    : active.perServing * factor * servings;
}
