import { nutrientKey } from '../nutrition/values/nutrientKey.ts';
import { atStart, sourceOf } from '../lexicon/phrases.ts';
import { indexOfAny } from '../text/pieces.ts';

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

const basis = atStart(
  '[valori (medi|nutrizionali) ]per (#~|dose|porzione|capsula|compressa|bustina|barretta)',
);
const maxBasisLength = 60;
const maxNameLength = 40;

/** Whether a basis with its colon begins at a place, and behind it a nutrient: 'Per 100 g: Proteine 80 g'. */
function beginsValues(text: string, at: number): boolean {
  const head = text.slice(at, at + maxBasisLength);
  const colon = 'PpVv'.includes(head.charAt(0)) && basis.test(head) ? head.indexOf(':') : -1;
  if (colon < 0) return false;
  const behind = text.slice(at + colon + 1, at + colon + 1 + maxNameLength);
  const name = behind.slice(0, Math.max(0, indexOfAny(behind, '0123456789,;.')));
  return nutrientKey(name.replace(':', '').trim()) !== undefined;
}

/** Where values with their basis begin on the line of the ingredients; without them, the end. */
export function valuesStart(text: string, from: number, end: number): number {
  for (let at = text.indexOf('. ', from); at >= 0 && at < end; at = text.indexOf('. ', at + 1)) {
    if (beginsValues(text, at + 2)) return at + 1;
  }
  return end;
}
