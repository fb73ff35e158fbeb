import { isLetter, isSmallLetter } from '../text/chars.ts';
import { splitAtAny } from '../text/pieces.ts';
import { isLink } from './isLink.ts';

export type Line = { text: string; isBullet: boolean; cells: string[] };

const bullets = '-–•*·▪●◦>#→';
/** A line that ends in one of these goes on on the next. */
const openEnds = ',(&/';
const closedEnds = '.!?:;';

/** A row of a table has bars or tabs between its cells. */
const cellsOf = (line: string): string[] =>
  splitAtAny(line, '|\t')
    .map((cell) => cell.trim())
    .filter((cell, i, cells) => cell !== '' || (i > 0 && i < cells.length - 1));

function lineOf(raw: string): Line {
  const line = raw.trim();
  const cells = line.includes('|') || line.includes('\t') ? cellsOf(line) : [];
  let start = 0;
  while (
    start < line.length &&
    (bullets.includes(line.charAt(start)) || line.charAt(start) === ' ')
  )
    start++;
  return { text: line.slice(start), isBullet: start > 0, cells };
}

/** Whether a line is broken off, and goes on with the next. */
function goesOn({ text, cells }: Line, next: Line): boolean {
  if (text === '' || cells.length > 1 || next.cells.length > 1 || next.isBullet) return false;
  const last = text.slice(-1);
  if (openEnds.includes(last) || isLink(text)) return true;
  const first = next.text.charAt(0);
  const isAnswer = next.text.includes(':') || next.text.includes('=');
  return isLetter(first) && isSmallLetter(first) && !closedEnds.includes(last) && !isAnswer;
}

/** The lines of a text that are not blank, those that a break parts put together. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const raw of text.replaceAll('\v', ' ').split('\n')) {
    const line = lineOf(raw);
    const before = lines.at(-1);
    if (line.text === '' && line.cells.length < 2) continue;
    if (before && goesOn(before, line)) before.text += ` ${line.text}`;
    else lines.push(line);
  }
  return lines;
}
