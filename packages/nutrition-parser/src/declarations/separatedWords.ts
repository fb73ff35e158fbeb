import { allergensOf } from '../allergens/findAllergens.ts';
import { gluedVerbs } from '../lexicon/declarations.ts';
import { isCapital, isLetter, isSmallLetter } from '../text/chars.ts';

/** Fewer capitals behind a word are a sign, 'mcgDHA'; fewer small letters behind one a name. */
const minCapitals = 3;
/** Small letters before 'Latte' in 'contenereLatte'; fewer are in names, 'BioTech'. */
const minSmall = 6;

const maxNameLength = 40;

const isSmall = (char: string): boolean => isLetter(char) && isSmallLetter(char);

/** How many characters from a place on are of a kind; no more than `max` are counted. */
function runAt(text: string, at: number, max: number, isOfKind: (char: string) => boolean): number {
  const stop = Math.min(at + max, text.length);
  let end = at;
  while (end < stop && isOfKind(text.charAt(end))) end++;
  return end - at;
}

/** How many small letters are right before a place. */
function smallBefore(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < minSmall && isSmall(text.charAt(start - 1))) start--;
  return at - start;
}

/** Whether two words meet at a capital. */
function isJoint(text: string, at: number): boolean {
  const small = smallBefore(text, at);
  if (small < 2) return false;
  return (
    runAt(text, at, minCapitals, isCapital) === minCapitals ||
    (small >= minSmall && runAt(text, at + 1, minCapitals, isSmall) === minCapitals)
  );
}

/** 'huEVO': letters that a scan made small are of one name. */
function isOneName(text: string, at: number): boolean {
  const end = at + runAt(text, at, maxNameLength, isLetter);
  let start = at;
  while (start > 0 && end - start < maxNameLength && isLetter(text.charAt(start - 1))) start--;
  return allergensOf(text.slice(start, end)).length > 0;
}

/** 'puòcontenere', 'contienelatte': words of presence that ran together with what is before or behind. */
const joinedVerbs = new RegExp(gluedVerbs, 'gi');

const withSpaces = (text: string): string => text.replace(joinedVerbs, '$& ');

/** 'Può contenereLATTE', 'contieneLatte': words that ran together at a capital, with a space between them. */
export function separatedWords(text: string): string {
  let out = '';
  let from = 0;
  for (let at = 1; at < text.length; at++) {
    if (!isCapital(text.charAt(at)) || !isSmall(text.charAt(at - 1))) continue;
    if (!isJoint(text, at) || isOneName(text, at)) continue;
    out += `${text.slice(from, at)} `;
    from = at;
  }
  return withSpaces(from === 0 ? text : out + text.slice(from));
}
