import { gridRow, isObject, printed } from '../../document/values.ts';
import type { Shape } from '../../model.ts';
import { readSource } from '../../text/clean.ts';
import { type Cell, type Source, trimmedCell } from '../../text/source.ts';
import { gridFacts } from '../grids/gridFacts.ts';
import type { Grid } from '../grids/layout.ts';
import { splitCells } from '../grids/splitCells.ts';
import { withOwnBases } from '../lines/ownBases.ts';
import { TextReader, readText } from '../texts/TextReader.ts';
import { type Range, nutritionRanges } from '../texts/ranges.ts';
import { type Heading, headingWithin, readHeading } from '../values/headings.ts';
import { flavoursOfItems, readFlavour } from './flavours.ts';
import { cellsOf, gridWithHead } from './heads.ts';
import { isNutrientKey, isTable } from './holdsTable.ts';
import { type Input, type Place, addFacts, under } from './input.ts';

import { isNutritionTitle, readField, readKey } from './keys.ts';
import { partsOfName, readRow, sectionRow } from './rows.ts';
import { spreadRows } from './spread.ts';

const isHolder = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null) || isTable(value) || isNutritionTitle(value);

/** A row that lacks its name or its value, and is skipped. */
function isRowWithoutValue(item: Record<string, unknown>): boolean {
  const keys = Object.keys(item);
  // `{ name: 'Siero', proteine_100g: 80, grassi_100g: 5 }`
  const isProduct = keys.filter(isNutrientKey).length > 1 || spreadRows(item, keys).length > 0;
  return (
    keys.some((key) => readField(key, item[key]).role === 'name') &&
    !Object.values(item).some(isHolder) &&
    !isProduct
  );
}

/** Adds the rows of a grid. */
export const addGrid = (grid: Grid, basis: Heading | null, input: Input): void =>
  addFacts(input, gridFacts(grid, { basis, bases: [], table: input.table }));

/**
 * Reads a list: rows that are objects, lines of text, rows that are lists (`['Proteine', '24 g']`),
 * or sections with a label of their own. An object that is none of these is read as one.
 */
export function readArray(items: readonly unknown[], place: Place, input: Input): Shape {
  const rows = gridWithHead(items, place.path);
  if (rows) {
    addGrid(rows, place.basis, input);
    return 'dose-table';
  }
  const list = new ListReader(items, place, input);
  for (let i = 0; i < items.length && input.table.budget.mayReadOn(); i++) list.take(items[i], i);
  return list.finish();
}

/** A list that is being read. */
class ListReader {
  private readonly place: Place;
  private readonly input: Input;
  private readonly sources: readonly (Source | null)[];
  private readonly ranges: readonly Range[][];
  /** Nothing says that it is of nutrients. */
  private readonly isLoose: boolean;
  /** Some of its texts are 'section:name:value'. */
  private readonly hasSections: boolean;
  /** The flavours whose tables the items are. */
  private readonly flavours: readonly (string | undefined)[];
  private basis: Heading | null;
  private shape: Shape = 'none';
  private lines: TextReader | null = null;
  private readonly grid: Grid = [];
  /** Lines of a pipe table, each an item of the list. */
  private table: Grid = [];

  constructor(items: readonly unknown[], place: Place, input: Input) {
    this.place = place;
    this.input = input;
    this.basis = place.basis;
    const hasTexts = items.some((item) => typeof item === 'string');
    this.sources = hasTexts
      ? items.map((item, i) =>
          typeof item === 'string' ? readSource(item, [...place.path, i]) : null,
        )
      : [];
    const key = place.path.at(-1);
    this.isLoose = typeof key === 'string' && readKey(key).role === 'other';
    this.hasSections = this.sources.some(
      (source) =>
        source !== null &&
        (sectionRow(trimmedCell(source, 0, source.text.length), null) ?? []).length > 0,
    );
    this.flavours = flavoursOfItems(items);
    this.ranges = nutritionRanges(this.sources.map((source) => source && source.text));
  }

