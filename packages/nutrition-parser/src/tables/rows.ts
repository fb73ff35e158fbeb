import { cellText, trimmedCell, type Cell } from '../text/source.ts';
import { readFact } from '../lines/packFacts.ts';
import { readCell } from '../lexer/readCell.ts';
import { nameOfCell } from '../lexer/readName.ts';
import type { RowFacts, TableBuilder } from '../build/TableBuilder.ts';
import type { Grid, GridCell, Layout } from './layout.ts';

/**
 * Reads one row of a table, or several where its cells hold as many lines.
 * @param previousEnergy the name of the row above if it was energy, whose second line has none.
 * @returns the row's name if it is energy.
 */
export function readRow(
  row: readonly GridCell[],
  layout: Layout,
  builder: TableBuilder,
  previousEnergy: Cell | null,
): Cell | null {
  const name = filled(row[layout.name]);
  const read = name && nameOfCell(name);
  const split = name && read?.broken === true ? splitLines(name, row, layout) : null;
  if (split) {
    let energy: Cell | null = null;
    for (const line of split) energy = readRow(line, layout, builder, energy);
    return energy;
  }
  const cells: GridCell[] = [];
  let first: GridCell = null;
  for (const at of layout.valueAt) {
    const cell = filled(row[at]);
    first ??= cell;
    cells.push(cell);
  }
  if (!name || !read) {
    if (!previousEnergy || !first) return null;
    const facts = factsOf(row, layout, builder);
    const hasUnit = facts.unit === 'kJ' || facts.unit === 'kcal';
    if (!hasUnit && !/k(?:j|cal)/i.test(cellText(first))) return null;
    builder.row(previousEnergy, layout.values, cells, facts);
    return previousEnergy;
  }
  if (first && readFact(name, first, builder)) return null;
  const facts = factsOf(row, layout, builder);
  builder.row(name, layout.values, cells, facts);
  if (!read.energy) return null;
  for (const { at, of } of layout.energyAt) {
    const cell = filled(row[at]);
    if (cell) builder.row(name, layout.values.slice(of, of + 1), [cell], facts);
  }
  return name;
}

const filled = (cell: GridCell | undefined): GridCell =>
  cell && cell.end > cell.start ? cell : null;

const noFacts: RowFacts = {};

/** The percentages and the unit that stand in columns of their own. */
function factsOf(row: readonly GridCell[], layout: Layout, builder: TableBuilder): RowFacts {
  if (layout.references.length === 0 && layout.unitAt < 0) return noFacts;
  const percents: (number | null)[] = [];
  for (const { at, of } of layout.references) {
    const cell = filled(row[at]);
    if (!cell) continue;
    const reading = readCell(cell, false);
    const percent = reading.percent ?? reading.amounts[0]?.amount;
    if (percent !== undefined) percents[of] ??= percent;
  }
  const unitCell = layout.unitAt >= 0 ? filled(row[layout.unitAt]) : null;
  return { percents, unit: unitCell ? builder.unitFrom(cellText(unitCell)) : undefined };
}

/** The rows of a row whose name has several lines and whose values have as many; null otherwise. */
function splitLines(name: Cell, row: readonly GridCell[], layout: Layout): Grid | null {
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
