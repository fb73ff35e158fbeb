import type { OpeningHours } from '../../content/shops.ts';
import { closureOn } from './closureOn.ts';
import { addDays, weekdayOf, type CalendarDay } from './italianHolidays.ts';
import { romeTime } from './romeTime.ts';

/** When the doors open again: a time and how many days from today (0 is today). */
export type NextOpening = { at: string; daysAhead: number; weekday: number };

export type OpeningState = {
  /** 0 is Sunday; the day in Rome, wherever the visitor is. */
  weekday: number;
  /** Minutes since midnight in Rome. */
  minute: number;
  /** The public holiday or own closure of today, if it is one: the shops are then closed. */
  holiday: string | null;
} & ({ isOpen: true; closesAt: string } | { isOpen: false; opensNext: NextOpening | null });

/** '15:30' as minutes since midnight. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The opening hours of one day, in order; none on a public holiday. */
function hoursOn(day: CalendarDay, hours: readonly OpeningHours[]): readonly OpeningHours[] {
  if (closureOn(day) !== null) return [];
  return hours
    .filter(({ days }) => days.includes(weekdayOf(day)))
    .toSorted((one, other) => minuteOf(one.opens) - minuteOf(other.opens));
}

/** Longer than any run of holidays and Sundays. */
const maxDaysAhead = 14;

function findNextOpening(
  today: CalendarDay,
  minute: number,
  hours: readonly OpeningHours[],
): NextOpening | null {
  for (let daysAhead = 0; daysAhead <= maxDaysAhead; daysAhead += 1) {
    const day = addDays(today, daysAhead);
    const next = hoursOn(day, hours).find(({ opens }) => daysAhead > 0 || minuteOf(opens) > minute);
    if (next) return { at: next.opens, daysAhead, weekday: weekdayOf(day) };
  }
  return null;
}

/**
 * Whether a shop is open at a moment, and when that changes, from its stated hours
 * (docs/rules.md#opening-state).
 */
export function openingState(hours: readonly OpeningHours[], now: Date): OpeningState {
  const { today, minute } = romeTime(now);
  const common = { weekday: weekdayOf(today), minute, holiday: closureOn(today) };
  const current = hoursOn(today, hours).find(
    ({ opens, closes }) => minuteOf(opens) <= minute && minute < minuteOf(closes),
  );
  if (current) return { ...common, isOpen: true, closesAt: current.closes };
  return { ...common, isOpen: false, opensNext: findNextOpening(today, minute, hours) };
}
