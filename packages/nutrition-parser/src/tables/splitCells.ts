import { backslash, pipe } from '../text/codes.ts';
import { Finder } from '../text/Finder.ts';
import { hasDigit, isDigit } from '../text/chars.ts';
import { Cell, trimmedCell, type Source } from '../text/source.ts';
import { readHeading } from '../lexer/heading.ts';
import type { Grid, GridCell } from './layout.ts';

export type Delimiter = '|' | '\t' | ';' | ',';

/** Whether the semicolons of a text part the cells of a table: two lines or more have some. */
export function hasSemicolons(text: string, from: number, to: number): boolean {
  // What is behind the range is not looked through for each range.
  const read = text.slice(0, to);
  if (!read.includes(';', from)) return false;
  const marks = new Finder(read, ';', to);
  const colons = new Finder(read, ':', to);
  let lines = 0;
  for (let start = from; start < to && lines < 2;) {
    const newline = read.indexOf('\n', start);
    const stop = newline < 0 ? to : newline;
    const mark = marks.next(start);
    if (mark === read.length) break;
    if (mark + 1 < stop && colons.next(start) > mark) lines++;
    start = stop + 1;
  }
  return lines > 1;
}

/** Longer lines are no headings of a table. */
const maxHead = 160;

/** 'Nutriente,Per 100 g,Per dose': headings between commas, as spreadsheets write them. */
export function isCommaHead({ source, start, end }: Cell, comma: number): boolean {
  const next = source.text.charCodeAt(comma + 1);
  if (end - start > maxHead || next === 32 || isDigit(next)) return false;
  const [name, ...others] = source.text.slice(start, end).replaceAll('"', '').split(',');
  if (name === undefined || others.length === 0 || hasDigit(name)) return false;
  const headings = others.map((label) => readHeading(label));
  return (
    readHeading(name)?.role === 'name' &&
    headings.every((heading) => heading?.hasBasis === true || heading?.role !== 'name') &&
    headings.some((heading) => heading?.hasBasis === true)
  );
}

/**
 * Adds the cells of a line to `grid`. Outer pipes make no cells. A table that lost its line breaks
 * (`| a | b | | c | d |`) makes several rows, parted where one pipe follows another.
 * @param isInner the table has no outer pipes, so that a pipe in front follows an empty cell.
 */
export function splitCells(line: Cell, delimiter: Delimiter, isInner: boolean, grid: Grid): void {
  const { source, start, end } = line;
  const { text } = source;
  const mark = delimiter.charCodeAt(0);
  let first = start;
  let last = end;
  if (delimiter === '|') {
    const isLast = last > first && text.charCodeAt(last - 1) === mark;
    // '| 380 kcal | 114 kcal |' of a table without outer pipes, whose first cell is empty
    const isWhole = isInner && grid[0]?.length === pipesIn(line) + 1;
    if (text.charCodeAt(first) === mark && (!isInner || (isLast && !isWhole))) first++;
    if (!isWhole && last > first && text.charCodeAt(last - 1) === mark) last--;
  }
  const row =
    delimiter === '|'
      ? pipeCells(source, first, last)
      : quotedCells(source, first, last, delimiter);
  if (delimiter === '|' && row.length > 8) grid.push(...parted(row));
  else grid.push(row);
}

const pipesIn = ({ source: { text }, start, end }: Cell): number => {
  let count = 0;
  for (let i = start; i < end; i++) if (text.charCodeAt(i) === pipe) count++;
  return count;
};

function pipeCells(source: Source, from: number, last: number): GridCell[] {
  const { text } = source;
  let stop = endOfCell(text, '|', from, last);
  const name = trimmedCell(source, from, stop);
  if (stop >= last) return [name];
  let next = stop + 1;
  stop = endOfCell(text, '|', next, last);
  const value = trimmedCell(source, next, stop);
  if (stop >= last) return [name, value];
  next = stop + 1;
  stop = endOfCell(text, '|', next, last);
  // A list that is made of three at once takes less than one that grows.
  const row = [name, value, trimmedCell(source, next, stop)];
  let empty: Cell | undefined;
  while (stop < last) {
    next = stop + 1;
    stop = endOfCell(text, '|', next, last);
    // A row of pipes alone holds one empty cell as often as it is wide.
    row.push(
      stop > next ? trimmedCell(source, next, stop) : (empty ??= new Cell(source, next, next)),
    );
  }
  return row;
}

function quotedCells(
  source: Source,
  first: number,
  last: number,
  delimiter: Delimiter,
): GridCell[] {
  const { text } = source;
  const row: GridCell[] = [];
  let from = first;
  while (from <= last) {
    const quoted = quoteEnd(text, from, last, delimiter);
    const stop = quoted > 0 ? quoted : endOfCell(text, delimiter, from, last);
    row.push(unquoted(trimmedCell(source, from, stop)));
    from = stop + 1;
  }
  return row;
}

function endOfCell(text: string, delimiter: Delimiter, from: number, last: number): number {
  let stop = text.indexOf(delimiter, from);
  // 'A\\|B' is one cell.
  while (stop > from && stop <= last && text.charCodeAt(stop - 1) === backslash)
    stop = text.indexOf(delimiter, stop + 1);
  return stop < 0 || stop > last ? last : stop;
}

/** Longer cells in quotes are parted at the marks in them. */
const maxQuoted = 120;

/** Past the quotes of a CSV cell that has the mark of cells within them; 0 for any other. */
function quoteEnd(text: string, at: number, last: number, delimiter: Delimiter): number {
  if (text.charCodeAt(at) !== 34) return 0;
  const rest = text.slice(at, Math.min(last, at + maxQuoted)) + delimiter;
  const end = rest.indexOf(`"${delimiter}`, 1);
  return end < 0 ? 0 : at + end + 1;
}

/** A CSV cell in quotes. */
function unquoted(cell: Cell): Cell {
  const { text } = cell.source;
  const quoted =
    cell.end - cell.start > 1 &&
    text.charCodeAt(cell.start) === 34 &&
    text.charCodeAt(cell.end - 1) === 34;
  return quoted ? trimmedCell(cell.source, cell.start + 1, cell.end - 1) : cell;
}

/** `---` or `:--:` */
function isRule(cell: GridCell | undefined): boolean {
  if (!cell || cell.end - cell.start < 2) return false;
  for (let i = cell.start; i < cell.end; i++) {
    const code = cell.source.text.charCodeAt(i);
    if (code !== 45 && code !== 58 && code !== 32) return false;
  }
  return true;
}

/** Rows that ran together: the rule `---` tells how wide they are. */
function parted(row: GridCell[]): Grid {
  const rule = row.findIndex(isRule);
  if (rule < 2) return [row];
  let width = 0;
  while (isRule(row[rule + width])) width++;
  if (width < 2) return [row];
  const rows: Grid = [];
  for (
    let at = rule % (width + 1) === 0 ? 0 : Math.max(0, rule - width - 1);
    at < row.length;
    at += width + 1
  ) {
    rows.push(row.slice(at, at + width));
  }
  return rows;
}
