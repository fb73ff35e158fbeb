import type { Shape } from '../../model.ts';
import type { Sink } from '../facts/Table.ts';
import { gridFacts } from '../grids/gridFacts.ts';
import type { Grid } from '../grids/layout.ts';
import {
  type Delimiter,
  DelimiterFinder,
  isBorder,
  splitCells,
  withoutOuterCells,
} from '../grids/splitCells.ts';
import {
  type LineContext,
  type LineFact,
  isBelowHeading,
  maxFact,
  newContext,
} from '../lines/Line.ts';
import { lineFacts } from '../lines/lineFacts.ts';
import { servingsInLine } from '../lines/pack.ts';
import { isOfLines, linesOf } from './cells.ts';
import {
  type Range,
  measured,
  nutritionRanges,
  withoutIngredients,
  withoutSections,
} from './ranges.ts';
import { type Heading, readHeading } from '../values/headings.ts';
import { hasAny, hasDigit } from '../../text/chars.ts';
import { space, tab } from '../../text/codes.ts';
import { Cell, type Source, cellText } from '../../text/source.ts';

/** Reads the nutrition of a text that may say more of its product. */
export function readWholeText(source: Source, reader: TextReader): void {
  const { table } = reader;
  const before = table.rowCount;
  const [ranges = []] = nutritionRanges([source.text]);
  for (const range of ranges) readText(source, reader, range);
  // Rows that are in the section of another heading alone.
  const isWhole = ranges.length === 1 && ranges[0]?.end === source.text.length;
  if (!isWhole && table.rowCount === before && measured.test(source.text))
    for (const range of withoutIngredients(source.text)) readText(source, reader, range);
  reader.flush();
  if (!isWhole && table.rowCount > before) readServings(source, reader);
}

const packs = ['confezione', 'contenitore', 'container', 'barattolo'];

/** 'Porzioni per confezione: 30' may be in any section of a product's text. */
function readServings({ text }: Source, reader: TextReader): void {
  for (const line of text.split('\n')) {
    // '3 dosi' alone may be what a day allows.
    const isOfPack = line.length < maxFact && hasAny(line.toLowerCase(), packs);
    const count = isOfPack ? servingsInLine(line) : undefined;
    if (count !== undefined) reader.add([{ kind: 'servings', count }]);
  }
}

/**
 * Reads a text: tables with pipes, tabs or semicolons, lines 'label: value', headings, run-on text. A
 * text of one line may be a row of the same table as the next.
 */
export function readText(
  source: Source,
  reader: TextReader,
  { start: from, end: to }: Range,
): void {
  // What is behind the range is not looked through for each range.
  const text = source.text.slice(0, to);
  const finder = new DelimiterFinder(source, from, to);
  const { block } = reader;
  for (let start = from; start < to;) {
    const newline = text.indexOf('\n', start);
    const stop = newline < 0 ? to : newline;
    const line = trimmedLine(source, start, stop);
    start = stop + 1;
    const isEmpty = line.end === line.start || (block.delimiter === '|' && isBorder(line));
    if (isEmpty) continue;
    const delimiter = finder.of(line, block.delimiter);
    const isPart = delimiter === null && block.delimiter !== null;
    if (isPart && isWithinTable(line, stop, to)) block.addPart(line);
    else block.add(line, delimiter);
  }
  if (text.slice(from).trim().includes('\n')) reader.flush();
  // '(valori medi per 100 g)' under the last row names the column of all.
  const { context } = reader;
  const heading: Heading | null = context.active.length === 0 ? context.heading : null;
  if (heading && isBelowHeading(context)) reader.add([{ kind: 'onlyColumn', heading }]);
}

/** The lines of a text that are rows of one grid so far. */
class Block {
  delimiter: Delimiter | null = null;
  private readonly reader: TextReader;
  private rows: Grid = [];

  constructor(reader: TextReader) {
    this.reader = reader;
  }

