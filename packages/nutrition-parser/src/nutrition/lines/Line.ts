import type { ColumnRef, Fact, TableView } from '../facts/facts.ts';
import { servingsInLine } from './pack.ts';
import type { HeadLine } from '../values/headLines.ts';
import type { Heading } from '../values/headings.ts';
import { nameOfCell } from '../values/names.ts';
import { scanLine } from '../values/scanLine.ts';
import type { Token } from '../values/tokens.ts';
import type { Cell } from '../../text/source.ts';
import { trimmedAround } from '../../text/trim.ts';

/** A line that tells of the pack or a serving says little else. */
export const maxFact = 60;

/** Longer lines are no value below its name. */
export const maxLoose = maxFact + 20;

/** Characters of a line in which its pack may be told of, before its rows. */
const maxServings = 120;

/** A text without marks of emphasis and of lists. */
export const withoutMarks = (text: string): string => trimmedAround(text, '*_:†', '*#_•-');

/** A line of a text, and what a form may need of it: each is found once. */
export class Line {
  readonly cell: Cell;
  private parted: readonly Token[] | undefined = undefined;
  private bare: string | undefined = undefined;
  private told: number | null | undefined = undefined;

  constructor(cell: Cell) {
    this.cell = cell;
  }

  get text(): string {
    return this.cell.text;
  }

  /** Its names with their values, and its bases. */
  get tokens(): readonly Token[] {
    const { source, start, end } = this.cell;
    return (this.parted ??= scanLine(source, start, end));
  }

  /** The text without marks at its ends. */
  get clean(): string {
    return (this.bare ??= withoutMarks(this.text));
  }

  /** Servings of the pack that it tells: 'Porzione 30g Porzioni per confezione 33 Energia …'. */
  get servings(): number | undefined {
    if (this.told === undefined)
      this.told = servingsInLine(this.clean.slice(0, maxServings)) ?? null;
    return this.told ?? undefined;
  }

  get isShort(): boolean {
    return this.clean.length < maxFact;
  }
}

/** A form of a line. */
export type LineForm = {
  readonly name: string;
  /** A line of this form; lines above it that it needs are before it. */
  readonly example: string;
  /** What a line of this form says; null for any other line. */
  readonly match: (line: Line, context: LineContext) => readonly LineFact[] | null;
};

/** What the lines of a text so far mean for the next one. */
export type LineContext = {
  readonly table: TableView;
  /** The columns that values go to, in the order in which their bases were printed. */
  readonly active: readonly ColumnRef[];
  readonly heading: Heading | null;
  /** The line that named several columns at once. */
  readonly heads: HeadLine | undefined;
  /** Headings that are one under the other, without rows between them. */
  readonly stack: readonly Heading[];
  /** The rows of the table when the last heading came. */
  readonly rowsBefore: number;
  /** A column of reference percentages is beside the values. */
  readonly referenced: boolean;
  /** 'Profilo aminoacidico': the column of the percentages below it. */
  readonly profile: Heading | undefined;
  /** The row read last is part of another. */
  readonly sub: boolean;
  /** A name on a line of its own, with the values on the lines below it so far. */
  readonly pending: { readonly name: Cell; readonly values: readonly Cell[] } | undefined;
  /** Nutrients on lines one under the other, and how many of their values came below them so far. */
  readonly waiting: { readonly names: readonly Cell[]; readonly values: number };
};

/** What a form of a line says: of the table, and of what the next lines are to know. */
export type LineFact =
  | Fact
  | { readonly kind: 'context'; readonly change: Partial<LineContext> }
  /** Headings of columns, which tell the shape of a text. */
  | { readonly kind: 'headings'; readonly count: number };

export const changed = (change: Partial<LineContext>): LineFact => ({ kind: 'context', change });

export const newContext = (table: TableView, heading: Heading | null): LineContext => ({
  table,
  active: heading ? [heading] : [],
  heading,
  heads: undefined,
  stack: [],
  rowsBefore: -1,
  referenced: false,
  profile: undefined,
  sub: false,
  pending: undefined,
  waiting: { names: [], values: 0 },
});

/** The context behind facts. */
export function contextAfter(context: LineContext, facts: readonly LineFact[]): LineContext {
  let next = context;
  for (const fact of facts) if (fact.kind === 'context') next = { ...next, ...fact.change };
  return next;
}

/** The columns that values go to; without a heading so far, one of an unnamed serving. */
export const activeColumns = ({ active, heading }: LineContext): readonly ColumnRef[] =>
  active.length > 0 ? active : [heading];

/** The same, where headings that are under each other are as many columns. */
export const spreadColumns = (context: LineContext): readonly ColumnRef[] =>
  context.stack.length > 1 && context.active.length === 0 ? context.stack : activeColumns(context);

/** Makes columns the active ones, where they are not. */
export const activated = (
  context: LineContext,
  columns: readonly ColumnRef[],
): readonly LineFact[] => {
  if (context.active === columns) return [];
  const made = columns.map((heading): LineFact => ({ kind: 'column', heading }));
  return [changed({ active: columns }), ...made];
};

/** Whether a heading is above, and nothing was read since. */
export const isBelowHeading = ({ stack, rowsBefore, table }: LineContext): boolean =>
  stack.length > 0 && rowsBefore === table.rowCount;

/** Whether the basis of the values is known. */
export const hasBasis = ({ active, stack, heading }: LineContext): boolean =>
  active.length > 0 || stack.length > 0 || heading?.hasBasis === true;

/** Whether the name on the line above is energy. */
export const isBelowEnergy = ({ pending }: LineContext): boolean =>
  pending !== undefined && nameOfCell(pending.name).energy;
