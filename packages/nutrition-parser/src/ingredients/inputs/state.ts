import { maxInputLength } from '../../text/limits.ts';
import type { Entered } from '../../document/guard.ts';
import type { Path } from '../../text/source.ts';
import type { Findings } from '../collectAllergens.ts';
import type { Variant } from '../toIngredients.ts';

/** Where a value is in the input. */
export type Place = { path: Path; depth: number };

/** What the texts of one input have in common. */
export type ListState = Findings & {
  variants: Variant[];
  truncated: boolean;
  invalid: boolean;
  /** Characters that may still be read. */
  left: number;
  /** The objects and lists around what is read. */
  entered: Entered;
  /** Reads any value of the input into the state. */
  read: (input: unknown, place: Place, state: ListState) => void;
};

export const newState = (read: ListState['read'], entered: Entered): ListState => ({
  variants: [],
  allergens: new Map(),
  traces: new Map(),
  notes: [],
  texts: 0,
  truncated: false,
  invalid: false,
  left: maxInputLength,
  entered,
  read,
});

/** The place of what is under a key. */
export const placeOf = ({ path, depth }: Place, key: string | number): Place => ({
  path: [...path, key],
  depth: depth + 1,
});

/** As much of a text as may still be read. */
export function cut(text: string, state: ListState): string {
  const piece = text.length > state.left ? text.slice(0, state.left) : text;
  if (piece.length < text.length) state.truncated = true;
  state.left -= piece.length;
  return piece;
}
