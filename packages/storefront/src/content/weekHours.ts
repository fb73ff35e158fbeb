import type { OpeningHours } from './shops.ts';

export type HoursSpan = { opens: string; closes: string };

/** Days with the same hours, in one row of the table. */
export type HoursRow = { days: readonly number[]; spans: readonly HoursSpan[] };

/** Monday first, as an Italian week is read. */
const week = [1, 2, 3, 4, 5, 6, 0] as const;

function spansOf(day: number, hours: readonly OpeningHours[]): readonly HoursSpan[] {
  return hours
    .filter(({ days }) => days.includes(day))
    .toSorted((one, other) => (one.opens < other.opens ? -1 : 1))
    .map(({ opens, closes }) => ({ opens, closes }));
}

const textOf = (spans: readonly HoursSpan[]) =>
  spans.map(({ opens, closes }) => `${opens}-${closes}`).join(' ');

/** The week from Monday to Sunday, following days with equal hours taken together. */
export function weekHours(hours: readonly OpeningHours[]): readonly HoursRow[] {
  const rows: { days: number[]; spans: readonly HoursSpan[] }[] = [];
  for (const day of week) {
    const spans = spansOf(day, hours);
    const last = rows.at(-1);
    if (last && textOf(last.spans) === textOf(spans)) last.days.push(day);
    else rows.push({ days: [day], spans });
  }
  return rows;
}
