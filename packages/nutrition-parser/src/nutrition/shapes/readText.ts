import { Finder } from '../../text/Finder.ts';
import { Cell, type Source } from '../../text/source.ts';
import { readGrid, type Grid } from './readGrid.ts';
import { readLine } from './readLine.ts';
import { delimiterOf, splitCells, type Delimiter } from './splitCells.ts';
import type { TextState } from './textState.ts';

const pipe = 124;
const tab = 9;

/** Reads a text: tables with pipes, tabs or semicolons, lines 'label: value', headings, run-on text. */
export function readText(
  source: Source,
  state: TextState,
  from = 0,
  to = source.text.length,
): void {
  const { text } = source;
  const semicolons = delimiterOf(text, from, to) ? new Finder(text, ';') : null;
  const pipes = new Finder(text, '|');
  const tabs = new Finder(text, '\t');
  let block: Grid = [];
  let isInner = false;
  let kind: Delimiter | null = null;
  const flush = (): void => {
    if (block.length > 0) {
      state.counts.grid += block.length;
      readGrid(withoutEmptyFirst(block), state.builder, state.heading);
    }
    block = [];
    isInner = false;
  };
  for (let start = from; start < to;) {
    const newline = text.indexOf('\n', start);
    const stop = newline < 0 || newline > to ? to : newline;
    const line = trimmedLine(source, start, stop);
    start = stop + 1;
    if (line.end === line.start || (kind === '|' && isBorder(line))) continue;
    let delimiter: Delimiter | null = null;
    if (pipes.next(line.start) < line.end) delimiter = isPairs(line) ? null : '|';
    else if (tabs.next(firstPrinted(line)) < line.end) delimiter = '\t';
    else if (semicolons && semicolons.next(line.start) < line.end) delimiter = ';';
    if (delimiter !== kind) flush();
    kind = delimiter;
    if (delimiter === null) readLine(line, state);
    else {
      const isFirst = block.length === 0;
      splitCells(line, delimiter, isInner, block);
      if (isFirst) isInner = isWithoutPipes(block);
    }
  }
  flush();
}

/** A grid whose rows all begin with an empty cell: `<td>` leaves a tab before each. */
function withoutEmptyFirst(block: Grid): Grid {
  const isEmpty = block.every(([first]) => first?.end === first?.start);
  return isEmpty ? block.map((row) => row.slice(1)) : block;
}

/** `+-----+-----+` between the rows of a drawn table. */
function isBorder({ source, start, end }: Cell): boolean {
  if (source.text.charCodeAt(start) !== 43) return false;
  return /^[-+=:\s]+$/.test(source.text.slice(start, Math.min(end, start + 400)));
}

/** The table has no outer pipes: its first row began with a cell. */
function isWithoutPipes(block: Grid): boolean {
  const first = block[0]?.[0];
  if (!first) return false;
  const { text } = first.source;
  let at = first.start - 1;
  while (at >= 0 && text.charCodeAt(at) === 32) at--;
  return text.charCodeAt(at) !== pipe;
}

/** A line without spaces at its ends, its tabs kept. */
function trimmedLine(source: Source, start: number, stop: number): Cell {
  const { text } = source;
  let end = stop;
  while (end > start && (text.charCodeAt(end - 1) === 32 || text.charCodeAt(end - 1) === tab))
    end--;
  let first = start;
  while (first < end && text.charCodeAt(first) === 32) first++;
  return new Cell(source, first, end);
}

function firstPrinted({ source, start, end }: Cell): number {
  let at = start;
  while (at < end && source.text.charCodeAt(at) <= 32) at++;
  return at;
}

/** The longest name before the value of a pair. */
const longestName = 44;

/** 'Energia 370 kcal | Proteine 80 g': cells that are pairs make no table. */
function isPairs({ source, start, end }: Cell): boolean {
  const { text } = source;
  if (text.charCodeAt(start) === pipe) return false;
  const first = text.indexOf('|', start);
  if (first - start < 5 || end - start > 2000) return false;
  if (!isPair.test(text.slice(start, Math.min(first, start + 2 * longestName)))) return false;
  const second = text.indexOf('|', first + 1);
  return isPair.test(text.slice(first + 1, second < 0 || second > end ? end : second));
}

const isPair =
  /^\s*(?!(?:per|ogni|dose|porzione|valori|quantita)\b)[a-zà-ù][^\d|]{2,40}\d[\d.,]*\s?(?:k?cal|kj|m?g|mcg|[uµμ]g)\b/i;
