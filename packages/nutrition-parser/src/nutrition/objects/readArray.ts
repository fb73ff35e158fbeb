import { gridRow, isObject, printed } from '../../document/values.ts';
import type { Shape } from '../../model.ts';
import { readSource } from '../../text/clean.ts';
import { type Source, trimmedCell } from '../../text/source.ts';
import { gridFacts } from '../grids/gridFacts.ts';
import type { Grid } from '../grids/layout.ts';
import { withOwnBases } from '../lines/ownBases.ts';
import { TextReader, readText } from '../texts/TextReader.ts';
import { type Range, nutritionRanges } from '../texts/ranges.ts';
import { type Heading, headingWithin, readHeading } from '../values/headings.ts';
import { cellsOf, gridWithHead } from './heads.ts';
import { flavoursOfItems, isNutrientKey, isTable, readFlavour } from './holdsTable.ts';
import { type Input, type Place, addFacts, under } from './input.ts';
import { isNutritionTitle, readField, readKey } from './keys.ts';
import { partsOfName, readRow, sectionRow } from './rows.ts';
import { spreadRows } from './spread.ts';

const isHolder = (value: unknown): boolean =>
  typeof value === 'object' ? value !== null : isTable(value) || isNutritionTitle(value);

/** A row that lacks its value, and is skipped: no product with its nutrients, nothing with a table in it. */
function isRowWithoutValue(item: Record<string, unknown>): boolean {
  const keys = Object.keys(item);
  return (
    keys.some((key) => readField(key, item[key]).role === 'name') &&
    !Object.values(item).some(isHolder) &&
    keys.filter(isNutrientKey).length < 2 &&
    spreadRows(item, keys).length === 0
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

  constructor(items: readonly unknown[], place: Place, input: Input) {
    this.place = place;
    this.input = input;
    this.basis = place.basis;
    this.sources = items.map((item, i) =>
      typeof item === 'string' ? readSource(item, [...place.path, i]) : null,
    );
    const key = place.path.at(-1);
    this.isLoose = typeof key === 'string' && readKey(key).role === 'other';
    this.hasSections = this.sources.some(
      (source) => source !== null && (this.sectionRow(source)?.length ?? 0) > 0,
    );
    this.flavours = flavoursOfItems(items);
    this.ranges = nutritionRanges(this.sources.map((source) => source && source.text));
  }

  private sectionRow(source: Source): ReturnType<typeof sectionRow> {
    return sectionRow(trimmedCell(source, 0, source.text.length), this.basis);
  }

  take(item: unknown, i: number): void {
    const source = this.sources[i];
    const flavour = this.flavours[i];
    if (source) this.takeText(source, i);
    else if (Array.isArray(item)) this.takeCells(gridRow(item, [...this.place.path, i]));
    else if (isObject(item) && flavour === undefined) this.takeObject(item, i);
    else if (isObject(item) && flavour !== undefined)
      readFlavour(flavour, this.input, () => this.takeObject(item, i));
  }

  private takeText(source: Source, i: number): void {
    const { table } = this.input;
    table.budget.count(source.text.length);
    const row = this.hasSections ? this.sectionRow(source) : null;
    if (row) {
      this.shape = 'name-value-unit';
      addFacts(this.input, row);
      return;
    }
    const lines = (this.lines ??= new TextReader(table, this.basis));
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

  private takeObject(item: Record<string, unknown>, i: number): Shape {
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
    return this.shape;
  }

  finish(): Shape {
    const { lines, grid, basis, input } = this;
    lines?.flush();
    if (grid.length > 0) {
      addGrid(grid, basis, input);
      return 'name-value-unit';
    }
    return lines && lines.shape !== 'none' ? lines.shape : this.shape;
  }
}

/** `{ porzione: '30 g' }` among the pairs of a section. */
function labelOnly(item: Record<string, unknown>): Heading | null {
  const [[key, value] = ['', ''], ...others] = Object.entries(item);
  const isLabel = others.length === 0 && readField(key, value).role === 'label';
  return isLabel && typeof value === 'string' ? readHeading(printed(value)) : null;
}
