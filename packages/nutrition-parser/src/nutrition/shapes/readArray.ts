import type { Shape } from '../../model.ts';
import { readSource } from '../../text/clean.ts';
import type { Path } from '../../text/source.ts';
import { readHeading, type Heading } from '../columns.ts';
import type { TableBuilder } from '../TableBuilder.ts';
import { readKey } from './objectKeys.ts';
import { readGrid, type Grid } from './readGrid.ts';
import type { ReadAny } from './readObject.ts';
import { readRowObject } from './readRows.ts';
import { readText } from './readText.ts';
import { newTextState, textShape, type TextState } from './textState.ts';
import { cellAt, isObject } from './readValue.ts';

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
  let within = basis;
  for (let i = 0; i < input.length; i++) {
    if (!builder.budget.mayReadOn()) break;
    const item = input[i];
    if (typeof item === 'string') {
      builder.budget.count(item.length);
      lines ??= newTextState(builder, within);
      readText(readSource(item, [...path, i]), lines);
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
  if (lines) shape = textShape(lines);
  if (grid.length > 0) {
    readGrid(grid, builder, within);
    shape = 'name-value-unit';
  }
  grid = [];
  return shape;
}

/** A row that lacks its name or its value, and is skipped. */
const isRowWithoutValue = (item: Record<string, unknown>): boolean =>
  Object.keys(item).some((key) => readKey(key).role === 'name') &&
  !Object.values(item).some((value) => typeof value === 'object' && value !== null);

/** `{ porzione: '30 g' }` among the pairs of a section. */
function labelOnly(item: Record<string, unknown>, keys: readonly string[]): Heading | null {
  const [key] = keys;
  if (keys.length !== 1 || key === undefined || readKey(key).role !== 'label') return null;
  const value = item[key];
  return typeof value === 'string' ? readHeading(value) : null;
}

/** A row of cells that is a list. */
export function gridRow(row: readonly unknown[], path: Path): Grid[number] {
  return row.slice(0, 64).map((cell, i) => {
    if (typeof cell === 'number') return cellAt(String(cell), [...path, i]);
    return typeof cell === 'string' ? cellAt(cell, [...path, i]) : null;
  });
}
