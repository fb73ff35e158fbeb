import { storeCodeOf, storeNameOf } from '../content/storeLabels.ts';
import { type StoreId, storeIds } from '../contract/storeIds.ts';
import type { Product, StoreStock } from './product.ts';

export type AvailabilityLine = {
  storeId: string;
  /** 'Sede Torino' or 'Sede Aosta' */
  store: string;
  /** '12 disponibili' or 'Non disponibile' */
  text: string;
  pieces: number;
};

export type Availability = {
  lines: readonly AvailabilityLine[];
  pieces: number;
  /** 'Totale: 42 pezzi', 'Totale: 1 pezzo' */
  totalText: string;
};

/**
 * The box 'Disponibile nei nostri negozi' (docs/rules.md#availability-box); null where the product
 * has no list: no box.
 */
export function availabilityOf({
  availability,
}: Pick<Product, 'availability'>): Availability | null {
  if (availability.length === 0) return null;
  const lines = availability.map(lineOf);
  const pieces = lines.reduce((total, line) => total + line.pieces, 0);
  return { lines, pieces, totalText: pieces === 1 ? 'Totale: 1 pezzo' : `Totale: ${pieces} pezzi` };
}

/** The shops that have a piece of it (docs/rules.md#store-ids). Without a list nobody knows. */
export const storesWith = (product: Pick<Product, 'availability'>): readonly StoreId[] =>
  storeIds.filter((id) => isInStockAt(product, id));

/** Whether a shop has a piece of it; null: whichever, or none. */
export function isInStockAt(
  { availability }: Pick<Product, 'availability'>,
  id: StoreId | null,
): boolean {
  return (
    id === null ||
    availability.some(
      ({ storeId, isAvailable, stockQuantity }) =>
        isAvailable && stockQuantity > 0 && storeCodeOf(storeId) === storeCodeOf(id),
    )
  );
}

/** Sold out: the shops are listed and none has a piece. Without a list nobody knows. */
export function isSoldOut(product: Pick<Product, 'availability'>): boolean {
  return availabilityOf(product)?.pieces === 0;
}

/**
 * Not available also without stock: what was no number above zero has been read as 0
 * (docs/rules.md#availability-box).
 */
function lineOf({ storeId, isAvailable, stockQuantity }: StoreStock): AvailabilityLine {
  const pieces = isAvailable ? stockQuantity : 0;
  return {
    storeId,
    store: storeNameOf(storeId),
    text: pieces > 0 ? `${pieces} disponibili` : 'Non disponibile',
    pieces,
  };
}
