import type { NutritionTable } from '@vetta/nutrition-parser';
import type { ActiveNutrient, PriceFact } from '../../contract/label.ts';
import { hundredColumn } from '../value/activeNutrient.ts';
import { gramsPerUnit } from '../value/grams.ts';
import { printedServings, type Serving, servingOf, servingsInSize } from '../value/servings.ts';
import type { Offer } from './offers.ts';
import { readSizeAmount } from './unitPrice.ts';

export type PriceBasis = {
  serving: Serving | null;
  /** Printed on the label; it holds for a product of one size. */
  printedServings: number | null;
  /** Whether a hundred are grams or millilitres. */
  per100Unit: 'g' | 'ml' | null;
  active: ActiveNutrient | null;
};

export function priceBasis(
  table: NutritionTable | null,
  active: ActiveNutrient | null,
): PriceBasis {
  return {
    serving: table === null ? null : servingOf(table),
    printedServings: table === null ? null : printedServings(table),
    per100Unit: hundredColumn(table).unit,
    active,
  };
}

/** What each offer comes to. */
export function priceFacts(offers: readonly Offer[], basis: PriceBasis): readonly PriceFact[] {
  return offers.map((offer) => priceFact(offer, packContents(offer, offers, basis)));
}

/** Cents are rounded half up once, at the end. What is in a pack is the same on every day. */
export function priceFact(
  { size, flavour, cents }: Offer,
  { servings, active }: PackContents,
): PriceFact {
  return {
    size,
    flavour,
    cents,
    perServingCents: servings === null ? null : Math.round(cents / servings.count),
    perActiveCents:
      active === null || active.grams <= 0 ? null : Math.round((cents * 100) / active.grams),
  };
}

/** What is in a pack, and by what it is known. */
export type PackContents = {
  servings: { count: number; by: 'printed' | 'size' } | null;
  active: { grams: number; by: 'hundred' | 'servings' } | null;
};

/** The printed number of servings holds for a product of one size. */
export function packContents(
  { size }: Pick<Offer, 'size'>,
  offers: readonly Pick<Offer, 'size'>[],
  basis: PriceBasis,
): PackContents {
  const isOneSize = new Set(offers.map((offer) => offer.size)).size === 1;
  const printed = isOneSize ? basis.printedServings : null;
  const calculated = servingsInSize(size, basis.serving);
  const servings: PackContents['servings'] =
    printed !== null
      ? { count: printed, by: 'printed' }
      : calculated === null
        ? null
        : { count: calculated, by: 'size' };
  return { servings, active: activeGrams(size, servings?.count ?? null, basis) };
}

/** Grams of the active in a pack: by its hundred grams, which are not rounded to a serving, else by servings. */
function activeGrams(
  size: string,
  servings: number | null,
  { active, per100Unit }: PriceBasis,
): PackContents['active'] {
  const factor = gramsPerUnit(active?.unit ?? '');
  if (active === null || factor === undefined) return null;
  const amount = readSizeAmount(size);
  const isSameKind = (amount?.unit === 'kg' ? 'g' : 'ml') === per100Unit;
  if (amount !== null && isSameKind && active.per100 !== null) {
    return { grams: active.per100 * factor * amount.quantity * 10, by: 'hundred' };
  }
  return servings === null || active.perServing === null
    ? null
    : { grams: active.perServing * factor * servings, by: 'servings' };
}
