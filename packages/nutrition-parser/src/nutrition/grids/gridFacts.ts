import type { Fact, TableView } from '../facts/facts.ts';
import {
  isAboveRule,
  isDataRow,
  isHeadRow,
  isOverMeasures,
  isRule,
  isSameCell,
  loneCell,
} from './headRows.ts';
import { type Grid, type GridContext, type Layout, layoutOf, sampleRows } from './layout.ts';
import { reshaped } from './reshape.ts';
import { rowsOfRow } from './rows.ts';
import { unitOfEnergy } from '../lines/headings.ts';
import { isNote, servingsInLine } from '../lines/pack.ts';
import { readCell } from '../values/cells.ts';
import { type Heading, readHeading } from '../values/headings.ts';
import { nameOfCell } from '../values/names.ts';
import { nutrientKey } from '../values/nutrientKey.ts';
import { hasDigit, isDigit } from '../../text/chars.ts';
import { type Cell, cellText } from '../../text/source.ts';
import { trimmedAround, trimmedStart } from '../../text/trim.ts';

/** What a grid says, and where it is. */
type GridPlace = GridContext & { readonly table: TableView };

/**
 * Reads a table of cells, of whatever writing: heading rows give the columns and may come again
 * further down, a lone heading ('Per porzione (30 g)') changes the only column of values, rows
 * without values are titles or notes.
 */
export function gridFacts(printed: Grid, place: GridPlace): readonly Fact[] {
  return new GridReader(reshaped(printed), place).read();
}

class GridReader {
  private readonly grid: Grid;
  private readonly facts: Fact[] = [];
  private context: GridContext;
  private layout: Layout | null = null;
  private heads: Grid = [];
  private energy: Cell | null = null;
  private hasTitle: boolean;

  constructor(grid: Grid, { basis, bases, profile, table }: GridPlace) {
    this.grid = grid;
    this.context = { basis, bases, profile };
    this.hasTitle = table.title !== undefined;
  }

  read(): readonly Fact[] {
    for (const [at, row] of this.grid.entries()) {
      if (this.layout && isDataRow(row, this.layout)) this.readData(row, this.layout);
      else this.readOther(row, at);
    }
    return this.facts;
  }

  private readData(row: Grid[number], layout: Layout): void {
    const { facts, energy } = rowsOfRow(row, layout, this.energy);
    for (const fact of facts) this.facts.push(fact);
    this.energy = energy;
  }

  private addTitle(text: string): void {
    this.facts.push({ kind: 'title', text });
    this.hasTitle = true;
  }

  /** A rule, a note, a heading, or a row that looks like none of them. */
  private readOther(row: Grid[number], at: number): void {
    if (isRule(row)) return;
    const lone = loneCell(row);
    if (lone && (this.readFact(lone) || this.readLone(lone, row))) return;
    const isFirst = this.layout === null;
    const isHead = isHeadRow(row) || (isFirst && isOverMeasures(row));
    if (isHead || (isFirst && isAboveRule(row, this.grid[at + 1]))) {
      if (this.layout) this.heads = [];
      this.layout = null;
      this.heads.push(row);
      return;
    }
    this.layout ??= this.newLayout(row, at);
    this.readData(row, this.layout);
  }

  private newLayout(row: Grid[number], at: number): Layout {
    const layout = layoutOf(besideNames(this.heads, row), this.sample(at), this.context);
    // The rows of one column that nothing names may each tell what they are of.
    const isOpen = layout.facts.length === 1 && layout.values[0] === null;
    if (!isOpen) for (const fact of layout.facts) this.facts.push(fact);
    return layout;
  }

  /** The first rows from a place on; those of the next table, which has a rule, are none. */
  private sample(at: number): Grid {
    const rows = this.grid.slice(at, at + sampleRows);
    const rule = rows.findIndex((row, i) => i > 1 && isRule(row));
    return rule < 0 ? rows : rows.slice(0, rule - 1);
  }

  /** Notes and the number of servings are alone in a row. */
  private readFact(cell: Cell): boolean {
    const text = cellText(cell);
    const count = servingsInLine(text);
    if (count !== undefined) this.facts.push({ kind: 'servings', count });
    else if (isNote(text)) this.facts.push({ kind: 'note', text });
    else return false;
    return true;
  }

  /** A lone cell may name the basis of what follows, part the table, or be its title. */
  private readLone(lone: Cell, row: Grid[number]): boolean {
    const { layout } = this;
    // 'Aminoacidi essenziali' across a table whose columns are known
    const isAcross = row.length > 1 && row.every((cell) => isSameCell(cell, lone));
    if (isAcross && (layout || this.heads.length > 0) && !hasDigit(cellText(lone))) return true;
    const heading = readHeading(cellText(lone));
    if (heading?.role === 'name') {
      // 'Vitamine' across the table or on a line of its own: a subtitle, or the table's title.
      if (layout) return true;
      if (isAcross) {
        if (this.heads.length === 0) this.addTitle(cellText(lone));
        return true;
      }
    }
    if (heading?.role === 'value' && heading.hasBasis && (heading.sure || layout === null)) {
      this.readBasis(heading, row);
      return true;
    }
    if (layout !== null || heading !== null || this.hasTitle || readsAsRow(lone)) return false;
    // A nutrient of which nothing is declared.
    if (nutrientKey(cellText(lone)) !== undefined || nameOfCell(lone).second !== undefined)
      return false;
    this.addTitle(trimmedAround(cellText(lone), '*_:', '*_#'));
    return true;
  }

  /** 'Per porzione (30 g)' alone in a row. */
  private readBasis(heading: Heading, row: Grid[number]): void {
    const { layout } = this;
    if (layout?.values.length === 1) {
      this.layout = { ...layout, values: [heading] };
      this.facts.push({ kind: 'column', heading });
    } else if (this.heads.length === 0) this.context = { ...this.context, basis: heading };
    else this.heads.push(row);
  }
}

/** 'Per 100 g | Per dose' over 'Proteine | 80 g | 24 g': the names have no heading. */
function besideNames(heads: Grid, row: Grid[number]): Grid {
  if (heads.some((head) => head.length !== row.length - 1)) return heads;
  const firsts = heads.map(([cell]) => (cell ? readHeading(cellText(cell)) : null));
  const isShort =
    firsts.every((heading) => heading?.role === 'value' || heading?.role === 'name') &&
    firsts.some((heading) => heading?.hasBasis === true);
  return isShort ? heads.map((head) => [null, ...head]) : heads;
}

/** 'Grassi: 5 g', '…: <1' */
const isValueBehindColon = (text: string): boolean =>
  text.split(':').some((part, i) => i > 0 && isDigit(trimmedStart(part, '<~').charCodeAt(0)));

const readsAsRow = (cell: Cell): boolean => {
  const reading = readCell(cell, true);
  if (unitOfEnergy(cell) !== null) return true;
  return (
    reading.amounts.length > 0 &&
    nutrientKey(cellText(cell)) === undefined &&
    isValueBehindColon(cellText(cell))
  );
};
