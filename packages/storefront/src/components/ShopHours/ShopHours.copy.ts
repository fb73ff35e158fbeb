import { weekdayOf } from '../../catalogue/shops/italianHolidays.ts';
import type { OpeningState } from '../../catalogue/shops/openingState.ts';
import { romeTime } from '../../catalogue/shops/romeTime.ts';
import { monthName, weekdays } from '../../content/calendar.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** 'Lunedì – venerdì' or, where there is little room, 'Lun – ven'; one day alone keeps its whole name. */
function dayRange(days: readonly number[], length: 'long' | 'short'): string {
  const letters = length === 'long' || days.length === 1 ? undefined : 3;
  const first = (weekdays[days[0] ?? 0] ?? '').slice(0, letters);
  const last = (weekdays[days.at(-1) ?? 0] ?? '').slice(0, letters);
  return first === last ? capital(first) : `${capital(first)} – ${last}`;
}

/** 'apre alle 15:30', 'apre domani alle 09:30', 'apre lunedì alle 09:30'. */
function reopening({ at, daysAhead, weekday }: { at: string; daysAhead: number; weekday: number }) {
  if (daysAhead === 0) return `apre alle ${at}`;
  const day = daysAhead === 1 ? 'domani' : weekdays[weekday];
  return `apre ${day} alle ${at}`;
}

/** The two halves of the line: the state, and what comes next. */
function openingLine(state: OpeningState): { now: string; next: string } {
  if (state.isOpen) return { now: 'Aperto ora', next: `chiude alle ${state.closesAt}` };
  const now = state.holiday === null ? 'Chiuso' : `Chiuso oggi (${state.holiday})`;
  return { now: `${now},`, next: state.opensNext === null ? '' : reopening(state.opensNext) };
}

/** 'mar 8 dicembre', in Rome. */
function dayOfYear(moment: Date): string {
  const { today } = romeTime(moment);
  return `${weekdays[weekdayOf(today)]?.slice(0, 3)} ${today.day} ${monthName(today.month)}`;
}

/** 'a', 'a e b', 'a, b e c'. */
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;

/** 'l’8, 25 e 26 dicembre'; '1º gennaio' is an ordinal, as it is said. */
function daysOfMonth(month: number, days: readonly number[]): string {
  const [first = 0] = days;
  const article = first === 8 || first === 11 ? 'l’' : 'il ';
  const numbers = days.map((day) => (day === 1 ? '1º' : String(day)));
  return `${article}${listed(numbers)} ${monthName(month)}`;
}

/** 'Festività in arrivo: chiuso anche il 25 e 26 dicembre e il 1º gennaio.' */
function closuresAhead(
  closures: readonly { month: number; day: number }[],
  isClosedToday: boolean,
): string {
  const inOrder = [...new Set(closures.map(({ month }) => month))];
  const dates = inOrder.map((month) =>
    daysOfMonth(
      month,
      closures.filter((closure) => closure.month === month).map(({ day }) => day),
    ),
  );
  return `Festività in arrivo: chiuso ${isClosedToday ? 'anche ' : ''}${listed(dates)}.`;
}

export const shopHoursCopy = {
  caption: 'Orari',
  today: 'oggi',
  closed: 'Chiuso',
  closedAfternoon: 'pomeriggio chiuso',
  /** 'Mar 8 dicembre', in Rome. */
  date: (day: Date) => capital(dayOfYear(day)),
  holiday: (name: string | null) => `${name}, chiuso`,
  dayRange,
  openingLine,
  closuresAhead,
} as const;
