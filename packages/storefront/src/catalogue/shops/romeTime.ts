import type { CalendarDay } from './italianHolidays.ts';

const hourMs = 3_600_000;

/**
 * Day and minute in Rome, wherever the visitor is. By hand, since the first `Intl` object of a page
 * keeps a slow phone busy for 80 ms before it can answer; the tests hold this to what `Intl` says, so
 * that they tell when the law changes.
 */
export function romeTime(now: Date): { today: CalendarDay; minute: number } {
  const wall = new Date(now.getTime() + (isSummerTime(now) ? 2 : 1) * hourMs);
  return {
    today: {
      year: wall.getUTCFullYear(),
      month: wall.getUTCMonth() + 1,
      day: wall.getUTCDate(),
    },
    minute: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
  };
}

/**
 * From 1:00 UTC on the last Sunday of March until 1:00 UTC on the last Sunday of October
 * (Directive 2000/84/EC, articles 2 and 3).
 */
function isSummerTime(now: Date): boolean {
  const year = now.getUTCFullYear();
  return changeOfTime(year, 3) <= now.getTime() && now.getTime() < changeOfTime(year, 10);
}

/** Both months have 31 days. */
function changeOfTime(year: number, month: 3 | 10): number {
  const last = Date.UTC(year, month - 1, 31, 1);
  return last - new Date(last).getUTCDay() * 24 * hourMs;
}
