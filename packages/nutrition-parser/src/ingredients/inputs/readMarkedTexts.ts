import { richTextOf } from '../../document/richText.ts';
import { isObject } from '../../document/values.ts';
import { textBehindMarker } from './hasMarker.ts';
import { looksLikeList } from './looksLikeList.ts';
import { placeOf, type ListState, type Place } from './state.ts';

/** Objects and lists within each other are read to this depth, and of each its first values. */
const maxDepth = 12;
const maxItems = 200;

const isMarked = (value: unknown): boolean => typeof value === 'string' && mayHold(value);

/** Whether a list is behind its heading; 'Composizione: 80% cotone, …' is of what is worn. */
function mayHold(value: string): boolean {
  const found = textBehindMarker(value);
  return found !== null && (!found.heading.startsWith('compos') || looksLikeList(found.text));
}

/**
 * Reads the first text of an input, under whatever key, that has a list behind its heading. The
 * last resort where no key of ingredients gave a list: `{ body_html: '<p>Ingredienti: …</p>' }`.
 */
export function readMarkedTexts(value: unknown, place: Place, state: ListState): void {
  if (place.depth > maxDepth || state.variants.length > 0) return;
  const isRich = isMarked(richTextOf(value));
  if (isRich || isMarked(value) || (Array.isArray(value) && value.some(isMarked))) {
    state.read(value, place, state);
    return;
  }
  if (!Array.isArray(value) && !isObject(value)) return;
  const entries = Object.entries(value).slice(0, maxItems);
  const read = (): void => {
    for (const [key, item] of entries) readMarkedTexts(item, placeOf(place, key), state);
  };
  state.entered.within(value, read, undefined);
}
