import { weekdays } from './calendar.ts';
import type { OpeningHours } from './shops.ts';
import { weekHours } from './weekHours.ts';

/** The hours of a shop as text, one line for days with equal hours: 'Sabato: 09:30 – 12:30' (docs/rules.md#shop-facts). */
export function hoursText(hours: readonly OpeningHours[]): string {
  return weekHours(hours)
    .map(({ days, spans }) => {
      const names = [...new Set([days[0], days.at(-1)])].map((day) => weekdays[day ?? 0]);
      const text = names.join(' – ');
      const times = spans.map(({ opens, closes }) => `${opens} – ${closes}`);
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}: ${times.join(', ') || 'chiuso'}`;
    })
    .join('\n');
}
