import type { Fact, TableView } from '../facts/facts.ts';
import {
  isAboveRule,
  isDataRow,
  isHeadRow,
  isNutrient,
  isNutrientCell,
  isOverMeasures,
  isRule,
  loneCell,
  oneBelowOther,
  slashedColumns,
} from './headRows.ts';
import {
  type Grid,
  type GridCell,
  type GridContext,
  type Layout,
  layoutOf,
  sampleRows,
  textOf,
} from './layout.ts';
import { rowsOfRow, withNames } from './rows.ts';
import { unitOfEnergy } from '../lines/headings.ts';
import { isNote, servingsInLine } from '../lines/pack.ts';
import { mayBeAmount } from '../values/amounts.ts';
import { readCell } from '../values/cells.ts';
import { type Heading, readHeading } from '../values/headings.ts';
import { nameOfCell } from '../values/names.ts';
import { nutrientKey } from '../values/nutrientKey.ts';
import { hasDigit, isDigit } from '../../text/chars.ts';
import { type Cell, cellText } from '../../text/source.ts';
import { trimmedAround, trimmedStart } from '../../text/trim.ts';

/** A table whose nutrients are its columns. */
function isTransposed(rows: Grid): boolean {
  const [head, second] = rows;
  if (!head || !second) return false;
  if (head.length < 4) return isOverBases(head, rows.slice(1));
  const known = head.filter((cell, i) => i > 0 && isNutrient(cell)).length;
  return known >= 2 && known * 2 >= head.length - 1 && !isNutrient(second[0]);
}

/** 'Nutriente | kcal | kJ' over 'per 100 g | 370 | 1570': nutrients above, bases on the left. */
const isOverBases = (head: readonly GridCell[], below: Grid): boolean =>
  head.length > 2 &&
  head.every((cell, i) => i === 0 || isNutrient(cell)) &&
  below.every((row) => isRule(row) || isBasis(row[0]));

function isBasis(cell: GridCell | undefined): boolean {
  const heading = cell ? readHeading(textOf(cell)) : null;
  return heading?.role === 'nrv' || (heading?.role === 'value' && heading.sure);
}

const maxColumns = 200;

function transpose(rows: Grid): Grid {
  const width = Math.min(maxColumns, Math.max(...rows.map((row) => row.length)));
  const body = rows.filter((row) => !isRule(row));
  const turned = Array.from({ length: width }, (_, i) => body.map((row) => row[i] ?? null));
  const [corner] = turned[0] ?? [];
  // 'Energia | kcal | kJ', '%VNR | Zinco | Rame': it is over the bases, and names none of the rows.
  if (turned[0] && corner && (isNutrient(corner) || isBasis(corner))) turned[0][0] = null;
  return turned.some(isReference) ? withReferences(turned) : turned;
}

/** '%VNR | 50 | 100' */
const isReference = ([name]: readonly GridCell[]): boolean =>
  name !== null && readHeading(textOf(name))?.role === 'nrv';

/** A table on its side whose rows of percentages are put beside the values of the row above them. */
function withReferences(rows: Grid): Grid {
  const label = rows.find(isReference)?.[0] ?? null;
  return rows.flatMap((row, at): Grid => {
    if (isReference(row)) return [];
    const next = rows[at + 1];
    const beside = next && isReference(next) ? next : undefined;
    const [name = null, ...values] = row;
    const cells = values.flatMap((value, i) => [
      value,
      at === 0 ? label : (beside?.[i + 1] ?? null),
    ]);
    return [[name, ...cells]];
  });
}

/** Fewer nutrients beside a basis are no column of names. */
const minNames = 2;

const isBasisCell = (text: string): boolean => {
  const heading = readHeading(text);
  return heading?.role === 'value' && heading.hasBasis && heading.sure;
};

/** 'Per dose | Vitamina C | 80 mg': a basis beside its rows, once or in each of them. */
function isBesideRows(grid: Grid): boolean {
  const named = grid.filter((row) => isNutrientCell(row[1]));
  // Most tables have values there, and their names are not looked at.
  if (named.length < minNames) return false;
  const isAlone = grid.some((row) => isBasisCell(textOf(row[0])) && !isNutrientCell(row[1]));
  const bases = named.map((row) => textOf(row[0])).filter((text) => text !== '');
  return !isAlone && bases.length > 0 && bases.every(isBasisCell);
}

/** A table with its bases beside its rows, as one that has them above; any other as it is. */
function aboveRows(grid: Grid): Grid {
  if (grid.length < minNames || !isBesideRows(grid)) return grid;
  const above: Grid = [];
  let last = '';
  const rows = grid.flatMap((row): Grid => {
    const [first = null, ...others] = row;
    const basis = isNutrientCell(row[1]) ? textOf(first) : '';
    if (basis === '' || basis === last) return [others];
    const isFirst = last === '';
    last = basis;
    if (!isFirst) return [[first], others];
    // The headings of the columns stay under it.
    above.push([first]);
    return [others];
  });
  return [...above, ...rows];
}

/** Fewer cells are one row. */
const minCells = 4;

/** A name with a value behind it. */
const beginsRow = (name: GridCell | undefined, value: GridCell | undefined): boolean =>
  name !== null &&
  name !== undefined &&
  nameOfCell(name).folded !== '' &&
  !hasDigit(cellText(name).charAt(0)) &&
  (textOf(value) === '' || mayBeAmount(textOf(value)));

/** The cells of a row that lost its line ends, by the first name of a nutrient behind its first cell; 0 for one row. */
function widthOf(row: readonly GridCell[]): number {
  const isHeaded = !isNutrientCell(row[0]);
  // 'Nutriente | Per 100 g | Per dose | Energia | …'
  if (isHeaded && textOf(row[0]) !== '' && readHeading(textOf(row[0])) === null) return 0;
  const width = row.findIndex((cell, i) => i > 0 && isNutrientCell(cell));
  if (width < 2 || row.length < 2 * width) return 0;
  for (let at = isHeaded ? width : 0; at < row.length; at += width)
    if (!beginsRow(row[at], row[at + 1])) return 0;
  return width;
}

/** A table of several rows whose line ends are lost; any other as it is. */
function inRows(grid: Grid): Grid {
  const [row] = grid;
  const width = grid.length === 1 && row && row.length >= minCells ? widthOf(row) : 0;
  if (!row || width === 0) return grid;
  const rows: Grid = [];
  for (let at = 0; at < row.length; at += width) rows.push(row.slice(at, at + width));
  return rows;
}

/** What a grid says, and where it is. */
type GridPlace = GridContext & { readonly table: TableView };

/**
 * Reads a table of cells, of whatever writing: heading rows give the columns and may come again
 * further down, a lone heading ('Per porzione (30 g)') changes the only column of values, rows
 * without values are titles or notes.
 */
export function gridFacts(printed: Grid, place: GridPlace): readonly Fact[] {
  const rows = aboveRows(inRows(printed));
  return new GridReader(isTransposed(rows) ? transpose(rows) : rows, place).read();
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
    this.grid = withNames(oneBelowOther(slashedColumns(grid)));
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
    const isAcross =
      row.length > 1 &&
      row.every((cell) => cell?.source === lone.source && cell.start === lone.start);
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
