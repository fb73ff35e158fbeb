import { ownClosures } from '../../content/closures.ts';
import { type CalendarDay, isoDate, italianHoliday } from './italianHolidays.ts';

/** Why the shops are closed on a day that is else a workday: a public holiday, or a day of their own; else null. */
export function closureOn(day: CalendarDay, closures = ownClosures): string | null {
  return italianHoliday(day) ?? closures[isoDate(day)] ?? null;
}
