import { beginsWithLetters, pastDigits } from './chars.ts';

const maxDigits = 2;

/** Past '1) ' or '2. ' at a place, with so many letters behind it; the place itself where none is. */
export function listNumberEnd(text: string, at: number, letters: number): number {
  const mark = pastDigits(text, at);
  if (mark === at || mark - at > maxDigits || !').'.includes(text.charAt(mark))) return at;
  let next = mark + 1;
  while (text.charAt(next) === ' ') next++;
  const hasWord = next > mark + 1 && beginsWithLetters(text.slice(next, next + letters), letters);
  return hasWord ? next : at;
}
