import { isWordCode } from '../text/fold.ts';
import type { OffsetMap, Source } from '../text/source.ts';

/** Whether the character at a place is a mark of emphasis: `**`, or `_` at the edge of a word. */
function isMark(text: string, i: number): boolean {
  const code = text.charCodeAt(i);
  if (code === 42) {
    if (text.charCodeAt(i + 1) === 42 || text.charCodeAt(i - 1) === 42)
      return !opensFootnote(text, i);
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
  const isStart = /(?:^|[.\n)] ?)$/.test(text.slice(Math.max(0, start - 2), start));
  if (!isStart || !isWordAt(text, start + 2)) return false;
  return !text.slice(start + 2, start + longestBold).includes('**');
}

/** The longest words between two pairs of asterisks. */
const longestBold = 120;

/** The longest words between two single asterisks. */
const starReach = 40;

const isWordAt = (text: string, i: number): boolean =>
  i >= 0 && i < text.length && isWordCode(text.charCodeAt(i));

/** '*latte*': an asterisk before a word whose pair stands behind one; a footnote has none. */
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

/** Few lists have any of these. */
const mayBeScanned = /[a-zà-ù]I|I[aei]|[A-Za-z]0/;
const scannedI = /(?<=[a-zà-ù])I(?=[a-zà-ù])|(?<![\p{L}\d])I(?=[aei][a-z]{2})/gu;
const scannedNought = /(?<=[A-Za-z])0(?=[a-z])/g;

/** 'saIe', 'Iatte', 's0ia': what OCR took for another letter, put right in its place. */
export function unscanned(source: Source): Source {
  if (!mayBeScanned.test(source.text)) return source;
  const text = source.text.replace(scannedI, 'l').replace(scannedNought, 'o');
  return { ...source, text };
}

/** 'polve-' and 're' on the next line: a word that the end of a line parted. */
const isHyphenation = (text: string, i: number): boolean =>
  hyphen.test(text.slice(Math.max(0, text.charCodeAt(i) === 10 ? i - 2 : i - 1), i + 3));
const hyphen = /^[a-zà-ù]-\n[a-zà-ù]/;

/**
 * The source without `**` and `_` around words and without hyphens at the ends of lines; every
 * character keeps its place.
 */
export function withoutEmphasis(source: Source): Source {
  const { text, map } = source;
  if (!text.includes('*') && !text.includes('_') && !text.includes('-\n')) return source;
  const made: OffsetMap = { starts: [], ends: [] };
  let out = '';
  for (let i = 0; i < text.length; i++) {
    if (isMark(text, i)) continue;
    const code = text.charCodeAt(i);
    if ((code === 45 || code === 10) && isHyphenation(text, i)) continue;
    out += text.charAt(i);
    made.starts.push(map ? (map.starts[i] ?? 0) : i);
    made.ends.push(map ? (map.ends[i] ?? 0) : i + 1);
  }
  return { ...source, text: out, map: made };
}
