import type { Percents, RowFact, TableView } from '../build/facts.ts';
import { readCell } from '../lexer/readCell.ts';
import { nameOfCell } from '../lexer/readName.ts';
import { hasReference } from '../lexicon/references.ts';
import { trimmedCell, type Cell } from '../text/source.ts';
import { trimmedEnd } from '../text/trim.ts';
import { newContext } from './context.ts';
import { lineFacts } from './index.ts';

/** Before the parts that a value names. */
const lead = ' di cui';
/** A shorter value names no part. */
const minLength = 14;

/** Where the parts begin that a value names; -1 for none. */
function partsAt(cell: Cell | null): number {
  if (!cell || cell.number !== undefined || cell.end - cell.start < minLength) return -1;
  const text = cell.text.replace('(', ' ').replaceAll('\n', ' ');
  const lower = text.toLowerCase();
  // A letter may be longer in lower case.
  const at = lower.length === text.length ? lower.indexOf(lead) : -1;
  return at < 0 ? -1 : cell.start + at + 1;
}

/** Most values have no such word. */
const mayNameParts = (cell: Cell | null): boolean =>
  cell !== null &&
  cell.end - cell.start >= minLength &&
  (cell.text.includes('cui') || cell.text.includes('CUI'));

/** The value of a row without its parts. */
function wholeOf(cell: Cell | null, at: number): Cell | null {
  if (!cell || at < 0) return cell;
  const text = trimmedEnd(cell.source.text.slice(cell.start, at), ' (,;\n');
  return trimmedCell(cell.source, cell.start, cell.start + text.length);
}

const noTable: TableView = { rowCount: 0, title: undefined, lastName: undefined };
const context = newContext(noTable, null);

type Part = { readonly name: Cell; readonly cells: (Cell | null)[] };

/**
 * 'Magnesio | 300 mg di cui citrato 100 mg (80% VNR)': the percentages behind parts that have no
 * reference value are those of the whole, and taken from the parts.
 */
function percentsOfWhole({ name }: RowFact, parts: readonly Part[]): Percents {
  if (!hasReference(nameOfCell(name).key)) return undefined;
  const percents: Percents = [];
  for (const part of parts) {
    if (hasReference(nameOfCell(part.name).key)) continue;
    for (const [i, cell] of part.cells.entries()) {
      const percent = cell ? readCell(cell, false).percent : null;
      const open = cell ? cell.text.indexOf('(') : -1;
      if (!cell || percent === null || open < 0) continue;
      percents[i] ??= percent;
      part.cells[i] = trimmedCell(cell.source, cell.start, cell.start + open);
    }
  }
  return percents.length > 0 ? percents : undefined;
}

/**
 * The rows of a row whose values name their parts, as a line would: 'Grassi | 3,4 g di cui saturi
 * 1,2 g'; any other alone.
 */
export function withParts(fact: RowFact): readonly RowFact[] {
  const { columns, cells, unit } = fact;
  if (!cells.some(mayNameParts)) return [fact];
  const starts = cells.map(partsAt);
  if (starts.every((at) => at < 0)) return [fact];
  const parts = new Map<string, Part>();
  for (const [i, cell] of cells.entries()) {
    const at = starts[i] ?? -1;
    if (!cell || at < 0) continue;
    for (const row of lineFacts(trimmedCell(cell.source, at, cell.end), context)) {
      if (row.kind !== 'row') continue;
      const { folded } = nameOfCell(row.name);
      const part = parts.get(folded) ?? { name: row.name, cells: columns.map(() => null) };
      part.cells[i] = row.cells[0] ?? null;
      parts.set(folded, part);
    }
  }
  if (parts.size === 0) return [fact];
  const percents = fact.percents ?? percentsOfWhole(fact, [...parts.values()]);
  const wholes = cells.map((cell, i) => wholeOf(cell, starts[i] ?? -1));
  const rows = [...parts.values()].map((part): RowFact => ({
    kind: 'row',
    ...part,
    columns,
    sub: true,
    unit,
  }));
  return [{ ...fact, cells: wholes, percents }, ...rows];
}
