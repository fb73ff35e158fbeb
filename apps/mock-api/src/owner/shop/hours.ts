import type { OpeningHours } from '@vetta/storefront/backend';
import { shownCell } from '../sheets/sheet.ts';
import { cellIssue, type Reader } from '../values/reading.ts';
import { refuse, sheetText } from '../values/texts.ts';
import { valueTexts } from '../values/values.copy.ts';

export const dayKeys = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type DayKey = (typeof dayKeys)[number];

/** Of each key, as `Date.getDay` counts. */
const dayNumber = (key: DayKey) => (dayKeys.indexOf(key) + 1) % 7;

export const closedText = 'chiuso';

/** '09:30-12:30, 15:30-19:30' */
export function dayText(hours: readonly OpeningHours[], key: DayKey): string {
  const spans = hours
    .filter(({ days }) => days.includes(dayNumber(key)))
    .map(({ opens, closes }) => `${opens}-${closes}`)
    .toSorted();
  return spans.join(', ') || closedText;
}

/** Spans of days that have texts of `dayText`. */
export function hoursOf(
  texts: Readonly<Record<DayKey, string>>,
): { days: number[]; opens: string; closes: string }[] {
  const spans = new Map<string, number[]>();
  for (const key of dayKeys) {
    for (const span of texts[key].split(', ')) {
      if (span === closedText) continue;
      spans.set(span, [...(spans.get(span) ?? []), dayNumber(key)]);
    }
  }
  return [...spans].map(([span, days]) => {
    const [opens = '', closes = ''] = span.split('-');
    return { days, opens, closes };
  });
}

const timePattern = /^(\d{1,2})(?:[.:,h](\d{2}))?$/u;

/** The hours of a day, as `dayText` writes them. An empty cell is a day off. */
export const hoursReader: Reader<string> = (cell) => {
  if (cell.kind === 'date') return cellIssue(valueTexts.noHours, hoursExample());
  const refused = refuse(cell, '9:30-12:30', { mayBreak: true });
  if (refused !== null) return refused;
  const text = sheetText(shownCell(cell)).toLowerCase();
  if (text === '' || /^(?:chius[oa]|-|no|riposo)$/u.test(text)) return { value: closedText };
  const spans = text
    .split(/\s*(?:[,;/\n]|\be\b|\s-\s(?=\d+\S*\s*-\s*\d))\s*/u)
    .filter((part) => part !== '')
    .map((part) => part.split(/\s*(?:-|–|—|\balle\b|\ba\b)\s*/u).map(readTime));
  if (spans.some((span) => span.length !== 2 || span.some((time) => time === null))) {
    return cellIssue(valueTexts.noHours, hoursExample());
  }
  const times = spans.flat();
  const isRising = times.every((time, at) => at === 0 || (times[at - 1] ?? '') < (time ?? ''));
  if (!isRising) return cellIssue(valueTexts.hoursOrder, hoursExample());
  return { value: spans.map((span) => span.join('-')).join(', ') };
};

const hoursExample = () => valueTexts.writeLike('9:30-12:30, 15:30-19:30');

function readTime(text: string): string | null {
  const [, hours = '', minutes = '00'] =
    timePattern.exec(text.replace(/^(?:dalle|ore)\s*/u, '')) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
