import type { Shape } from '../../model.ts';
import type { Cell } from '../../text/source.ts';
import type { Heading } from '../columns.ts';
import type { TableBuilder, ValueColumn } from '../TableBuilder.ts';

/** What one text after another of the same input shares. */
export type TextState = {
  builder: TableBuilder;
  /** The columns that values go to, in the order in which their bases were printed. */
  active: ValueColumn[];
  heading: Heading | null;
  profile: string | undefined;
  /** The row read last is part of another. */
  sub: boolean;
  /** A name on a line of its own, with the values on the lines below it so far. */
  pending: { name: Cell; values: Cell[] } | undefined;
  /** Lines that were read as a table, as name and value, and headings between them. */
  counts: { grid: number; pairs: number; marked: number; headings: number; lines: number };
};

export const newTextState = (builder: TableBuilder, heading: Heading | null): TextState => ({
  builder,
  active: heading ? [builder.column(heading)] : [],
  heading,
  profile: undefined,
  sub: false,
  pending: undefined,
  counts: { grid: 0, pairs: 0, marked: 0, headings: 0, lines: 0 },
});

/** The columns that values go to; without a heading so far, one of an unnamed serving. */
export function activeColumns(state: TextState): ValueColumn[] {
  if (state.active.length === 0) state.active = [state.builder.column(state.heading)];
  return state.active;
}

/** Goes on under a heading: its basis is that of the values below. */
export function setHeading(state: TextState, heading: Heading, label: string): void {
  if (heading.column.kind === 'other' && !heading.hasBasis) {
    // 'Profilo aminoacidico': percentages below it have a column of their own, amounts do not.
    state.profile = label;
    return;
  }
  state.profile = undefined;
  state.heading = heading;
  if (heading.hasBasis) state.active = [state.builder.column(heading)];
}

/** The shape that the counts of a text tell. */
export function textShape({ counts }: TextState): Shape {
  if (counts.grid > 0 && counts.grid >= counts.pairs) return 'pipe-table';
  if (counts.headings > 1 && counts.lines > 2) return 'sectioned-list';
  return counts.lines > 1 ? 'lines' : 'free-text';
}
