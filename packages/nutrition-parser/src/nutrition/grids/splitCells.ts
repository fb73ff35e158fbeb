import type { Grid, GridCell } from './layout.ts';
import { unitOfEnergy } from '../lines/headings.ts';
import { mayBeAmount } from '../values/amounts.ts';
import { readCell } from '../values/cells.ts';
import { readHeading } from '../values/headings.ts';
import { scanLine } from '../values/scanLine.ts';
import { hasDigit, isDigit } from '../../text/chars.ts';
import { backslash, plus, space } from '../../text/codes.ts';
import type { Cell } from '../../text/source.ts';
import { type Source, trimmedCell } from '../../text/source.ts';
import { trimmedStart } from '../../text/trim.ts';

/** Where a character comes next in a text, up to its end there; called in order, each place is read once. */
class Finder {
  private readonly text: string;
  private readonly mark: string;
  private at = -1;

  constructor(text: string, mark: string, end: number) {
    this.text = text.slice(0, end);
    this.mark = mark;
  }

  /** The first place from `start` on, or the end. */
  next(start: number): number {
    if (this.at < start) {
      const found = this.text.indexOf(this.mark, start);
      this.at = found < 0 ? this.text.length : found;
    }
    return this.at;
  }
}

export type Delimiter = '|' | '\t' | ';' | ',';

/** Lines whose cells a semicolon parts: none ends with its first, or has a colon before it. */
const semicolonLines = /^[^;:\n]*;[^\n]/gm;

/** Longer lines are no headings of a table. */
const maxHead = 160;

/** 'Nutriente,Per 100 g,Per dose': headings between commas, as spreadsheets write them. */
function isCommaHead({ source, start, end }: Cell, comma: number): boolean {
  const next = source.text.charCodeAt(comma + 1);
  if (end - start > maxHead || next === space || isDigit(next)) return false;
  const [name = '', ...others] = source.text.slice(start, end).replaceAll('"', '').split(',');
  const headings = others.map((label) => readHeading(label));
  return (
    readHeading(name)?.role === 'name' &&
    headings.every((heading) => heading?.hasBasis === true || heading?.role !== 'name') &&
    headings.some((heading) => heading?.hasBasis === true)
  );
}

/** The cells of a line; a mark at its start or end makes an empty one. */
export function splitCells({ source, start, end }: Cell, delimiter: Delimiter): GridCell[] {
  const row: GridCell[] = [];
  for (let from = start; from <= end;) {
    const quoted = delimiter === '|' ? 0 : quoteEnd(source.text, from, end, delimiter);
    const stop = quoted > 0 ? quoted : endOfCell(source.text, delimiter, from, end);
    const cell = trimmedCell(source, from, stop);
    row.push(delimiter === '|' ? cell : unquoted(cell));
    from = stop + 1;
  }
  return row;
}

const isEmpty = (cell: GridCell | undefined): boolean => !cell || cell.start === cell.end;

/** The rows of a table without the empty cells that marks around them make. */
export function withoutOuterCells(rows: Grid): Grid {
  // A row that begins with a mark has no name where most others begin with a cell.
  const isOuter = rows.filter(([first]) => isEmpty(first)).length * 2 > rows.length;
  return rows.flatMap((row) => {
    const from = isOuter && row.length > 1 && isEmpty(row[0]) ? 1 : 0;
    const isOpen = row.length > from + 1 && isEmpty(row.at(-1));
    return parted(row.slice(from, isOpen ? -1 : undefined));
  });
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
  const { source, start, end, text } = cell;
  const isQuoted = text.length > 1 && text.startsWith('"') && text.endsWith('"');
  return isQuoted ? trimmedCell(source, start + 1, end - 1) : cell;
}

/** `---` or `:--:` */
const isRule = (cell: GridCell | undefined): boolean =>
  cell !== null &&
  cell !== undefined &&
  cell.end - cell.start > 1 &&
  trimmedStart(cell.text.slice(0, maxHead), '-: ') === '';

