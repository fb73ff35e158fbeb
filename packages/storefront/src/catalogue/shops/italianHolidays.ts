/** A day of the calendar, without time and zone; months count from 1. */
export type CalendarDay = { year: number; month: number; day: number };

/** Public holidays on fixed dates, as 'month-day' (Law 260/1949 and its amendments). */
const fixedHolidays: Readonly<Record<string, string>> = {
  '1-1': 'Capodanno',
  '1-6': 'Epifania',
  '4-25': 'Festa della Liberazione',
  '5-1': 'Festa dei Lavoratori',
  '6-2': 'Festa della Repubblica',
  '8-15': 'Ferragosto',
  '11-1': 'Ognissanti',
  '12-8': 'Immacolata Concezione',
  '12-25': 'Natale',
  '12-26': 'Santo Stefano',
};

/** Law 151/2025 made it a public holiday again. */
const saintFrancisSince = 2026;

/** Easter Sunday by the Gregorian computus (Meeus, Jones, Butcher). */
function easterSunday(year: number): CalendarDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonShift = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * correction + 114;
  return { year, month: Math.floor(days / 31), day: (days % 31) + 1 };
}

/** The day `count` days later. */
export function addDays({ year, month, day }: CalendarDay, count: number): CalendarDay {
  const moved = new Date(Date.UTC(year, month - 1, day + count));
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
  };
}

/** 0 is Sunday, as `Date.getDay` counts. */
export function weekdayOf({ year, month, day }: CalendarDay): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** '2026-12-08' (ISO 8601). */
export function isoDate({ year, month, day }: CalendarDay): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

const isSame = (one: CalendarDay, other: CalendarDay) =>
  one.year === other.year && one.month === other.month && one.day === other.day;

/** The name of the Italian public holiday on a day, or null. */
export function italianHoliday(day: CalendarDay): string | null {
  const easter = easterSunday(day.year);
  if (isSame(day, easter)) return 'Pasqua';
  if (isSame(day, addDays(easter, 1))) return 'Lunedì dell’Angelo';
  if (day.month === 10 && day.day === 4 && day.year >= saintFrancisSince) {
    return 'San Francesco d’Assisi';
  }
  return fixedHolidays[`${day.month}-${day.day}`] ?? null;
}
