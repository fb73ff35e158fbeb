import { addDays, type CalendarDay, isoDate } from '../shops/italianHolidays.ts';
import { romeTime } from '../shops/romeTime.ts';

/**
 * A calendar day of Rome, `YYYY-MM-DD`: days compare as texts do. null stands for a day that is not
 * known, as in built markup, on which no promotion runs (docs/rules.md#offers-with-dates).
 */
export type Day = string;

/** The day in Rome of a moment, wherever the visitor is. */
export const romeDay = (now: Date): Day => isoDate(romeTime(now).today);

/** A day of the calendar; the 30th of February is none. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && isoDate(partsOf(text)) === text;
}

/** The day `count` days later. */
export const daysLater = (day: Day, count: number): Day => isoDate(addDays(partsOf(day), count));

/** '30 novembre'; with the year where it is another than that of `today`: '6 gennaio 2027'. */
export function dayText(day: Day, today: Day): string {
  const parts = partsOf(day);
  const year = parts.year === partsOf(today).year ? '' : ` ${parts.year}`;
  // The first of a month is said as an ordinal.
  return `${parts.day === 1 ? '1º' : parts.day} ${months[parts.month - 1]}${year}`;
}

const months = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];

function partsOf(day: Day): CalendarDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}
