import { fold } from '../text/fold.ts';
import { cellText, type Cell } from '../text/source.ts';
import { readHeading, type Heading } from '../lexer/heading.ts';
import { mostColumns } from '../build/limits.ts';
import type { TableBuilder, ValueColumn } from '../build/TableBuilder.ts';
import { isBare, isEnergyOnly, sampleOf, type Sample } from './sample.ts';

export type GridCell = Cell | null;
export type Grid = GridCell[][];

/** Which column of a table of cells is what. */
export type Layout = {
  name: number;
  unitAt: number;
  values: ValueColumn[];
  /** For each of `values`, its place in the row. */
  valueAt: number[];
  /** Reference columns, and the one of `values` they belong to. */
  references: { at: number; of: number }[];
  /** Nameless columns that hold the second value of energy, and the one of `values` they go with. */
  energyAt: { at: number; of: number }[];
};

export const textOf = (cell: GridCell | undefined): string => (cell ? cellText(cell) : '');

/** '**Per 100 g**' is bold; the asterisks of 'Per 30 g**' are a footnote's. */
const withoutBold = (printed: string): string =>
  printed.includes('**') || printed.includes('__')
    ? printed.replace(/(\*\*|__)(?=\S)(.*?\S)\1/g, '$2').trim()
    : printed;

const labelOf = (heads: Grid, at: number): string => {
  if (heads.length === 1) return withoutBold(textOf(heads[0]?.[at]));
  const parts: string[] = [];
  for (const row of heads) {
    const part = withoutBold(textOf(row[at]));
    if (part !== '' && !parts.includes(part)) parts.push(part);
  }
  return parts.join(' ');
};

type Pending = { at: number; heading: Heading | null; label: string; sample: Sample };

/**
 * Reads the heading rows of a table of cells; without any, the cells tell what their column is.
 * @param rows the first below the headings.
 */
export function layoutOf(
  heads: Grid,
  rows: Grid,
  builder: TableBuilder,
  basis: Heading | null,
  bases: readonly Heading[],
): Layout {
  let width = 0;
  for (let r = 0; r < heads.length; r++) width = Math.max(width, heads[r]?.length ?? 0);
  for (const row of rows) width = Math.max(width, row.length);
  width = Math.min(width, mostColumns);
  const layout: Layout = {
    name: -1,
    unitAt: -1,
    values: [],
    valueAt: [],
    references: [],
    energyAt: [],
  };
  const pending: Pending[] = [];
  let within = basis;
  for (let at = 0; at < width; at++) {
    const label = labelOf(heads, at);
    const heading = label === '' ? null : readHeading(label);
    const sample = sampleOf(rows, at);
    if (heading?.role === 'name' && layout.name < 0 && sample !== 'amount') layout.name = at;
    else if (
      layout.name < 0 &&
      sample === 'text' &&
      (!heading || heading.role === 'name' || at === 0) &&
      !isGroup(heads, rows, at, width)
    ) {
      layout.name = at;
      // 'Valori per 100 g | Cacao | Vaniglia'
      if (heading?.hasBasis) within = heading;
    } else if (heading?.role === 'unit' || (sample === 'unit' && layout.unitAt < 0))
      layout.unitAt = at;
    else pending.push({ at, heading, label, sample });
  }
  if (layout.name < 0) {
    layout.name = 0;
    const first = pending.findIndex(({ at }) => at === 0);
    if (first >= 0) pending.splice(first, 1);
  }
  let anonymous = 0;
  for (const { at, heading, label, sample } of pending) {
    // What stands before the names is no value, unless its heading says so.
    if (at < layout.name && heading?.role !== 'value' && heading?.role !== 'nrv') continue;
    const isSpanned = sample === 'percent' && label !== '' && label === labelOf(heads, at - 1);
    const isReference = heading
      ? heading.role === 'nrv' ||
        ((heading.maybeNrv || isSpanned) && sample === 'percent') ||
        (heading.maybeNrv && isSecond(heading, layout, builder) && isBare(rows, at))
      : sample === 'percent' && layout.values.length > 0;
    if (isReference) {
      addReference(layout, at, heading, isSpanned ? '' : label, builder);
      continue;
    }
    if (sample === 'text' || (sample === 'empty' && !heading)) continue;
    if (label === '' && layout.values.length > 0 && isEnergyOnly(rows, at)) {
      layout.energyAt.push({ at, of: layout.values.length - 1 });
      continue;
    }
    let shown = heading;
    if (!heading && label !== '')
      shown = within ? { ...within, column: { ...within.column, label } } : otherHeading(label);
    else if (!heading || (!heading.hasBasis && heading.column.kind === 'serving')) {
      shown = bases[anonymous] ?? (anonymous === 0 ? (within ?? heading) : otherHeading(label));
      if (within && heading?.unit !== undefined) shown = { ...within, unit: heading.unit };
      anonymous++;
    }
    layout.values.push(columnFor(shown, label, layout, builder));
    layout.valueAt.push(at);
  }
  return layout;
}

/** Whether a column of the same basis stands before one. */
const isSecond = (heading: Heading, { values }: Layout, builder: TableBuilder): boolean =>
  values.some(({ index }) => index === builder.column(heading).index);

/** 'Gruppo | Nutriente | …': a column of text before the one whose heading says that it has the names. */
function isGroup(heads: Grid, rows: Grid, at: number, width: number): boolean {
  if (heads.length === 0 || readHeading(labelOf(heads, at)) !== null) return false;
  for (let next = at + 1; next < width; next++)
    if (readHeading(labelOf(heads, next))?.role === 'name') return sampleOf(rows, next) === 'text';
  return false;
}

/** 'Cacao 100 g' and 'Vaniglia 100 g' of one table are two columns. */
function columnFor(
  heading: Heading | null,
  label: string,
  { values }: Layout,
  builder: TableBuilder,
): ValueColumn {
  const column = builder.column(heading);
  const isTaken =
    heading !== null &&
    values.some(({ index }) => index === column.index) &&
    fold(label) !== fold(column.column.label ?? '');
  return isTaken ? builder.columns.of(heading, true) : column;
}

const otherHeading = (label: string): Heading => ({
  role: 'value',
  column: label === '' ? { kind: 'other' } : { kind: 'other', label },
  hasBasis: false,
  sure: false,
  maybeNrv: false,
});

function addReference(
  layout: Layout,
  at: number,
  heading: Heading | null,
  label: string,
  builder: TableBuilder,
): void {
  builder.columns.reference(label === '' ? undefined : label, layout.references.length);
  // '%VNR per dose' names the column it belongs to; otherwise it is the one to the left.
  let of = Math.max(0, layout.values.length - 1);
  if (heading?.hasBasis && /dos|porz/.test(fold(label))) {
    const serving = layout.values.findIndex(({ column }) => column.kind === 'serving');
    if (serving >= 0) of = serving;
  }
  layout.references.push({ at, of });
}
