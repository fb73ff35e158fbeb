import { isSpace } from '../text/source.ts';

/** Fewer dashes or slashes between items part no list. */
const fewestParts = 3;

/** How a list is written. */
export type Manner = {
  /** With small letters too. */
  mixed: boolean;
  /** With lines for commas. */
  byLine: boolean;
  /** With ' - ' or ' / ' for commas: the code of the mark, else 0. */
  parting: number;
};

export function mannerOf(text: string, from: number, to: number): Manner {
  let start = from;
  let end = to;
  // Empty lines around a list part none of its items.
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  const lines = countOf(text, '\n', start, end);
  const dashes = countOf(text, '-', start, end, true) + countOf(text, '–', start, end, true);
  const slashes = countOf(text, '/', start, end, true);
  // Most lists have neither, and their commas need not be counted.
  const isTold = lines > 0 || dashes >= fewestParts || slashes >= fewestParts;
  const commas = isTold ? countOf(text, ',', start, end) + countOf(text, ';', start, end) : 0;
  let parting = 0;
  if (dashes >= fewestParts && dashes > commas) parting = 45;
  else if (slashes >= fewestParts && slashes > 2 * commas) parting = 47;
  // A line that ends behind a comma was broken by its page.
  const byLine =
    lines > 0 &&
    commas <= lines &&
    !text.slice(start, end).includes(',\n') &&
    !(
      commas * 2 >= lines && isWrapped(text.slice(text.lastIndexOf('\n', start) + 1, end).trimEnd())
    );
  return { mixed: isMixed(text, start, end), byLine, parting };
}

/** A column of print has at least as many characters, and its lines this share of the longest. */
const column = { narrowest: 28, share: 0.7 };

/** Whether a text was broken where its column ended: its lines but the last are about as long. */
function isWrapped(text: string): boolean {
  const lengths = text.split('\n').map((line) => line.trimEnd().length);
  lengths.pop();
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  return (
    longest >= column.narrowest &&
    lengths.every((length) => length >= longest * column.share) &&
    /[a-zà-ù\d,(:;)%] *\n[a-zà-ù\d(]|[A-Z]{2} *\n[A-Z]{2}/.test(text)
  );
}

/** How often a mark stands in a piece of text; with `isApart`, between spaces. */
function countOf(text: string, mark: string, start: number, end: number, isApart = false): number {
  let count = 0;
  for (
    let at = text.indexOf(mark, isApart ? start + 1 : start);
    at >= 0 && at < end;
    at = text.indexOf(mark, at + 1)
  ) {
    if (!isApart || (text.charCodeAt(at - 1) === 32 && text.charCodeAt(at + 1) === 32)) count++;
  }
  return count;
}

/** In lists whose capitals are emphasis, small letters are more than this share of the large ones. */
const fewestSmall = 0.4;

/** Whether a list has small letters beside capitals. */
function isMixed(text: string, start: number, end: number): boolean {
  let lower = 0;
  let upper = 0;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code > 96) lower++;
    else if (code > 64) upper++;
    // Were all the rest capitals, they would be too few: most lists tell so at their first third.
    if ((i & 63) === 0 && lower > (upper + end - i) * fewestSmall) return true;
  }
  return lower > upper * fewestSmall;
}

/** ASCII characters that mean something between items. */
export const marks = new Uint8Array(128);
for (const mark of '([{)]},;|\n.:-/') marks[mark.charCodeAt(0)] = 1;

/** '•', '·', and what else stands before the items of a list: '▪', '●', '✓', '➤'. */
export const isBullet = (code: number): boolean =>
  code === 0x2022 ||
  code === 0xb7 ||
  (code >= 0x25a0 && code < 0x2600) ||
  (code >= 0x2700 && code < 0x27c0);

/** The next character from a place on that is no plain part of an item. */
export function pastPlain(text: string, at: number, end: number): number {
  let i = at;
  for (; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code < 128 ? marks[code] === 1 : code === 0x2013 || isBullet(code)) break;
  }
  return i;
}

/** Past the spaces, commas and bullets before an item. */
export function pastMarks(text: string, at: number, end: number, breaks: boolean): number {
  let i = at;
  while (i < end) {
    const code = text.charCodeAt(i);
    const isMark =
      code === 32 ||
      code === 9 ||
      code === 44 ||
      code === 59 ||
      code === 35 ||
      (code > 127 && isBullet(code)) ||
      (code === 10 && breaks);
    const isDash = (code === 45 || code === 43 || code === 0x2013) && text.charCodeAt(i + 1) === 32;
    if (!isMark && !isDash) break;
    i++;
  }
  return i;
}
