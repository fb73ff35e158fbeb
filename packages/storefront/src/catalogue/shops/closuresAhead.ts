import type { OpeningHours } from '../../content/shops.ts';
import { closureOn } from './closureOn.ts';
import { addDays, weekdayOf, type CalendarDay } from './italianHolidays.ts';
import { romeTime } from './romeTime.ts';

/** From the Immaculate Conception to New Year's Day, and some days to spare. */
const announcedDays = 28;

/** The holidays and own closures of the next four weeks, after today, that fall on days when the shop is else open. */
export function closuresAhead(hours: readonly OpeningHours[], now: Date): readonly CalendarDay[] {
  const { today } = romeTime(now);
  const ahead = Array.from({ length: announcedDays }, (_, place) => addDays(today, place + 1));
  const isWorkday = (day: CalendarDay) => hours.some(({ days }) => days.includes(weekdayOf(day)));
  return ahead.filter((day) => closureOn(day) !== null && isWorkday(day));
}
