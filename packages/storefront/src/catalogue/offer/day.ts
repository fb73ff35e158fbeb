import { monthName } from '../../content/calendar.ts';
import { romeTime } from '../shops/romeTime.ts';

/**
 * A calendar day of Rome, `YYYY-MM-DD`: days compare as texts do. null stands for a day that is not
 * known, as in built markup, on which no promotion runs (docs/rules.md#offers-with-dates).
 */
export type Day = string;

/** The day in Rome of a moment, wherever the visitor is. */
export function romeDay(now: Date): Day {
  const { year, month, day } = romeTime(now).today;
  return isoDay(Date.UTC(year, month - 1, day));
}

/** A day of the calendar; the 30th of February is none. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && isoDay(utcOf(text)) === text;
}

/** The day `count` days later. */
export const daysLater = (day: Day, count: number): Day => isoDay(utcOf(day) + count * dayMs);

/** '30 novembre'; with the year where it is another than that of `today`: '6 gennaio 2027'. */
export function dayText(day: Day, today: Day): string {
  const [year, month, date] = day.split('-').map(Number);
  const ofYear = today.startsWith(`${year}-`) ? '' : ` ${year}`;
  // The first of a month is said as an ordinal.
  return `${date === 1 ? '1º' : date} ${monthName(month ?? 0)}${ofYear}`;
}

const dayMs = 86_400_000;

function utcOf(day: Day): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
}

const isoDay = (utcMs: number): Day => new Date(utcMs).toISOString().slice(0, 10);
