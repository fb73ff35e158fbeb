import type { Shape } from '../model.ts';
import { readSource } from '../text/clean.ts';
import { trimmedCell, type Path } from '../text/source.ts';
import { readHeading, type Heading } from '../lexer/heading.ts';
import type { TableBuilder } from '../build/TableBuilder.ts';
import { readKey } from './readKey.ts';
import { nutritionRanges } from '../lines/nutritionRanges.ts';
import { readGrid, type Grid } from '../tables/readGrid.ts';
import type { ReadAny } from './readObject.ts';
import { isTable } from './readTexts.ts';
import { readRowObject } from './readRows.ts';
import { readText } from '../lines/readText.ts';
import { splitCells } from '../tables/splitCells.ts';
import { newTextState, textShape, type TextState } from '../lines/context.ts';
import { cellAt, isObject, printed } from './values.ts';

/**
 * Reads a list: rows that are objects, lines of text, rows that are lists (`['Proteine', '24 g']`),
 * or sections with a label of their own. An object that is none of these is read as one.
 */
export function readArray(
  input: readonly unknown[],
  path: Path,
  builder: TableBuilder,
  basis: Heading | null,
  depth: number,
  readAny: ReadAny,
): Shape {
  let shape: Shape = 'none';
  let lines: TextState | null = null;
  let grid: Grid = [];
  /** Lines of a pipe table, each an item of the list. */
  let table: Grid = [];
  let within = basis;
  const sources = input.map((item, i) =>
    typeof item === 'string' ? readSource(item, [...path, i]) : null,
  );
  const ranges = input.some((item) => typeof item === 'string')
    ? nutritionRanges(sources.map((source) => source && source.text))
    : [];
  for (let i = 0; i < input.length; i++) {
    if (!builder.budget.mayReadOn()) break;
    const item = input[i];
    const source = sources[i];
    if (typeof item === 'string' && source) {
      builder.budget.count(item.length);
      lines ??= newTextState(builder, within);
      const line = trimmedCell(source, 0, source.text.length);
      if (isTableLine(line.text, table)) {
        splitCells(line, '|', !line.text.startsWith('|'), table);
        lines.counts.grid++;
        continue;
      }
      if (table.length > 0) readGrid(table, builder, lines.heading);
      table = [];
      for (const { start, end } of ranges[i] ?? []) readText(source, lines, start, end);
    } else if (Array.isArray(item)) {
      grid.push(gridRow(item, [...path, i]));
    } else if (isObject(item)) {
      const keys = Object.keys(item);
      const label = labelOnly(item, keys);
      if (label) within = label;
      else if (readRowObject(item, path, i, builder, within, false, keys))
        shape = 'name-value-unit';
      else if (!isRowWithoutValue(item)) {
        const inner = readAny(item, [...path, i], builder, within, depth + 1);
        if (shape === 'none') shape = inner;
      }
    }
  }
  if (lines) {
    readGrid(table, builder, lines.heading);
    shape = textShape(lines);
  }
  if (grid.length > 0) {
    readGrid(grid, builder, within);
    shape = 'name-value-unit';
  }
  grid = [];
  return shape;
}

/** '| Proteine | 80 g |', or a line behind one of the same table. */
const isTableLine = (text: string, table: Grid): boolean =>
  text.includes('|') &&
  !text.includes('\n') &&
  (table.length > 0 ||
    text.startsWith('|') ||
    readHeading(text.slice(0, text.indexOf('|')))?.role === 'name');

/** A row that lacks its name or its value, and is skipped. */
const isRowWithoutValue = (item: Record<string, unknown>): boolean =>
  Object.keys(item).some((key) => readKey(key).role === 'name') &&
  !Object.values(item).some(
    (value) => (typeof value === 'object' && value !== null) || isTable(value),
  );

/** `{ porzione: '30 g' }` among the pairs of a section. */
function labelOnly(item: Record<string, unknown>, keys: readonly string[]): Heading | null {
  const [key] = keys;
  if (keys.length !== 1 || key === undefined || readKey(key).role !== 'label') return null;
  const value = item[key];
  return typeof value === 'string' ? readHeading(printed(value)) : null;
}

/** A row of cells that is a list. */
export function gridRow(row: readonly unknown[], path: Path): Grid[number] {
  return row.slice(0, 64).map((cell, i) => {
    if (typeof cell === 'number') return cellAt(String(cell), [...path, i]);
    return typeof cell === 'string' ? cellAt(cell, [...path, i]) : null;
  });
}
