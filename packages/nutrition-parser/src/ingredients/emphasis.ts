import { allergenOf } from '../allergens/words.ts';
import { pastSpace, isLetter, isSmallLetter, isCapital } from '../text/chars.ts';
import { isWordCode, pastWord, fold } from '../text/fold.ts';
import { type Source, OffsetMap } from '../text/source.ts';
import { isKnownWord } from './names.ts';

/** Characters of a hyphen, its line break and the indent behind it; those of a word's part. */
const maxBreakLength = 40;
const maxPartLength = 20;

const hyphens = '-\u2010\u2011';
export const breaks = new Set(`${hyphens} \t\n`);

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
const mayBreakWords = (text: string): boolean => text.includes('\n') || text.includes('- ');

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
function wordBreakEnd(text: string, at: number): number {
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

/** Whether the character at a place is a mark of emphasis: `**`, or `_` at the edge of a word. */
function isMark(text: string, i: number, stars: ReadonlySet<number>): boolean {
  const code = text.charCodeAt(i);
  if (code === 42) {
    if (text.charCodeAt(i + 1) === 42 || text.charCodeAt(i - 1) === 42)
      return !opensFootnote(text, i) && !isBetweenSpaces(text, i);
    return stars.has(i);
  }
  if (code !== 95) return false;
  const before = i > 0 && isWordCode(text.charCodeAt(i - 1));
  const after = i + 1 < text.length && isWordCode(text.charCodeAt(i + 1));
  return !(before && after);
}

/** '**Origine UE.' at the start of a sentence, with no second pair to close it. */
function opensFootnote(text: string, i: number): boolean {
  const start = text.charCodeAt(i - 1) === 42 ? i - 1 : i;
  const isApart = text.charAt(start - 1) === ' ' && start > 1;
  const before = text.charAt(start - (isApart ? 2 : 1));
  if (!'.\n)'.includes(before) || !isWordAt(text, start + 2)) return false;
  return !text.slice(start + 2, start + maxBoldLength).includes('**');
}

/** '** Fair trade': a pair with space on both sides. */
function isBetweenSpaces(text: string, i: number): boolean {
  const start = text.charCodeAt(i - 1) === 42 ? i - 1 : i;
  return (
    '. \n'.includes(text.charAt(start - 1)) &&
    text.startsWith('** ', start) &&
    isLetter(text.charAt(start + 3)) &&
    !text.slice(start + 2, start + maxBoldLength).includes('**')
  );
}

/** The longest words between two pairs of asterisks. */
const maxBoldLength = 120;

const isWordAt = (text: string, i: number): boolean =>
  i >= 0 && i < text.length && isWordCode(text.charCodeAt(i));

/** '*latte*': single asterisks around words; a footnote has no second. */
const starred = /(?<![\p{L}\d*])\*(?=[\p{L}\d])[^*,;.\n:(]{0,38}(?<=[\p{L}\d])\*(?![\p{L}\d*])/gu;

/** The places of single asterisks that are marks of emphasis. */
const starsIn = (text: string): ReadonlySet<number> =>
  new Set(
    [...text.matchAll(starred)].flatMap(({ index, 0: words }) => [index, index + words.length - 1]),
  );

/**
 * The source without `**` and `_` around words and without breaks of lines inside words; every
 * character keeps its place.
 */
export function withoutEmphasis(source: Source): Source {
  const { text, map } = source;
  if (!text.includes('*') && !text.includes('_') && !mayBreakWords(text)) return source;
  const made = new OffsetMap(text.length);
  const stars = starsIn(text);
  let out = '';
  for (let i = 0; i < text.length; i++) {
    if (isMark(text, i, stars)) continue;
    const joined = wordBreakEnd(text, i);
    if (joined > i) {
      i = joined - 1;
      continue;
    }
    out += text.charAt(i);
    made.add(map ? map.startOf(i) : i, map ? map.endOf(i) : i + 1);
  }
  return { ...source, text: out, map: made };
}
