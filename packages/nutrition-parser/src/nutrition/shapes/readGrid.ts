import { fold } from '../../text/fold.ts';
import { cellText, trimmedCell, type Cell } from '../../text/source.ts';
import { readHeading, type Heading } from '../columns.ts';
import { servingSize, servingsInLine, servingsPerPack } from '../facts.ts';
import { nutrientKey } from '../nutrients.ts';
import { readCell } from '../readCell.ts';
import { readName } from '../readName.ts';
import type { TableBuilder, ValueColumn } from '../TableBuilder.ts';
import { layoutOf, type Layout } from './gridLayout.ts';
import { isNote } from './notes.ts';

export type GridCell = Cell | null;
export type Grid = GridCell[][];

export const textOf = (cell: GridCell | undefined): string => (cell ? cellText(cell) : '');

/**
 * Reads a table of cells, of whatever writing: heading rows give the columns and may come again
 * further down, a lone heading ('Per porzione (30 g)') changes the only column of values, rows
 * without values are titles or notes.
 * @param basis what a line above the table said of its values ('Valori medi per 100 g').
 */
export function readGrid(rows: Grid, builder: TableBuilder, basis: Heading | null): void {
  const grid = isTransposed(rows) ? transpose(rows) : rows;
  let layout = none();
  let heads: Grid = [];
  let context = basis;
  let previousEnergy: Cell | null = null;
  for (let at = 0; at < grid.length; at++) {
    const row = grid[at] ?? [];
    if (layout && isDataRow(row, layout)) {
      previousEnergy = readRow(row, layout, builder, previousEnergy);
      continue;
    }
    if (isRule(row)) continue;
    const lone = loneCell(row);
    if (lone && readLone(lone, builder)) continue;
    if (lone) {
      const heading = readHeading(cellText(lone));
      // 'Vitamine' across the table: a subtitle.
      if (layout && heading?.role === 'name' && row.length > 1) continue;
      if (heading?.role === 'value' && heading.hasBasis && (heading.sure || layout === null)) {
        if (layout?.values.length === 1) layout = withColumn(layout, builder.column(heading));
        else if (heads.length === 0) context = heading;
        else heads.push(row);
        continue;
      }
      if (layout === null && heading === null && builder.title === undefined && !readsAsRow(lone)) {
        builder.title = cellText(lone).replace(/^[*_#\s]+|[*_\s:]+$/g, '');
        continue;
      }
    }
    if (isHeadRow(row) || (layout === null && isAboveRule(row, grid[at + 1]))) {
      if (layout) heads = [];
      layout = null;
      heads.push(row);
      continue;
    }
    layout ??= layoutOf(heads, grid, at, builder, context);
    previousEnergy = readRow(row, layout, builder, previousEnergy);
  }
}

const none = (): Layout | null => null;
const withColumn = (layout: Layout, column: ValueColumn): Layout => ({
  ...layout,
  values: [column],
});

/** Most rows: a known nutrient and something beside it. */
function isDataRow(row: readonly GridCell[], layout: Layout): boolean {
  const name = row[layout.name];
  const next = row[layout.valueAt[0] ?? -1];
  if (!name || !next || next.end === next.start) return false;
  return readName(cellText(name)).key !== undefined;
}

/** A row over a rule is a heading whatever it says ('Cacao | Vaniglia'), unless it holds amounts. */
const isAboveRule = (row: readonly GridCell[], next: readonly GridCell[] | undefined): boolean =>
  next !== undefined &&
  isRule(next) &&
  !row.some((cell) => cell !== null && /\d/.test(cellText(cell)));

/** `|---|:--:|` under a heading. */
const isRule = (row: readonly GridCell[]): boolean =>
  row.some((cell) => cell !== null && cell.end > cell.start) &&
  row.every((cell) => cell === null || /^[-:=+–—\s]*$/.test(cellText(cell).slice(0, 80))) &&
  (row[0] === null || row[0] === undefined || row[0].end > row[0].start);

/** The only printed cell of a row; one that spans counts once. */
function loneCell(row: readonly GridCell[]): Cell | null {
  let lone: Cell | null = null;
  for (const cell of row) {
    if (!cell || cell.start === cell.end) continue;
    if (lone && (cell.source !== lone.source || cell.start !== lone.start)) return null;
    lone ??= cell;
  }
  return lone;
}

const readsAsRow = (cell: Cell): boolean => {
  const reading = readCell(cell, true);
  return (
    reading.amounts.length > 0 &&
    nutrientKey(cellText(cell)) === undefined &&
    /:\s*[<~\d]/.test(cellText(cell))
  );
};

/** Notes and the number of servings stand alone in a row. */
function readLone(cell: Cell, builder: TableBuilder): boolean {
  const text = cellText(cell);
  const servings = servingsInLine(text);
  if (servings !== undefined) {
    builder.servingsPerPack ??= servings;
    return true;
  }
  if (!isNote(text)) return false;
  builder.notes.push(text);
  return true;
}

function isHeadRow(row: readonly GridCell[]): boolean {
  let sure = false;
  let named = fold(textOf(row[0])) === '';
  let cells = 0;
  for (let i = 0; i < row.length; i++) {
    const text = textOf(row[i]);
    if (text === '') continue;
    cells++;
    const heading = readHeading(text.includes('*') ? text.replaceAll('*', ' ') : text);
    if (heading?.role === 'name' && i === 0) {
      named = true;
      sure ||= row.length === 1;
      continue;
    }
    if (!heading) {
      if (i === 0) {
        if (readName(text).key !== undefined) return false;
        continue;
      }
      if (/\d/.test(text)) return false;
      continue;
    }
    if (i > 0 || heading.role !== 'value') sure ||= heading.sure;
    if (i > 0 && named && heading.hasBasis) sure = true;
  }
  return (
    cells > 0 &&
    (sure ||
      (named &&
        cells > 1 &&
        !row.some((cell, i) => i > 0 && /\d|tracce|^-$|n\.?d/i.test(textOf(cell))) &&
        fold(textOf(row[0])) !== ''))
  );
}

function isTransposed(rows: Grid): boolean {
  const [head, second] = rows;
  if (!head || !second || head.length < 4) return false;
  const known = head.filter((cell, i) => i > 0 && nutrientKey(textOf(cell)) !== undefined).length;
  return known >= 2 && known * 2 >= head.length - 1 && nutrientKey(textOf(second[0])) === undefined;
}

function transpose(rows: Grid): Grid {
  const width = Math.min(200, Math.max(...rows.map((row) => row.length)));
  const body = rows.filter((row) => !isRule(row));
  return Array.from({ length: width }, (_, i) => body.map((row) => row[i] ?? null));
}

/** Reads one row, or several where its cells hold as many lines; gives back its name if energy. */
function readRow(
  row: readonly GridCell[],
  layout: Layout,
  builder: TableBuilder,
  previousEnergy: Cell | null,
): Cell | null {
  const printed = row[layout.name];
  const name = printed && printed.end > printed.start ? printed : null;
  const split = name && splitLines(name, row, layout);
  if (split) {
    let energy: Cell | null = null;
    for (const line of split) energy = readRow(line, layout, builder, energy);
    return energy;
  }
  const cells = layout.valueAt.map((i) => filled(row[i]));
  if (!name) {
    const unit = cells.find((cell) => cell !== null);
    if (!previousEnergy || !unit || !/k(?:j|cal)/i.test(cellText(unit))) return null;
    addRow(previousEnergy, row, cells, layout, builder);
    return previousEnergy;
  }
  const text = cellText(name);
  const first = cells.find((cell) => cell !== null);
  if (first && readName(text).isFact) {
    const servings = servingsPerPack(text, first);
    if (servings !== undefined) {
      builder.servingsPerPack ??= servings;
      return null;
    }
    const size = servingSize(text, first);
    if (size) {
      builder.columns.nameServing(size);
      return null;
    }
  }
  addRow(name, row, cells, layout, builder);
  return readName(text).energy ? name : null;
}

const filled = (cell: GridCell | undefined): GridCell =>
  cell && cell.end > cell.start ? cell : null;

function addRow(
  name: Cell,
  row: readonly GridCell[],
  cells: readonly GridCell[],
  layout: Layout,
  builder: TableBuilder,
): void {
  const percents: (number | null)[] = [];
  for (const { at, of } of layout.references) {
    const cell = filled(row[at]);
    if (!cell) continue;
    const reading = readCell(cell, false);
    const percent = reading.percent ?? reading.amounts[0]?.amount;
    if (percent !== undefined) percents[of] ??= percent;
  }
  const unitCell = layout.unitAt >= 0 ? filled(row[layout.unitAt]) : null;
  const unit = unitCell ? builder.unitFrom(cellText(unitCell)) : undefined;
  builder.row(name, layout.values, cells, { percents, unit });
}

/** The rows of a row whose name has several lines and whose values have as many; null otherwise. */
function splitLines(name: Cell, row: readonly GridCell[], layout: Layout): Grid | null {
  if (!/[\n\v]/.test(cellText(name))) return null;
  const names = linesOf(name);
  if (names.length < 2) return null;
  const columns = row.map((cell, i) => (cell && i !== layout.name ? linesOf(cell) : []));
  const counted = columns.filter((lines, i) => lines.length > 0 && layout.valueAt.includes(i));
  if (counted.length === 0 || counted.some((lines) => lines.length !== names.length)) return null;
  return names.map((line, k) =>
    row.map((_, i) => (i === layout.name ? line : (columns[i]?.[k] ?? null))),
  );
}

function linesOf(cell: Cell): Cell[] {
  const lines: Cell[] = [];
  let start = cell.start;
  for (let i = cell.start; i <= cell.end; i++) {
    const code = cell.source.text.charCodeAt(i);
    if (i < cell.end && code !== 10 && code !== 11) continue;
    const line = trimmedCell(cell.source, start, i);
    if (line.end > line.start) lines.push(line);
    start = i + 1;
  }
  return lines;
}
