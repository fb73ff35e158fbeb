import { sourceOf } from '../lexicon/phrases.ts';

/** A line that begins a table of nutrients: 'Energia 1600 kJ', 'Per 100 g', 'Per 10 gocce: …' */
const tableLine = new RegExp(
  `^\\n[\\s|*•-]{0,12}${sourceOf(
    'valore energetico~|energia|calorie|nutrient(e|i)|nutrient|[valori medi ]per (dose|porzione|capsula|compressa|bustina)|[valori medi ]per #~',
  )}`,
  'i',
);
const maxTableLineLength = 40;
const maxGapLength = 8;

/** Whether something is before a place, and no heading's colon. */
function hasItemBefore(text: string, from: number, at: number): boolean {
  const before = text.slice(Math.max(from, at - maxGapLength), at).trimEnd();
  return before !== '' && !before.endsWith(':');
}

/** Where a table of nutrients begins behind the ingredients; without one, the end. */
export function tableStart(text: string, from: number, end: number): number {
  for (let at = text.indexOf('\n', from); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) {
    if (tableLine.test(text.slice(at, at + maxTableLineLength)) && hasItemBefore(text, from, at))
      return at;
  }
  return end;
}
