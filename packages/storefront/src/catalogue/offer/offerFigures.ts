import type { NutritionTable } from '@vetta/nutrition-parser';
import type { ActiveNutrient } from '../../contract/label.ts';
import { italianNumber } from '../italianNumber.ts';
import type { Product } from '../product.ts';
import { gramsPerUnit } from '../value/grams.ts';
import { pieces } from '../nutrition/pluralUnits.ts';
import type { SharedActive } from '../comparison/actives.ts';
import type { Offer } from './offers.ts';
import { packContents, type PriceBasis, priceBasis } from './packContents.ts';
import { formatEuro } from './price.ts';
import { productUnitPrice, readSizeAmount } from './unitPrice.ts';

/** A figure, and how it was come to: '42,90 € ÷ 1000 g × 1000'. */
export type CalculatedPrice = { cents: number; calculation: string };

export type OfferFigures = {
  perUnit: (CalculatedPrice & { unit: 'kg' | 'l' }) | null;
  perServing: CalculatedPrice | null;
  perActive: CalculatedPrice | null;
};

export type OfferBasis = {
  product: Product;
  offers: readonly Offer[];
  table: NutritionTable | null;
  active: ActiveNutrient | null;
  reference: SharedActive['reference'] | undefined;
};

/** What an offer comes to. Cents are rounded half up once, at the end (docs/rules.md#label-facts). */
export function offerFigures(offer: Offer, basis: OfferBasis): OfferFigures {
  const { table, active, offers, reference } = basis;
  const labelBasis = priceBasis(table, active);
  const pack = packContents(offer, offers, labelBasis);
  const perServing =
    pack.servings === null
      ? null
      : {
          cents: Math.round(offer.cents / pack.servings.count),
          calculation: `${formatEuro(offer.cents)} ÷ ${servingsText(offer.size, pack.servings, labelBasis)}`,
        };
  return { perUnit: perUnit(offer, basis.product), perServing, perActive: perActive() };

  function perActive(): CalculatedPrice | null {
    if (pack.active === null || pack.active.grams <= 0) return null;
    if (active === null || reference === undefined) return null;
    const printed = pack.active.by === 'hundred' ? active.per100 : active.perServing;
    const amount = printed ?? 0;
    const factor = reference.grams / (gramsPerUnit(active.unit) ?? 1);
    const start =
      pack.active.by === 'hundred'
        ? `${formatEuro(offer.cents)} ÷ ${sizeText(offer.size)} × 100`
        : perServing?.calculation;
    const times = factor === 1 ? '' : ` × ${italianNumber(factor)}`;
    return {
      cents: Math.round((offer.cents * reference.grams) / pack.active.grams),
      calculation: `${start} ÷ ${italianNumber(amount)} ${active.unit}${times}`,
    };
  }
}

function perUnit({ cents, size }: Offer, product: Product): OfferFigures['perUnit'] {
  const amount = readSizeAmount(size);
  if (amount === null || productUnitPrice(product, cents, size) === undefined) return null;
  const { quantity, unit } = amount;
  return {
    unit,
    cents: Math.round(cents / quantity),
    calculation: `${formatEuro(cents)} ÷ ${sizeText(size)} × 1000`,
  };
}

/** '1000 g', '425 ml' */
function sizeText(size: string): string {
  const amount = readSizeAmount(size);
  if (amount === null) return size;
  return `${italianNumber(amount.quantity * 1000)} ${amount.unit === 'kg' ? 'g' : 'ml'}`;
}

type Servings = NonNullable<ReturnType<typeof packContents>['servings']>;

/** '25 dosi', '1000 g × 30 g', '180 compresse × 3 compresse' */
function servingsText(size: string, { count, by }: Servings, { serving }: PriceBasis): string {
  const measured = serving?.size ?? null;
  if (by === 'printed') return `${italianNumber(count)} ${count === 1 ? 'dose' : 'dosi'}`;
  if (readSizeAmount(size) !== null && measured !== null) {
    return `${sizeText(size)} × ${italianNumber(measured.amount)} ${measured.unit}`;
  }
  const each = serving?.pieces ?? 1;
  const isPiece = measured !== null && measured.unit !== 'g' && measured.unit !== 'ml';
  const named = (amount: number) =>
    `${italianNumber(amount)} ${isPiece ? pieces(measured.unit, amount) : amount === 1 ? 'pezzo' : 'pezzi'}`;
  return each === 1 ? named(count) : `${named(count * each)} × ${named(each)}`;
}