  /** A line that is no row of the grid and does not end it. */
  addPart(line: Cell): void {
    this.rows.push([line]);
  }

  /** A row of the grid or of another, or a line of text, which ends it. */
  add(line: Cell, delimiter: Delimiter | null): void {
    if (delimiter !== this.delimiter) this.flush();
    this.delimiter = delimiter;
    if (delimiter === null) this.reader.readLine(line);
    else this.rows.push(splitCells(line, delimiter));
  }

  flush(): void {
    const { rows } = this;
    this.rows = [];
    this.delimiter = null;
    if (rows.length > 0) this.reader.readGrid(withoutOuterCells(rows));
  }
}

/** The longest line that parts the rows of a table and no more. */
const maxPart = 30;

/** 'di cui:', 'Vitamine': words on a line of their own between the rows of a table. */
function isWithinTable(line: Cell, stop: number, to: number): boolean {
  const printed = cellText(line);
  if (printed.length > maxPart || hasDigit(printed) || hasAny(printed, ['%', '*'])) return false;
  const { text } = line.source;
  let next = stop + 1;
  while (next < to && text.charCodeAt(next) <= space && text.charCodeAt(next) !== tab) next++;
  const [following = ''] = text.slice(next, Math.min(to, next + maxRow)).split('\n', 1);
  if (!hasAny(following, ['|', '\t'])) return false;
  const heading = readHeading(printed);
  return heading === null || heading.role === 'name';
}

/** Characters of a row that are searched for its first delimiter. */
const maxRow = 120;

/** A line without spaces at its ends, its tabs kept. */
function trimmedLine(source: Source, start: number, stop: number): Cell {
  const { text } = source;
  let end = stop;
  while (end > start && (text.charCodeAt(end - 1) === space || text.charCodeAt(end - 1) === tab))
    end--;
  let first = start;
  while (first < end && text.charCodeAt(first) === space) first++;
  return new Cell(source, first, end);
}

/** Texts of the same input that follow each other: what their lines say goes into its table. */
export class TextReader {
  readonly table: Sink;
  private current: LineContext;
  private lines = 0;
  private gridRows = 0;
  private rows = 0;
  private headings = 0;

  readonly block = new Block(this);

  constructor(table: Sink, heading: Heading | null) {
    this.table = table;
    this.current = newContext(table, heading);
  }

  /** Reads the rows of the grid that is open. */
  flush(): void {
    this.block.flush();
  }

  get context(): LineContext {
    return this.current;
  }

  add(facts: readonly LineFact[]): void {
    for (const fact of facts) {
      if (fact.kind === 'context') this.current = { ...this.current, ...fact.change };
      else if (fact.kind === 'headings') this.headings += fact.count;
      else {
        if (fact.kind === 'row') this.rows++;
        this.table.add(fact);
      }
    }
  }

  readLine(line: Cell): void {
    this.lines++;
    this.add(lineFacts(line, this.current));
  }

  readGrid(grid: Grid): void {
    this.gridRows += grid.length;
    this.addGrid(grid);
  }

  /** Reads a grid that is none of lines. */
  addGrid(printed: Grid): void {
    const grid = withoutSections(printed);
    if (isOfLines(grid)) {
      for (const { source, start, end } of linesOf(grid)) readText(source, this, { start, end });
      return;
    }
    const { heading: basis, heads, profile } = this.current;
    const bases = heads?.values ?? [];
    const facts = gridFacts(grid, { basis, bases, profile, table: this.table });
    for (const fact of facts) this.table.add(fact);
  }

  /** The shape that the lines of the texts so far tell. */
  get shape(): Shape {
    if (this.gridRows > 0 && this.gridRows >= this.rows) return 'pipe-table';
    if (this.headings > 1 && this.lines > 2) return 'sectioned-list';
    return this.lines > 1 ? 'lines' : 'free-text';
  }
}
