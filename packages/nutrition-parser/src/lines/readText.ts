import { Finder } from '../text/Finder.ts';
import { Cell, cellText, type Source } from '../text/source.ts';
import { readHeading } from '../lexer/heading.ts';
import { nutritionRanges } from './nutritionRanges.ts';
import { readGrid, type Grid } from '../tables/readGrid.ts';
import { readLine } from './readLine.ts';
import { delimiterOf, isCommaHead, splitCells, type Delimiter } from '../tables/splitCells.ts';
import { stands, type TextState } from './context.ts';

const pipe = 124;
const tab = 9;

/** Ingredients have percentages; amounts in any other unit may be a table's. */
const measured = /\d\s?(?:m?g|mcg|[µμu]g|k?cal|kj|ml|ui|ufc|mld|miliardi)\b/i;

/** Reads the nutrition of a text that may say more of its product. */
export function readWholeText(source: Source, state: TextState): void {
  const before = state.builder.rowCount;
  const [ranges = []] = nutritionRanges([source.text]);
  for (const { start, end } of ranges) readText(source, state, start, end);
  // Rows that stand in the section of another heading alone.
  const isWhole = ranges.length === 1 && ranges[0]?.end === source.text.length;
  if (!isWhole && state.builder.rowCount === before && measured.test(source.text))
    readText(source, state);
}

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
  const commas = new Finder(text, ',');
  let block: Grid = [];
  let isInner = false;
  let kind: Delimiter | null = null;
  const flush = (): void => {
    if (block.length > 0) {
      state.counts.grid += block.length;
      readGrid(withoutEmptyFirst(block), state.builder, state.heading, state.heads?.values);
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
    if (text.charCodeAt(line.start) === pipe) delimiter = '|';
    else if (pipes.next(line.start) < line.end) delimiter = isPairs(line) ? null : '|';
    else if (tabs.next(firstPrinted(line)) < line.end) delimiter = '\t';
    else if (semicolons && semicolons.next(line.start) < line.end) delimiter = ';';
    else if (commas.next(line.start) < line.end) {
      const isNext = kind === ',' || isCommaHead(line, commas.next(line.start));
      if (isNext) delimiter = ',';
    }
    if (delimiter === null && kind !== null && isWithinTable(line, stop, to)) {
      block.push([line]);
      continue;
    }
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
  // '(valori medi per 100 g)' under the last row names the column of all.
  if (stands(state) && state.active.length === 0 && state.heading)
    state.builder.columns.nameOnly(state.heading);
}

/** The longest line that parts the rows of a table and no more. */
const longestPart = 30;

/** 'di cui:', 'Vitamine': words on a line of their own between the rows of a table. */
function isWithinTable(line: Cell, stop: number, to: number): boolean {
  const printed = cellText(line);
  if (printed.length > longestPart || /[\d%*]/.test(printed)) return false;
  const { text } = line.source;
  let next = stop + 1;
  while (next < to && text.charCodeAt(next) <= 32 && text.charCodeAt(next) !== tab) next++;
  const end = text.indexOf('\n', next);
  const following = text.slice(next, Math.min(end < 0 ? to : end, next + longestRow));
  if (!/[|\t]/.test(following)) return false;
  const heading = readHeading(printed);
  return heading === null || heading.role === 'name';
}

/** Characters of a row that are searched for its first delimiter. */
const longestRow = 120;

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
  const first = text.indexOf('|', start);
  if (first - start < 5 || end - start > 2000) return false;
  const lead = text.slice(start, Math.min(first, start + 3 * longestName));
  if (energyPair.test(text.slice(start, Math.min(end, first + longestName)))) return true;
  // 'Apporto per dose (4 capsule): Glucosamina 1500 mg | …'
  if (!isPair.test(lead) && !isPair.test(lead.slice(lead.indexOf(':') + 1))) return false;
  const second = text.indexOf('|', first + 1);
  return isPair.test(text.slice(first + 1, second < 0 || second > end ? end : second));
}

/** 'Energia: 1475 kJ | 350 kcal' */
const energyPair = /: ?[<~]?\d[\d.,]* ?k(?:cal|j) ?\| ?\d[\d.,]* ?k(?:cal|j)$/i;

const isPair =
  /^\s*k(?:cal|j)\s?:?\s?\d|^\s*(?!(?:per|ogni|dose|porzione|valori|quantita)\b)[a-zà-ù][^\d|]{2,40}(?:\d[\d.,]*\s?(?:k?cal|kj|m?g|mcg|[uµμ]g)\b|(?<=\b(?:k?cal|kj|m?g|gr|mcg)\.? ?)\d)/i;
