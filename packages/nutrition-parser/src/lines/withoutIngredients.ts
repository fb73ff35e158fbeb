import { pattern } from '../lexicon/patterns.ts';
import { readHeading } from '../lexer/heading.ts';
import { isBasisAlone } from '../lexer/basisLead.ts';
import { hasAny, isDigit } from '../text/chars.ts';
import { findMarkers } from '../text/findMarkers.ts';
import type { Range } from './nutritionRanges.ts';

/** Ingredients have percentages; amounts in any other unit may be a table's. */
export const measured = pattern('\\d\\s?(?:{UNIT}|ml|ui|ufc|mld|miliardi)\\b');

/** Characters of a line that a row has at most. */
const maxRow = 120;

const lineAt = (text: string, start: number): string =>
  text.slice(start, start + maxRow).split('\n', 1)[0] ?? '';

/** 'Ingredienti per 2 cpr' over a row: the heading of a table. */
const isOverRow = (line: string, below: string): boolean =>
  line.length < maxRow &&
  isHeadingAlone(line) &&
  readHeading(line)?.hasBasis === true &&
  measured.test(below);

/** 'Ingredienti per 2 cpr:', 'Ingredienti per dose giornaliera: 2 compresse' */
function isHeadingAlone(line: string): boolean {
  const [heading = '', size = '', ...others] = line.split(':');
  const behind = size.trim();
  return (
    others.length === 0 &&
    !hasAny(heading + behind, [',', '%']) &&
    (behind === '' || isDigit(behind.charCodeAt(0)))
  );
}

/** Where the first amount on a line is that begins at a place; -1 where none is. */
function amountOn(text: string, start: number): number {
  const newline = text.indexOf('\n', start);
  const found = text.slice(start, newline < 0 ? text.length : newline).search(measured);
  return found < 0 ? -1 : start + found;
}

/** Where a list of ingredients ends that begins at a place: before a line with an amount, or a blank one. */
function listEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const newline = text.indexOf('\n', at);
    const stop = newline < 0 ? text.length : newline;
    const line = text.slice(at, stop);
    if (at === start && isOverRow(line, lineAt(text, stop + 1))) return at;
    if (measured.test(line) || isBasisAlone(line) || (at > start && line.trim() === '')) return at;
    at = stop + 1;
  }
  return text.length;
}

/** A text without its lists of ingredients, whose percentages are no rows. */
export function withoutIngredients(text: string): Range[] {
  const ranges: Range[] = [];
  let start = 0;
  // Behind other headings on a line its first amount is the same.
  let amount = -1;
  for (const marker of findMarkers(text)) {
    if (marker.kind !== 'ingredients' || marker.start < start || marker.start <= amount) continue;
    amount = amountOn(text, marker.start);
    if (amount >= 0) continue;
    const end = listEnd(text, marker.start);
    if (end === marker.start) continue;
    ranges.push({ start, end: marker.start });
    start = end;
  }
  return [...ranges, { start, end: text.length }].filter(({ start: from, end }) => end > from);
}
