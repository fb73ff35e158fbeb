import { type Entered } from '../document/guard.ts';
import { unfenced, looksLikeJson, readJson } from '../document/json.ts';
import { mayHoldList, listMarkers } from '../document/listMarkers.ts';
import { type Language } from '../language/languageOf.ts';
import { type Ingredient } from '../model.ts';
import { readSource } from '../text/clean.ts';
import { fold } from '../text/fold.ts';
import { maxInputLength } from '../text/limits.ts';
import { type Path } from '../text/source.ts';
import { type Findings } from './collectAllergens.ts';

/** Where a value is in the input. */
export type Place = { path: Path; depth: number };

/** What the texts of one input have in common. */
export type ListState = Findings & {
  variants: Variant[];
  /** The language of what was read, or 'other' where a list was left unread. */
  language: Language | undefined;
  /** The language of the list whose items are being read. */
  within: Language | undefined;
  /** Texts beside the list, which may declare allergens. */
  beside: string[];
  truncated: boolean;
  invalid: boolean;
  /** Characters that may still be read. */
  left: number;
  /** The objects and lists around what is read. */
  entered: Entered;
};

export const newState = (entered: Entered): ListState => ({
  variants: [],
  named: [],
  notes: [],
  texts: 0,
  language: undefined,
  within: undefined,
  beside: [],
  truncated: false,
  invalid: false,
  left: maxInputLength,
  entered,
});

/** The place of what is under a key. */
export const placeOf = ({ path, depth }: Place, key: string | number): Place => ({
  path: [...path, key],
  depth: depth + 1,
});

const maxValues = 1000;

/** The first texts of a value, whatever its form. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const values = [value];
  for (let i = 0; i < Math.min(values.length, maxValues); i++) {
    const item = values[i];
    if (typeof item === 'string') texts.push(item);
    else if (typeof item === 'object' && item !== null)
      values.push(...Object.values(item).slice(0, maxValues));
  }
  return texts;
}

/** As much of a text as may still be read. */
export function cut(text: string, state: ListState): string {
  const piece = text.length > state.left ? text.slice(0, state.left) : text;
  if (piece.length < text.length) state.truncated = true;
  state.left -= piece.length;
  return piece;
}

/** The heading of the first list in a text of the input, with its tags, and what is behind it; or null. */
export function textBehindMarker(raw: string): { heading: string; text: string } | null {
  const piece = raw.slice(0, maxInputLength);
  if (!mayHoldList(piece)) return null;
  const { text } = readSource(piece);
  const markers = listMarkers(text);
  const at = markers.findIndex(({ kind }) => kind === 'ingredients');
  const marker = markers[at];
  if (!marker) return null;
  const { start, textStart } = marker;
  return {
    heading: fold(text, start, textStart),
    text: text.slice(textStart, markers[at + 1]?.start),
  };
}

export const hasIngredientsMarker = (text: string): boolean => textBehindMarker(text) !== null;

/** A list of one flavour, or the only one, as the model has it. */
export type Variant = { label?: string; ingredients: Ingredient[] };

/** JSON in JSON in JSON, and no more. */
const maxJsonDepth = 4;

/** The fields or items of an input, which may declare what the list does not name; else null. */
export function structureOf(input: unknown): object | null {
  let value = input;
  for (let depth = 0; depth < maxJsonDepth && typeof value === 'string'; depth++) {
    const bare = unfenced(value);
    if (!looksLikeJson(bare)) return null;
    value = readJson(bare).value;
  }
  return typeof value === 'object' ? value : null;
}
