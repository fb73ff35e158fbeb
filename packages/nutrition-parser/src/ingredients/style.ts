import { atWord } from '../lexicon/phrases.ts';
import { isSpace } from '../text/source.ts';

const namesShares = atWord('%|percent~');

/** How a list is written. */
export type Style = {
  /** With small letters too, so that capitals are emphasis. */
  isMixed: boolean;
  /** With lines for commas. */
  byLine: boolean;
  /** The dash or slash that separates items as commas do; else undefined. */
  separator: '-' | '/' | undefined;
  /** Tabs are between its items: 'Avena⇥Miele⇥Sale' on one line. */
  byTab: boolean;
  /** Stars are before its items, or before its lines for bullets. */
  isStarred: boolean;
  /** The first star is behind a word: 'avena*, sale. *biologica'. */
  hasStarsBehind: boolean;
  /** '1) Avena 2) Miele' */
  isNumbered: boolean;
  /** A table: the cells of a row are one item. */
  inCells: boolean;
  /** The head of its table says that its numbers are percentages. */
  inShares: boolean;
};

/** Fewer dashes or slashes between items separate no list. */
const minSeparators = 3;

/** A column of print has at least as many characters, and its lines this share of the longest. */
const column = { minLength: 28, share: 0.7 };

/** In lists whose capitals are emphasis, small letters are more than this share of the large ones. */
const minSmallLetters = 0.4;

function countOf(text: string, mark: string): number {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count++;
  return count;
}

/** A text without the white space at its ends: empty lines around a list separate no items. */
function trimmed(text: string, from: number, to: number): string {
  let start = from;
  let end = to;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Whether a text was broken where its column ended: its lines but the last are about as long. */
function isWrapped(text: string): boolean {
  const lengths = text.split('\n').map((line) => line.trimEnd().length);
  lengths.pop();
  const longest = lengths.reduce((max, length) => Math.max(max, length), 0);
  return (
    longest >= column.minLength &&
    lengths.every((length) => length >= longest * column.share) &&
    /[a-zà-ù\d,(:;)%] *\n[a-zà-ù\d(]|[A-Z]{2} *\n[A-Z]{2}/.test(text)
  );
}

/** Whether a list has small letters beside capitals. */
function hasSmallLetters(text: string): boolean {
  let lower = 0;
  let upper = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 96) lower++;
    else if (code > 64) upper++;
    // Were all the rest capitals, they would be too few: most lists tell so at their first third.
    if ((i & 63) === 0 && lower > (upper + text.length - i) * minSmallLetters) return true;
  }
  return lower > upper * minSmallLetters;
}

/** Whether each line is an item. */
function isByLine(list: string, lines: number, commas: number): boolean {
  // A line that ends behind a comma was broken by its page.
  if (lines === 0 || commas > lines || list.includes(',\n')) return false;
  const lastLine = list.slice(list.lastIndexOf('\n') + 1).trimEnd();
  return commas * 2 < lines || !isWrapped(lastLine);
}

/** Whether stars are before items: behind two commas, or behind one and before the first item. */
const hasStarredItems = (list: string): boolean =>
  list.includes(', *') && (list.startsWith('*') || list.indexOf(', *') < list.lastIndexOf(', *'));

function separatorOf(dashes: number, slashes: number, commas: number): Style['separator'] {
  if (dashes >= minSeparators && dashes > commas) return '-';
  return slashes >= minSeparators && slashes > 2 * commas ? '/' : undefined;
}

/** Whether more tabs than commas are in a list, and none behind them. */
function isByTab(list: string): boolean {
  const tabs = list.includes('\t') ? countOf(list, '\t') : 0;
  return tabs > 1 && tabs > countOf(list, ',') && !list.includes(',\t');
}

/** How the list between two places is written; what is in cells has a head. */
export function styleOf(text: string, from: number, to: number, head: string): Style {
  const inCells = head !== '';
  const list = trimmed(text, from, to);
  const lines = countOf(list, '\n');
  const dashes = countOf(list, ' - ') + countOf(list, ' – ') + countOf(list, ' — ');
  const slashes = countOf(list, ' / ');
  // Most lists have neither, and their commas need not be counted.
  const isCounted = lines > 0 || dashes >= minSeparators || slashes >= minSeparators;
  const commas = isCounted ? countOf(list, ',') + countOf(list, ';') : 0;
  const byLine = isByLine(list, lines, commas);
  return {
    isMixed: hasSmallLetters(list),
    byLine: byLine || inCells,
    byTab: lines === 0 && isByTab(list),
    separator: separatorOf(dashes, slashes, commas),
    isStarred: byLine ? list.startsWith('* ') : hasStarredItems(list),
    hasStarsBehind: ![' ', '', '\n'].includes(list.charAt(list.indexOf('*') - 1)),
    isNumbered: list.startsWith('1) '),
    inCells,
    inShares: namesShares.test(head),
  };
}
