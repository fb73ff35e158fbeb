import { isLetter } from '../text/chars.ts';
import { isWordCode } from '../text/fold.ts';
import { OffsetMap } from '../text/source.ts';
import type { Source } from '../text/source.ts';
import { isMarkForSpace } from './gluedMarks.ts';
import { mayBreakWords, wordBreakEnd } from './wordBreaks.ts';

/** Whether the character at a place is a mark of emphasis: `**`, or `_` at the edge of a word. */
function isMark(text: string, i: number): boolean {
  const code = text.charCodeAt(i);
  if (code === 42) {
    if (text.charCodeAt(i + 1) === 42 || text.charCodeAt(i - 1) === 42)
      return !opensFootnote(text, i) && !isBetweenSpaces(text, i);
    return opensStar(text, i) || closesStar(text, i);
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

/** The longest words between two single asterisks. */
const starReach = 40;

const isWordAt = (text: string, i: number): boolean =>
  i >= 0 && i < text.length && isWordCode(text.charCodeAt(i));

/** '*latte*': an asterisk before a word whose pair is behind one; a footnote has none. */
function opensStar(text: string, i: number): boolean {
  if (isWordAt(text, i - 1) || !isWordAt(text, i + 1)) return false;
  for (let k = i + 2; k < text.length && k - i < starReach; k++) {
    if (text.charCodeAt(k) === 42) return isWordAt(text, k - 1) && !isWordAt(text, k + 1);
    if (',;.\n:('.includes(text.charAt(k))) return false;
  }
  return false;
}

function closesStar(text: string, i: number): boolean {
  if (!isWordAt(text, i - 1) || isWordAt(text, i + 1)) return false;
  for (let k = i - 1; k >= 0 && i - k < starReach; k--) {
    if (text.charCodeAt(k) === 42) return !isWordAt(text, k - 1) && isWordAt(text, k + 1);
    if (',;.\n:('.includes(text.charAt(k))) return false;
  }
  return false;
}

/**
 * The source without `**` and `_` around words and without breaks of lines inside words; every
 * character keeps its place.
 */
export function withoutEmphasis(source: Source): Source {
  const { text, map } = source;
  if (!text.includes('*') && !text.includes('_') && !mayBreakWords(text)) return source;
  const made = new OffsetMap(text.length);
  let out = '';
  for (let i = 0; i < text.length; i++) {
    if (isMark(text, i)) continue;
    const isGlued = isMarkForSpace(text, i);
    const joined = wordBreakEnd(text, i);
    if (joined > i) {
      i = joined - 1;
      continue;
    }
    out += isGlued ? ' ' : text.charAt(i);
    made.add(map ? map.startOf(i) : i, map ? map.endOf(i) : i + 1);
  }
  return { ...source, text: out, map: made };
}
