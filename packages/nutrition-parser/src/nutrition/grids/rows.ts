import type { Fact, RowFact } from '../facts/facts.ts';
import type { Grid, GridCell, Layout } from './layout.ts';
import { unitOfEnergy } from '../lines/headings.ts';
import { withParts } from '../lines/lineFacts.ts';
import { withOwnBases } from '../lines/ownBases.ts';
import { packFacts } from '../lines/pack.ts';
import { readCell } from '../values/cells.ts';
import { readHeading } from '../values/headings.ts';
import { nameOfCell } from '../values/names.ts';
import { unitOfCell } from '../values/units.ts';
import { hasAny } from '../../text/chars.ts';
import { type Cell, cellText, trimmedCell } from '../../text/source.ts';

/** The rows of a row of cells, and its name if that is energy, whose second line has none. */
type RowsOfRow = { readonly facts: readonly Fact[]; readonly energy: Cell | null };

const nothing: RowsOfRow = { facts: [], energy: null };

/**
 * Reads one row of a table, or several where its cells hold as many lines.
 * @param above the name of the row above if it was energy.
 */
export function rowsOfRow(row: readonly GridCell[], layout: Layout, above: Cell | null): RowsOfRow {
  const name = filled(row[layout.name]);
  const read = name && nameOfCell(name);
  const split = name && read?.broken === true ? splitLines(name, row, layout) : null;
  if (split) return rowsOfLines(split, layout);
  const cells = layout.valueAt.map((at) => filled(row[at]));
  const first = cells.find((cell) => cell !== null) ?? null;
  // '1570 kJ' alone in a row
  const alone = first || !name ? null : unitOfEnergy(name);
  if (name && alone) return secondEnergy(row, [name], layout, above ?? alone);
  if (!name || !read) {
    const energy = above ?? (first && unitOfEnergy(first));
    return energy ? secondEnergy(row, cells, layout, energy) : nothing;
  }
  const pack = first && packFacts(name, first);
  if (pack) return { facts: pack, energy: null };
  const fact = withOwnBases(
    withBasisOfName({
      kind: 'row',
      name,
      columns: layout.values,
      cells,
      ...factsOf(row, layout),
    }),
  );
  if (!read.energy) return { facts: withParts(fact), energy: null };
  const beside = layout.energyAt.flatMap(({ at, of }) => {
    const cell = filled(row[at]);
    return cell ? [{ ...fact, columns: layout.values.slice(of, of + 1), cells: [cell] }] : [];
  });
  return { facts: [fact, ...beside], energy: name };
}

function rowsOfLines(lines: Grid, layout: Layout): RowsOfRow {
  let energy: Cell | null = null;
  const facts: Fact[] = [];
  for (const line of lines) {
    const read: RowsOfRow = rowsOfRow(line, layout, energy);
    facts.push(...read.facts);
    ({ energy } = read);
  }
  return { facts, energy };
}

/** 'Proteine (per 100 g) | 80 g': a row whose name tells the basis of its only value; any other as it is. */
function withBasisOfName(fact: RowFact): RowFact {
  const [column, ...others] = fact.columns;
  const { source, start } = fact.name;
  const printed = cellText(fact.name);
  const open = printed.lastIndexOf('(');
  if (open < 0 || !printed.endsWith(')') || others.length > 0 || column?.hasBasis) return fact;
  const heading = readHeading(printed.slice(open + 1, -1));
  const name = trimmedCell(source, start, start + open);
  const isBasis = heading?.role === 'value' && heading.hasBasis && heading.sure;
  return isBasis && nameOfCell(name).key !== undefined
    ? { ...fact, name, columns: [heading] }
    : fact;
}

/** A row without name below energy: its other unit. */
function secondEnergy(
  row: readonly GridCell[],
  cells: GridCell[],
  layout: Layout,
  name: Cell,
): RowsOfRow {
  const facts = factsOf(row, layout);
  const first = cells.find((cell) => cell !== null);
  const hasUnit = facts.unit === 'kJ' || facts.unit === 'kcal';
  if (!first || (!hasUnit && !hasAny(cellText(first).toLowerCase(), ['kj', 'kcal'])))
    return nothing;
  const fact: RowFact = { kind: 'row', name, columns: layout.values, cells, ...facts };
  return { facts: [fact], energy: name };
}

const filled = (cell: GridCell | undefined): GridCell =>
  cell && cell.end > cell.start ? cell : null;

type Beside = Pick<RowFact, 'percents' | 'unit'>;

const nothingBeside: Beside = {};

/** The percentages and the unit that are in columns of their own. */
function factsOf(row: readonly GridCell[], layout: Layout): Beside {
  if (layout.references.length === 0 && layout.unitAt < 0) return nothingBeside;
  const percents: (number | null)[] = [];
  for (const { at, of } of layout.references) {
    const cell = filled(row[at]);
    if (!cell) continue;
    const reading = readCell(cell, false);
    const percent = reading.percent ?? reading.amounts[0]?.amount;
    if (percent !== undefined) percents[of] ??= percent;
  }
  const unitCell = layout.unitAt >= 0 ? filled(row[layout.unitAt]) : null;
  return { percents, unit: unitCell ? unitOfCell(cellText(unitCell)) : undefined };
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