  take(item: unknown, i: number): void {
    const source = this.sources[i];
    if (typeof item === 'string' && source) this.takeText(item, source, i);
    else if (Array.isArray(item)) this.takeCells(gridRow(item, [...this.place.path, i]));
    else if (isObject(item)) this.takeFlavour(item, i);
  }

  private takeText(item: string, source: Source, i: number): void {
    const { table } = this.input;
    table.budget.count(item.length);
    const line = trimmedCell(source, 0, source.text.length);
    const row = this.hasSections ? sectionRow(line, this.basis) : null;
    if (row) {
      if (row.length > 0) this.shape = 'name-value-unit';
      addFacts(this.input, row);
      return;
    }
    const lines = (this.lines ??= new TextReader(table, this.basis));
    if (isTableLine(line, this.table)) {
      splitCells(line, '|', !line.text.startsWith('|'), this.table);
      return;
    }
    this.flush(lines);
    for (const range of this.ranges[i] ?? []) readText(source, lines, range);
  }

  /** `['proteine_100g', 80]`, `['Proteine', '80 g per 100 g']`: a pair that tells its basis is a row of its own. */
  private takeCells(cells: Grid[number]): void {
    const [first, value] = cells;
    const { name, heading } = first ? partsOfName(first) : { name: null, heading: null };
    if (name && value && cells.length === 2) {
      const columns = [headingWithin(heading, this.basis)];
      const row = withOwnBases({ kind: 'row', name, columns, cells: [value] });
      if (row.columns[0] !== this.basis) {
        addFacts(this.input, [row]);
        this.shape = 'name-value-unit';
        return;
      }
    }
    this.grid.push(heading ? cells : [name, ...cells.slice(1)]);
  }

  private flush(lines: TextReader): void {
    if (this.table.length > 0) lines.readGrid(this.table);
    this.table = [];
  }

  private takeFlavour(item: Record<string, unknown>, i: number): void {
    const flavour = this.flavours[i];
    if (flavour === undefined) this.takeObject(item, i);
    else
      readFlavour(flavour, this.input, () => {
        this.takeObject(item, i);
        return this.shape;
      });
  }

  private takeObject(item: Record<string, unknown>, i: number): void {
    const { place, input, basis, isLoose } = this;
    const path = [...place.path, i];
    const label = labelOnly(item);
    const cells = label ? null : cellsOf(item, path);
    if (label) this.basis = label;
    else if (cells) this.grid.push(cells);
    else {
      const row = readRow(item, { path, basis, isLoose });
      addFacts(input, row.facts);
      if (row.isRow) this.shape = 'name-value-unit';
      else if (!isRowWithoutValue(item)) {
        const inner = input.read(item, under(place, i, basis), input);
        if (this.shape === 'none') this.shape = inner;
      }
    }
  }

  finish(): Shape {
    const { lines, grid, basis, input } = this;
    if (lines) this.flush(lines);
    if (grid.length > 0) {
      addGrid(grid, basis, input);
      return 'name-value-unit';
    }
    return lines && lines.shape !== 'none' ? lines.shape : this.shape;
  }
}

/** '| Proteine | 80 g |', or a line behind one of the same table. */
const isTableLine = ({ text }: Cell, table: Grid): boolean =>
  text.includes('|') &&
  !text.includes('\n') &&
  (table.length > 0 ||
    text.startsWith('|') ||
    readHeading(text.slice(0, text.indexOf('|')))?.role === 'name');

/** `{ porzione: '30 g' }` among the pairs of a section. */
function labelOnly(item: Record<string, unknown>): Heading | null {
  const [[key, value] = ['', ''], ...others] = Object.entries(item);
  const isLabel = others.length === 0 && readField(key, value).role === 'label';
  return isLabel && typeof value === 'string' ? readHeading(printed(value)) : null;
}
