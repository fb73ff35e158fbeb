import type { Shape } from '../model.ts';
import type { Cell } from '../text/source.ts';
import type { Heading } from '../lexer/heading.ts';
import { nameOfCell } from '../lexer/readName.ts';
import type { TableBuilder, ValueColumn } from '../build/TableBuilder.ts';
import type { HeadLine } from './headLine.ts';

/** What one text after another of the same input shares. */
export type TextState = {
  builder: TableBuilder;
  /** The columns that values go to, in the order in which their bases were printed. */
  active: ValueColumn[];
  heading: Heading | null;
  /** The line that named several columns at once. */
  heads: HeadLine | undefined;
  /** Headings that stand one under the other, without rows between them. */
  stack: Heading[];
  /** The rows that were read when the last heading came. */
  rowsBefore: number;
  /** A column of reference percentages stands beside the values. */
  referenced: boolean;
  profile: string | undefined;
  /** The row read last is part of another. */
  sub: boolean;
  /** A name on a line of its own, with the values on the lines below it so far. */
  pending: { name: Cell; values: Cell[] } | undefined;
  /** Nutrients on lines one under the other, and how many of their values came below them so far. */
  waiting: { names: Cell[]; values: number };
  /** Lines that were read as a table, as name and value, and headings between them. */
  counts: { grid: number; pairs: number; marked: number; headings: number; lines: number };
};

export const newTextState = (builder: TableBuilder, heading: Heading | null): TextState => ({
  builder,
  active: heading ? [builder.column(heading)] : [],
  heading,
  heads: undefined,
  stack: [],
  rowsBefore: -1,
  referenced: false,
  profile: undefined,
  sub: false,
  pending: undefined,
  waiting: { names: [], values: 0 },
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
  state.heads = undefined;
  state.referenced = false;
  // The column is made for its first value: a heading that another follows at once names none.
  if (heading.hasBasis) state.active = [];
}

/** Goes on under the headings of several columns. */
export function setHeadings(state: TextState, heads: HeadLine): void {
  const { values, reference } = heads;
  state.heads = heads;
  state.profile = undefined;
  state.stack = [];
  state.heading = values.at(-1) ?? null;
  state.active = values.map((heading) => state.builder.column(heading));
  setReference(state, reference);
}

/** Goes on with the table of another flavour ('Gusto vaniglia'), under the same headings. */
export function startFlavour(state: TextState, name: string): void {
  const { builder } = state;
  builder.columns.startFlavour(name);
  if (builder.rowCount === 0) builder.title ??= name;
  else if (builder.title !== undefined && flavourLine.test(builder.title))
    builder.title = undefined;
  state.stack = [];
  state.pending = undefined;
  if (state.heads) setHeadings(state, state.heads);
  else state.active = [];
}

/** 'Gusto cacao', 'Gusto: vaniglia' on a line of its own. */
export const flavourLine = /^(?:gusto|variante|flavou?r)\b[ :]+[a-zà-ù][^\d:|;.]{1,40}$/i;

/** What follows has reference percentages beside its values, where a heading says so. */
export function setReference(state: TextState, label: string | undefined): void {
  state.referenced = label !== undefined;
  if (label === undefined) return;
  // The columns of values come first.
  spreadHeadings(state);
  activeColumns(state);
  state.builder.columns.reference(label, 0);
}

/** Tables of labels have fewer columns of values. */
const mostColumns = 12;

const isSized = ({ column }: Heading): boolean =>
  column.kind === 'serving' && column.amount !== undefined;

const isOpenServing = ({ column }: Heading): boolean =>
  column.kind === 'serving' && column.amount === undefined;

/**
 * Goes on under a heading on a line of its own. Several under each other are those of columns whose
 * values stand on one line, or under each other too.
 */
export function stackHeading(state: TextState, heading: Heading, label: string): void {
  const { builder } = state;
  if (!stands(state)) state.stack = [];
  state.rowsBefore = builder.rowCount;
  const above = state.stack.at(-1);
  let next = heading;
  if (above && isOpenServing(above) && isSized(heading)) {
    // 'Per dose giornaliera' and under it '(2 capsule)' are one heading.
    const joined = [above.column.label, heading.column.label].filter(Boolean).join(' ');
    next = { ...heading, column: { ...heading.column, label: joined } };
    state.stack.pop();
  }
  if (next.hasBasis && state.stack.length < mostColumns) state.stack.push(next);
  setHeading(state, next, label);
}

/** Whether nothing was read since the last heading. */
export const stands = (state: TextState): boolean =>
  state.stack.length > 0 && state.rowsBefore === state.builder.rowCount;

/** A nutrient under others whose values are still to come. */
export function waitFor(name: Cell, { waiting, pending }: TextState): void {
  const goesOn = waiting.values === 0 && pending?.values.length === 0;
  if (!goesOn || nameOfCell(name).key === undefined) waiting.names = [];
  waiting.values = 0;
  if (nameOfCell(name).key !== undefined) waiting.names.push(name);
}

/** Takes up all headings that stand under each other as columns, before their first value. */
export function spreadHeadings(state: TextState): void {
  if (state.stack.length > 1 && state.active.length === 0)
    state.active = state.stack.map((heading) => state.builder.column(heading));
}

/** The shape that the counts of a text tell. */
export function textShape({ counts }: TextState): Shape {
  if (counts.grid > 0 && counts.grid >= counts.pairs) return 'pipe-table';
  if (counts.headings > 1 && counts.lines > 2) return 'sectioned-list';
  return counts.lines > 1 ? 'lines' : 'free-text';
}