/** Rows that ran together: the rule `---` tells how wide they are. */
function parted(row: GridCell[]): Grid {
  const rule = row.length > 8 ? row.findIndex(isRule) : -1;
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

/** Finds what parts the cells of the lines of a text, in their order. */
export class DelimiterFinder {
  private readonly pipes: Finder;
  private readonly tabs: Finder;
  private readonly commas: Finder;
  private readonly semicolons: Finder | null;

  constructor({ text }: Source, from: number, to: number) {
    this.pipes = new Finder(text, '|', to);
    this.tabs = new Finder(text, '\t', to);
    this.commas = new Finder(text, ',', to);
    const lines = text.includes(';', from) ? text.slice(from, to).match(semicolonLines) : null;
    this.semicolons = lines && lines.length > 1 ? new Finder(text, ';', to) : null;
  }

  /**
   * What parts the cells of a line; null where it is no row of a grid.
   * @param above what parts those of the line above it.
   */
  of(line: Cell, above: Delimiter | null): Delimiter | null {
    const { start, end } = line;
    if (line.source.text.startsWith('|', start)) return '|';
    if (this.pipes.next(start) < end) return isPairs(line) ? null : '|';
    const isBelowName = above === '\t' && this.tabs.next(start) === start;
    if (isBelowName || this.tabs.next(firstPrinted(line)) < end) return '\t';
    if (this.semicolons && this.semicolons.next(start) < end) return ';';
    const comma = this.commas.next(start);
    if (comma >= end) return null;
    return above === ',' || isCommaHead(line, comma) ? ',' : null;
  }
}

/** `+-----+-----+` between the rows of a drawn table. */
export function isBorder({ source, start, end }: Cell): boolean {
  if (source.text.charCodeAt(start) !== plus) return false;
  return trimmedStart(source.text.slice(start, Math.min(end, start + 400)), '-+=:') === '';
}

function firstPrinted({ source, start, end }: Cell): number {
  let at = start;
  while (at < end && source.text.charCodeAt(at) <= space) at++;
  return at;
}

/** A shorter cell holds no name with its value. */
const minPair = 5;
/** Longer lines are no row of a label. */
const maxLine = 2000;
/** Characters of a cell that are searched for a pair. */
const maxCell = 132;
/** Cells in which the second pair of a line is looked for. */
const maxCells = 3;

/** 'Energia 370 kcal | Proteine 80 g': cells that are pairs make no table. */
function isPairs(line: Cell): boolean {
  const { source, start, end } = line;
  const first = source.text.indexOf('|', start);
  if (first - start < minPair || end - start > maxLine) return false;
  const lead = trimmedCell(source, start, Math.min(first, start + maxCell));
  // '169 kcal | Grassi 9,3 g'
  const isPair = holdsPair(lead) || unitOfEnergy(lead) !== null;
  const heading = isPair ? null : readHeading(lead.text);
  if (!isPair && !heading) return false;
  const cells = cellsBehind(line, first);
  const [second] = cells;
  if (!second) return false;
  const energy = unitOfEnergy(second);
  // 'Energia: 1475 kJ | 350 kcal'
  if (isPair && energy && cells.length === 1) return hasOtherEnergy(lead, energy);
  // 'Per 100 g | Energia 169 kcal, Grassi 9,3 g', 'Valori | 169 kcal | Grassi 9,3 g'
  const isBefore = isPair || energy !== null;
  if (!isBefore) return heading?.hasBasis === true && holdsPair(second);
  const next = cells.find((cell) => !readCell(cell, true).pure);
  return next !== undefined && holdsPair(next);
}

/** The first cells behind a bar, as far as a pair may reach. */
function cellsBehind({ source, end }: Cell, bar: number): Cell[] {
  const cells: Cell[] = [];
  for (let at = bar; at >= 0 && at < end && cells.length < maxCells;) {
    const next = source.text.indexOf('|', at + 1);
    const stop = next < 0 ? end : Math.min(next, end);
    cells.push(trimmedCell(source, at + 1, Math.min(stop, at + maxCell)));
    at = next;
  }
  return cells;
}

/** Whether a cell holds a name with its value: 'Zinco 10 mg', '169 kcal, Grassi 9,3 g'. */
function holdsPair(cell: Cell): boolean {
  // Most cells are names or values alone.
  if (!hasDigit(cell.text) && !mayBeAmount(cell.text)) return false;
  const { source, start, end } = cell;
  const pair = scanLine(source, start, end).find((token) => token.kind === 'pair');
  return pair !== undefined && readHeading(pair.name.text) === null;
}

/** '1475 kJ' is before '350 kcal' */
function hasOtherEnergy({ source, start, end }: Cell, unit: Cell): boolean {
  const pair = scanLine(source, start, end).find((token) => token.kind === 'pair');
  const own = pair && unitOfEnergy(pair.value);
  return own !== undefined && own !== null && own.text.toLowerCase() !== unit.text.toLowerCase();
}
