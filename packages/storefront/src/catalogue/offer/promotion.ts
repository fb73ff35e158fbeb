import { type Field, shortText, wholeAmount } from '../fields.ts';
import type { FieldReader } from '../wireFields.ts';
import { type Day, daysLater, isDay } from './day.ts';

/** A price for some days; both are included, and either may be open (docs/rules.md#offers-with-dates). */
export type Promotion = {
  cents: number;
  from?: Day;
  until?: Day;
  /** The lowest price of the thirty days before its first; none where nobody knows. */
  lowest?: LowestPrice;
};

export type LowestPrice = {
  cents: number;
  /** On sale for less than thirty days: the lowest since then. */
  isSinceLaunch: boolean;
};

/** Days of prices that count before the first of a promotion (Codice del consumo, article 17-bis). */
export const daysBefore = 30;

export function runsOn({ from, until }: Promotion, day: Day | null): boolean {
  if (day === null) return false;
  return (from === undefined || from <= day) && (until === undefined || day <= until);
}

/** The days on which a promotion makes a price another. */
export const daysOfChange = ({ from, until }: Promotion): readonly Day[] => [
  ...(from === undefined ? [] : [from]),
  ...(until === undefined ? [] : [daysLater(until, 1)]),
];

/**
 * Of a product, a size or a variant. One that begins or ends on no day is none: it could run for
 * ever.
 */
export function promotionFromWire(wire: FieldReader): Promotion | undefined {
  const cents = wire.read(wholeAmount, 'promo_price_cents', 'promoPriceCents');
  if (cents === undefined || cents === 0) return undefined;
  const from = wire.read(dayOrNone, 'promo_from', 'promoFrom');
  const until = wire.read(dayOrNone, 'promo_until', 'promoUntil');
  if (from === wrongDay || until === wrongDay) return undefined;
  const lowest = wire.read(wholeAmount, 'lowest_price_30d_cents', 'lowestPrice30dCents');
  const since = wire.read(shortText, 'lowest_price_since', 'lowestPriceSince');
  return {
    cents,
    from,
    until,
    lowest: lowest ? { cents: lowest, isSinceLaunch: since !== undefined } : undefined,
  };
}

const wrongDay = 'wrong';

const dayOrNone: Field<string> = (input) => {
  if (input === undefined || input === null || input === '') return undefined;
  return typeof input === 'string' && isDay(input) ? input : wrongDay;
};
