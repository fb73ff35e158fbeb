import type { ColumnRef } from '../build/facts.ts';
import type { Heading } from '../lexer/heading.ts';
import type { Path } from '../text/source.ts';

/** Where a row is: its path, or its list's with its place `at`. */
export type RowPlace = {
  readonly path: Path;
  readonly at?: number | undefined;
  /** The column of `valore` and `quantita`, which name none themselves. */
  readonly basis: Heading | null;
  readonly isSub: boolean;
  /** The list that it is in is not said to be of nutrients. */
  readonly isLoose?: boolean;
  /** The basis alone: the columns of most rows, the same list for all of a list. */
  readonly columns?: readonly ColumnRef[];
};

/** The path of what is under a key of a row. */
export function pathUnder({ path, at }: RowPlace, key: string): Path {
  if (at === undefined) return [...path, key];
  const [first] = path;
  // The usual path, `per_100g` or `rows` and a place in its list, without going through it.
  return path.length === 1 && first !== undefined ? [first, at, key] : [...path, at, key];
}

const yes: readonly unknown[] = [true, 1, 'true', '1', 'si', 'sì'];

/** Whether the value of a key says yes. */
export const isYes = (value: unknown): boolean => yes.includes(value);

/** Whether the value of a key is a word of its own, and no answer. */
export const isWord = (value: string): boolean =>
  /[a-z]{3}/i.test(value) && value !== 'false' && !isYes(value);
