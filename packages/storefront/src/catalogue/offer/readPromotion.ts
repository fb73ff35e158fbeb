import { promotionFields } from '../../contract/productFields.ts';
import { type Field, shortText, wholeAmount } from '../fields.ts';
import type { FieldReader } from '../wireFields.ts';
import type { Day } from './day.ts';
import type { Promotion } from './promotion.ts';

/** Days of prices that count before the first of a promotion (Codice del consumo, article 17-bis). */
export const daysBefore = 30;

type Names = (typeof promotionFields)[keyof typeof promotionFields];

/** Of a product, a size or a variant; undefined where it has none. */
export function promotionsFromWire(wire: FieldReader): readonly Promotion[] | undefined {
  const found = Object.values(promotionFields).flatMap((names) => readPromotion(wire, names) ?? []);
  return found.length === 0 ? undefined : found;
}

/** One that begins or ends on no day is none: it could run for ever. */
function readPromotion(wire: FieldReader, names: Names): Promotion | undefined {
  const cents = wire.read(wholeAmount, ...names.cents);
  if (cents === undefined || cents === 0) return undefined;
  const from = wire.read(dayOrNone, ...names.from);
  const until = wire.read(dayOrNone, ...names.until);
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

/** A day of the calendar; the 30th of February is none. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && isoDay(utcOf(text)) === text;
}

/** The day `count` days later. */
export const daysLater = (day: Day, count: number): Day => isoDay(utcOf(day) + count * dayMs);

/** The days on which a promotion makes a price another. */
export const daysOfChange = ({ from, until }: Promotion): readonly Day[] => [
  ...(from === undefined ? [] : [from]),
  ...(until === undefined ? [] : [daysLater(until, 1)]),
];

const dayMs = 86_400_000;

function utcOf(day: Day): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
}

const isoDay = (utcMs: number): Day => new Date(utcMs).toISOString().slice(0, 10);
