import { dateText, shownCell } from '../sheets/sheet.ts';
import { cellIssue, type Reader } from './reading.ts';
import { valueTexts } from './values.copy.ts';

/** A calendar day as '2026-11-30'; empty where the cell is. */
export const dayReader: Reader<string> = (cell) => {
  if (cell.kind === 'empty') return { value: '' };
  const date = cell.kind === 'date' ? cell.date : readDate(shownCell(cell).trim());
  const day = date?.toISOString() ?? '';
  // Workbooks keep a time of day as a part of their day 0.
  return day < '2000'
    ? cellIssue(valueTexts.noDate, valueTexts.writeLike('30/11/2026'))
    : { value: day.slice(0, 10) };
};

/** '30/11/2026' of '2026-11-30'. */
export const shownDay = (day: string) => (day === '' ? '' : dateText(new Date(`${day}T00:00:00Z`)));

/** '16/08/2027', '16/8/27', '16 agosto 2027', '2027-08-16'; null where it is no date. */
export function readDate(text: string): Date | null {
  const named = /^(\d{1,2})°?\s+([a-z]{3,9})\.?\s+(\d{4})$/iu.exec(text);
  if (named !== null) return readDate(`${named[1]}/${monthOf(named[2] ?? '')}/${named[3]}`);
  const italian = /^(\d{1,2})[/.-](\d{1,2})[/.-]((?:20)?\d{2})$/u.exec(text);
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text);
  const [year, month, day] = italian
    ? [2000 + (Number(italian[3]) % 100), Number(italian[2]), Number(italian[1])]
    : iso
      ? [Number(iso[1]), Number(iso[2]), Number(iso[3])]
      : [0, 0, 0];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 2000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date
    : null;
}

const months = 'gen feb mar apr mag giu lug ago set ott nov dic'.split(' ');
const monthOf = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
