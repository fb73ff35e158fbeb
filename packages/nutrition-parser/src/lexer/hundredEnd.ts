import { pattern } from '../lexicon/patterns.ts';

/** The longest basis behind a slash: '/100 g di aminoacidi'. */
const maxBasis = 26;
const proteins = '(?:di )?(?:protein[ae]|am{1,2}inoacidi)';
const ofHundred = pattern(`^/ ?(?:{HUNDRED}(?: ${proteins})?|g ${proteins})(?![\\w])`);

/** Past '/100 g' at a place; -1 where it is not. */
export function hundredEnd(text: string, at: number, end: number): number {
  const match = ofHundred.exec(text.slice(at, Math.min(end, at + maxBasis)));
  return match ? at + match[0].length : -1;
}
