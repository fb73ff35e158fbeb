import { valueHeadings } from '../../lexicon/vocabulary.ts';
import type { Column } from '../../model.ts';
import { type Heading, readHeading } from '../values/headings.ts';
import { fold } from '../../text/fold.ts';
import { maxColumns } from '../../text/limits.ts';

/**
 * A column of values of the table in the making, with the unit that its heading gives. Beyond what a
 * table may have its index is `maxColumns`.
 */
export type ValueColumn = { column: Column; index: number; unit: string | undefined };

/** The columns of a table, each basis once. */
export class ColumnSet {
  /** All columns as they came, reference columns among them. */
  readonly all: Column[] = [];
  readonly values: Column[] = [];
  /** The flavour whose table is being read: its columns are beside those of the others. */
  flavour: string | undefined = undefined;
  /** The flavour that a text named first; a column is its own only once another is named. */
  private firstFlavour: string | undefined = undefined;
  private references = 0;
  private serving: Readonly<Column> | undefined;
  private readonly servingLabel: string | undefined;
  /** The headings that were looked up, and the column of each. */
  private readonly headings: (Heading | null)[] = [];
  private readonly found: ValueColumn[] = [];

  constructor(servingLabel: string | undefined) {
    this.servingLabel = servingLabel;
  }

  /** The column of a heading: the one of the same basis, or a new one. */
  of(heading: Heading | null): ValueColumn {
    const { flavour } = this;
    const at = flavour === undefined ? this.headings.indexOf(heading) : -1;
    const known = at < 0 ? undefined : this.found[at];
    if (known) return known;
    const isApart = heading?.isApart === true;
    const column = this.made(heading);
    if (flavour !== undefined) column.label = labelWithin(flavour, column.label);
    const index = this.placeOf(column, isApart || flavour !== undefined);
    const found = this.values[index];
    if (found) found.label ??= column.label;
    else if (index >= maxColumns) return { column, index: maxColumns, unit: undefined };
    else {
      this.values.push(column);
      this.all.push(column);
    }
    const value = { column: found ?? column, index, unit: heading?.unit };
    if (at >= 0) this.found[at] = value;
    else if (flavour === undefined && this.headings.length < maxColumns) {
      this.headings.push(heading);
      this.found.push(value);
    }
    return value;
  }

  /** Where the column of the same basis is, or where a new one would be. */
  private placeOf(column: Column, isApart: boolean): number {
    const { values } = this;
    let index = 0;
    for (; index < values.length; index++) {
      const value = values[index];
      if (value && isSameBasis(value, column) && (!isApart || value.label === column.label)) break;
    }
    return index;
  }

  private made(heading: Heading | null): Column {
    // A copy: what the table adds to its columns is not the heading's.
    const column: Column = heading ? { ...heading.column } : { kind: 'serving' };
    if (column.kind === 'nrv') column.kind = 'other';
    if (column.kind !== 'serving' || column.amount !== undefined) return column;
    const { label } = column;
    if (this.serving) Object.assign(column, this.serving);
    else if (label === undefined && this.servingLabel !== undefined) {
      const named = readHeading(this.servingLabel);
      Object.assign(column, named?.role === 'value' ? named.column : { label: this.servingLabel });
    }
    if (label !== undefined) column.label = label;
    return column;
  }

  /** Goes on with the table of another flavour of the same text. */
  startFlavour(name: string): void {
    const first = this.firstFlavour;
    if (first === undefined || this.values.length === 0) {
      this.firstFlavour = name;
      return;
    }
    if (this.flavour === undefined)
      for (const column of this.values) column.label = labelWithin(first, column.label);
    this.flavour = name;
  }

  /** Gives the serving column what a row of the table tells of it: 'Porzione: 30 g'. */
  nameServing({ column }: Heading): void {
    this.serving = column;
    const open = this.values.find(({ kind, amount }) => kind === 'serving' && amount === undefined);
    if (!open) return;
    Object.assign(open, column, { label: open.label ?? column.label });
  }

  /** Gives the only column, which no heading named, the basis that is below its rows. */
  nameOnly({ column }: Heading): void {
    const [only] = this.values;
    // 'Quantità' names no basis.
    const isBare = !only?.label || valueHeadings.has(fold(only.label));
    const isOpen = only?.kind === 'serving' && only.amount === undefined && isBare;
    if (only && isOpen && this.values.length === 1) Object.assign(only, column);
  }

  /** Declares a column of reference percentages: the `ordinal`th of its table. */
  addReference(label: string | undefined, ordinal: number): void {
    if (this.references > ordinal) return;
    this.references++;
    this.all.push(label === undefined ? { kind: 'nrv' } : { kind: 'nrv', label });
  }

  get hasReference(): boolean {
    return this.references > 0;
  }
}

const labelWithin = (flavour: string, label: string | undefined): string =>
  label === undefined ? flavour : `${flavour} ${label}`;

function isSameBasis(a: Column, b: Column): boolean {
  if (a.kind !== b.kind || a.amount !== b.amount || a.unit !== b.unit) return false;
  if (a.label === b.label || a.kind === 'per100g' || a.kind === 'per100ml') return true;
  if (a.kind === 'other') return false;
  return a.amount !== undefined || a.label === undefined || b.label === undefined;
}

const unnamed: Column = { kind: 'serving' };

/** Whether the values under two headings go to one column. */
export const sharesColumn = (a: Heading | null, b: Heading | null): boolean =>
  isSameBasis(a?.column ?? unnamed, b?.column ?? unnamed);
