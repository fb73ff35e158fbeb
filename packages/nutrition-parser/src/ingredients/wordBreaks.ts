import { isCapital, isLetter, isSmallLetter, pastSpace } from '../text/chars.ts';
import { fold, isWordCode, pastWord } from '../text/fold.ts';
import { allergenOf } from '../allergens/words.ts';
import { isKnownWord } from './knownWord.ts';

/** Characters of a hyphen, its line break and the indent behind it; those of a word's part. */
const maxBreakLength = 40;
const maxPartLength = 20;

const hyphens = '-\u2010\u2011';
const breaks = new Set(`${hyphens} \t\n`);

/** Past a break of a line before a letter, with the hyphen before it if there is one; -1 for none. */
function lineBreakEnd(text: string, at: number): number {
  const piece = text.slice(at, at + maxBreakLength);
  const next = pastSpace(piece, hyphens.includes(piece.charAt(0)) ? 1 : 0);
  return piece.slice(0, next).includes('\n') && isLetter(piece.charAt(next)) ? at + next : -1;
}

/** Past a hyphen and a space, which a break of a line may have left: 'seda- no', 'seda - no'; -1 for none. */
function hyphenEnd(text: string, at: number): number {
  const hyphen = text.charAt(at) === ' ' ? at + 1 : at;
  const isBreak = hyphens.includes(text.charAt(hyphen)) && text.charAt(hyphen + 1) === ' ';
  return isBreak && isLetter(text.charAt(hyphen + 2)) ? hyphen + 2 : -1;
}

/** Whether a text may have words that the end of a line breaks. */
export const mayBreakWords = (text: string): boolean => text.includes('\n') || text.includes('- ');

/** 'lat' and 'te': two parts that only together are a word of lists; 'SCA-' and 'MPI' with a hyphen. */
function isOneWord(before: string, behind: string, hasHyphen: boolean): boolean {
  const last = before.slice(-1);
  // '3- Burro' is the third item.
  if (!isLetter(last) || isSmallLetter(last) !== isSmallLetter(behind.charAt(0))) return false;
  const areOthers = isKnownWord(before) || (!hasHyphen && isKnownWord(behind));
  return isKnownWord(before + behind) && !areOthers;
}

/** Whether two parts may be of one word: 'polve-' and 're', 'COL-' and 'LAGENE'. */
function areParts(before: string, behind: string): boolean {
  const [last, first] = [before.slice(-1), behind.charAt(0)];
  if (isSmallLetter(last) && isSmallLetter(first)) return true;
  const areCapital = isCapital(last) && isCapital(first) && isCapital(behind.charAt(1));
  return areCapital && !isKnownWord(before) && !isKnownWord(behind);
}

/** The letters of a word before a place. */
export function lettersBefore(text: string, at: number): string {
  let from = at;
  while (at - from < maxPartLength && isWordCode(text.charCodeAt(from - 1))) from--;
  return text.slice(from, at);
}

/** Past what parts 'polve-' from 're' on the next line; the place itself where nothing does. */
export function wordBreakEnd(text: string, at: number): number {
  if (!breaks.has(text.charAt(at))) return at;
  const line = lineBreakEnd(text, at);
  const end = line < 0 ? hyphenEnd(text, at) : line;
  const before = end < 0 ? '' : lettersBefore(text, at);
  if (before === '') return at;
  const behind = text.slice(end, pastWord(text, end, Math.min(text.length, end + maxPartLength)));
  const hasHyphen = !' \t\n'.includes(text.charAt(at));
  if (isOneWord(before, behind, hasHyphen)) return end;
  // 'polve-' and 're', but not 'sale -' and 'e pepe'
  const isPart = behind.length > 1 || text.charAt(end + 1) !== ' ';
  // 'alfa-' and 'lattoalbumina'
  const isOther = allergenOf(fold(behind)) !== undefined;
  return line > 0 && hasHyphen && isPart && !isOther && areParts(before, behind) ? end : at;
}
