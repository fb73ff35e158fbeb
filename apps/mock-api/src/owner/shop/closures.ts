import { type Cell, dateText, shownCell } from '../sheets/sheet.ts';
import { readDate } from '../values/days.ts';
import { cellIssue, type Reading } from '../values/reading.ts';
import { valueTexts } from '../values/values.copy.ts';

/** Longest closure that is no slip of the year. */
const maxClosureDays = 60;
const dayMs = 24 * 60 * 60 * 1000;

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** '16/08/2027', '16/8/27', '16 agosto 2027', '9/8/2027 - 22/8/2027', 'dal 9/8/2027 al 22/8/2027', a date: the days, as '2027-08-16'. */
export function closureReader(cell: Cell): Reading<readonly string[]> {
  const dates = cell.kind === 'date' ? [cell.date] : datesIn(shownCell(cell));
  const [first, last = first] = dates;
  if (first === undefined || last === undefined || dates.length > 2) {
    return cellIssue(valueTexts.noDate, valueTexts.writeLike('16/08/2027'));
  }
  const count = Math.round((last.getTime() - first.getTime()) / dayMs) + 1;
  if (count < 1) return cellIssue(valueTexts.dateOrder, valueTexts.orderRemedy);
  if (count > maxClosureDays) return cellIssue(valueTexts.longClosure, valueTexts.splitClosure);
  return {
    value: Array.from({ length: count }, (_, day) =>
      isoDay(new Date(first.getTime() + day * dayMs)),
    ),
  };
}

/** The dates of a text; none where something in it is no date. */
function datesIn(text: string): readonly Date[] {
  const parts = text
    .trim()
    .replace(/^dal?\s+/iu, '')
    .split(/\s+(?:-|–|al?)\s+|\s*–\s*/iu);
  const dates = parts.map((part) => readDate(part.trim()));
  return dates.every((date) => date !== null) ? dates : [];
}

export type ClosureRow = { value: string; note: string };

/** Days that follow each other for one reason, as one row. */
export function closureRows(closures: Readonly<Record<string, string>>): readonly ClosureRow[] {
  const runs: { first: Date; last: Date; note: string }[] = [];
  for (const day of Object.keys(closures).toSorted()) {
    const date = new Date(`${day}T00:00:00Z`);
    const note = closures[day] ?? '';
    const run = runs.at(-1);
    const follows = run !== undefined && date.getTime() - run.last.getTime() === dayMs;
    const isFull =
      run !== undefined && date.getTime() - run.first.getTime() >= maxClosureDays * dayMs;
    if (run !== undefined && follows && !isFull && run.note === note) run.last = date;
    else runs.push({ first: date, last: date, note });
  }
  return runs.map(({ first, last, note }) => ({
    value: first === last ? dateText(first) : `${dateText(first)} - ${dateText(last)}`,
    note,
  }));
}
