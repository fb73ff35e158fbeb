import { space } from '../text/codes.ts';
import { hasAny } from '../text/chars.ts';
import { readHeading } from '../lexer/heading.ts';
import { readHeadLine } from '../lexer/headLine.ts';
import type { Source } from '../text/source.ts';
import { Cell } from '../text/source.ts';
import { Line } from './Line.ts';
import type { Range } from './nutritionRanges.ts';

/** The longest line that is a basis. */
const maxBasis = 60;

/** A line without any of them is no basis, or not for sure. */
const basisWords = ['er ', 'ER ', 'gni ', 'os', 'orz', '100'];

function lastLine({ text }: Source, { start, end }: Range): Range {
  let stop = end;
  while (stop > start && text.charCodeAt(stop - 1) <= space) stop--;
  const at = text.lastIndexOf('\n', stop - 1) + 1;
  return { start: Math.max(at, start), end: stop };
}

/** Whether a line is a basis, or several, and no row. */
function isBasis(source: Source, { start, end }: Range): boolean {
  const text = source.text.slice(start, end);
  if (text.length > maxBasis || !hasAny(text, basisWords) || hasAny(text, ['|', '\t']))
    return false;
  const heading = readHeading(text);
  const isSure = heading?.role === 'value' && heading.hasBasis && heading.sure;
  if (!isSure && !readHeadLine(text)) return false;
  return new Line(new Cell(source, start, end)).tokens.every(({ kind }) => kind !== 'pair');
}

/** Whether a text begins with a row, and no heading is above it. */
function beginsWithRow(source: Source, { start: from, end }: Range): boolean {
  let start = from;
  while (start < end && source.text.charCodeAt(start) <= space) start++;
  const newline = source.text.indexOf('\n', start);
  const first = new Line(new Cell(source, start, newline < 0 ? end : Math.min(newline, end)));
  return first.isShort && first.tokens.length === 1 && first.tokens[0]?.kind === 'pair';
}

/** The bases of several columns on the last lines of a text that has none above; null for any other. */
export function basesBelow(source: Source, range: Range): Range | null {
  const last = lastLine(source, range);
  if (last.start === range.start || !isBasis(source, last)) return null;
  const above = lastLine(source, { start: range.start, end: last.start });
  const isStacked = above.start > range.start && isBasis(source, above);
  if (!isStacked && !readHeadLine(source.text.slice(last.start, last.end))) return null;
  return beginsWithRow(source, range) ? { ...last, start: (isStacked ? above : last).start } : null;
}
