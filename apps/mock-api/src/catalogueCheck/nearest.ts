import { foldText } from '@vetta/storefront/backend';

/** ', did you mean "proteine"?' where one of the known words is nearly this one; else nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const found = nearest(word, known);
  return found === undefined ? '' : `, did you mean "${found}"?`;
}

/** The known word with the fewest letters to change: at most a third of them. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = plain(word);
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  // Words of any length may come from a file, and many of them.
  if (wanted.length > 200) return undefined;
  const ranked = known
    .filter((candidate) => Math.abs(plain(candidate).length - wanted.length) <= limit)
    .map((candidate) => ({ candidate, steps: distance(wanted, plain(candidate)) }))
    .toSorted((a, b) => a.steps - b.steps);
  const [best] = ranked;
  return best !== undefined && best.steps <= limit ? best.candidate : undefined;
}

/** Case, accents and what joins words do not count. */
const plain = (word: string) => foldText(word).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Levenshtein's: letters to insert, remove or replace. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...one].entries()) {
    let diagonal = line;
    const next = [line + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = diagonal + (letter === other[column - 1] ? 0 : 1);
      diagonal = row[column] ?? 0;
      next.push(Math.min(replaced, diagonal + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
