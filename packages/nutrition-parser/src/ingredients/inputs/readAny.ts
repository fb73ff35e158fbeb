import { isObject, listOf } from '../../document/values.ts';
import { richTextOf } from '../../document/richText.ts';
import { looksLikeJson, readJson, unfenced } from '../../document/json.ts';
import { readDetails } from './readDetails.ts';
import { readList } from './readList.ts';
import { readText, sourceOfList } from './readText.ts';
import { cut, type ListState, type Place } from './state.ts';

/** Objects and lists within each other are read to this depth. */
const maxDepth = 12;

function readString(whole: string, place: Place, state: ListState): void {
  const text = cut(whole, state);
  const bare = unfenced(text);
  if (looksLikeJson(bare)) {
    const json = readJson(bare);
    if (!json.valid) state.invalid = true;
    if (typeof json.value === 'object' || (typeof json.value === 'string' && json.value !== bare)) {
      state.left += text.length;
      readAny(json.value, { ...place, depth: place.depth + 1 }, state);
      return;
    }
  }
  readText(sourceOfList(text, place.path.length > 0 ? place.path : undefined), state);
}

function readObject(input: object, place: Place, state: ListState): void {
  const items = listOf(input);
  const text = richTextOf(input);
  if (text !== null) readString(text, place, state);
  else if (items) readList(items, place, state);
  else if (isObject(input)) readDetails(input, place, state);
}

/** Reads a text, a list or an object into the state. */
export function readAny(input: unknown, place: Place, state: ListState): void {
  if (place.depth > maxDepth) return;
  if (typeof input === 'string') readString(input, place, state);
  else if (typeof input === 'object' && input !== null)
    state.entered.within(input, () => readObject(input, place, state), undefined);
}
