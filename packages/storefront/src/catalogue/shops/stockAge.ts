import type { CalendarDay } from './italianHolidays.ts';
import { romeTime } from './romeTime.ts';
import { readStockMoment } from './stockMoment.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A clock may be a little ahead; more than this is an error (docs/rules.md#stock-age). */
const maxAheadMs = 5 * minuteMs;
/** From here on the stock is to be confirmed by the shop (docs/rules.md#stock-age). */
const confirmAfterMs = 48 * hourMs;

/** When stock was last counted, as of now. */
export type StockAge = {
  /** In Rome. */
  counted: CalendarDay;
  /** '12:31', in Rome. */
  time: string;
  /** 0 is today. */
  daysAgo: number;
  isThisYear: boolean;
  mustConfirm: boolean;
};

/**
 * The age of a product's stock (docs/rules.md#stock-age); null where the feed gives no moment, one
 * that cannot be read, or one in the future.
 */
export function stockAge(updatedAt: string | undefined, now: Date): StockAge | null {
  const moment = updatedAt === undefined ? null : readStockMoment(updatedAt);
  if (moment === null || moment.getTime() > now.getTime() + maxAheadMs) return null;
  const { today: counted, minute } = romeTime(moment);
  const { today } = romeTime(now);
  return {
    counted,
    time: `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`,
    daysAgo: Math.max(0, dayNumber(today) - dayNumber(counted)),
    isThisYear: today.year === counted.year,
    mustConfirm: now.getTime() - moment.getTime() > confirmAfterMs,
  };
}

const twoDigits = (count: number) => String(count).padStart(2, '0');

const dayNumber = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day) / dayMs;
