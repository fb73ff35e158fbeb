import { splitAtAny } from '../text/pieces.ts';

/** Characters between the name of an ingredient and what its bracket names. */
const reachOfBracket = 60;

/** The name before the bracket that a place is in, '' where it is in none. */
export function nameAbove(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - reachOfBracket), at);
  const open = before.lastIndexOf('(');
  if (open < before.lastIndexOf(')')) return '';
  return (splitAtAny(before.slice(0, Math.max(0, open)), ',;:.()').at(-1) ?? '').trim();
}
