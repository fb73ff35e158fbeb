import type { Diagnostic, NutritionTable, Shape } from '../../model.ts';
import { ColumnSet, type ValueColumn } from './ColumnSet.ts';
import { RowSet } from './RowSet.ts';
import type { ColumnRef, Fact, RowFact, TableView } from './facts.ts';
import { rowsOf } from './rowsOf.ts';
import { readName } from '../values/names.ts';
import { maxColumns, maxInputLength } from '../../text/limits.ts';
import { type Cell, cellText, spanOf } from '../../text/source.ts';

const tooLong = `Only the first ${maxInputLength} characters were read.`;

/** Counts what is read of an input, and tells when it is too much. */
class InputBudget {
  private readonly diagnostics: Diagnostic[];
  private read = 0;
  private isCut = false;

  constructor(diagnostics: Diagnostic[]) {
    this.diagnostics = diagnostics;
  }

  count(characters: number): void {
    this.read += characters;
  }

  /** Whether the input is still within what is read. */
  mayReadOn(): boolean {
    if (this.read <= maxInputLength) return true;
    this.truncate(tooLong);
    return false;
  }

  /** The part of a text that is read. */
  cut(text: string): string {
    if (text.length <= maxInputLength) return text;
    this.truncate(tooLong);
    return text.slice(0, maxInputLength);
  }

  /** Tells that not all of the input was read; once. */
  truncate(message: string): void {
    if (this.isCut) return;
    this.isCut = true;
    this.diagnostics.push({ code: 'input-truncated', severity: 'warning', message });
  }
}

/** What takes up the facts that readers find. */
export type Sink = TableView & { readonly budget: InputBudget; add(fact: Fact): void };

/** Facts of which it is not known yet whether they are of the table. */
export class Draft implements Sink {
  readonly facts: Fact[] = [];
  readonly budget: InputBudget;
  private readonly above: Sink;
  private rows = 0;
  private last: Cell | undefined = undefined;
  private heading: string | undefined = undefined;

  constructor(above: Sink) {
    this.above = above;
    this.budget = above.budget;
  }

  get rowCount(): number {
    return this.above.rowCount + this.rows;
  }

  get lastName(): string | undefined {
    return this.last?.text ?? this.above.lastName;
  }

  get title(): string | undefined {
    return this.heading ?? this.above.title;
  }

  add(fact: Fact): void {
    this.facts.push(fact);
    if (fact.kind === 'title') this.heading ??= fact.text;
    if (fact.kind !== 'row') return;
    this.rows++;
    this.last = fact.name;
  }
}

/** The table in the making: facts are its only way in. */
export class Table implements Sink {
  private readonly diagnostics: Diagnostic[] = [];
  readonly budget = new InputBudget(this.diagnostics);
  private readonly notes: string[] = [];
  private readonly columns: ColumnSet;
  private readonly rows = new RowSet();
  private heading: string | undefined = undefined;
  private servings: number | undefined = undefined;
  private last: Cell | undefined = undefined;
  /** The columns that were looked up last, and what they are. */
  private lastRefs: readonly ColumnRef[] | undefined = undefined;
  private lastColumns: readonly ValueColumn[] = [];

  constructor(servingLabel: string | undefined) {
    this.columns = new ColumnSet(servingLabel);
  }

  get rowCount(): number {
    return this.rows.length;
  }

  get lastName(): string | undefined {
    return this.last?.text;
  }

  get title(): string | undefined {
    return this.heading;
  }

  /** Takes up what a reader found. */
  add(fact: Fact): void {
    if (fact.kind === 'row') this.addRow(fact);
    else this.addOther(fact);
  }

  private addOther(fact: Exclude<Fact, RowFact>): void {
    switch (fact.kind) {
      case 'column':
        this.columns.of(fact.heading);
        break;
      case 'reference':
        this.columns.addReference(fact.label, fact.ordinal ?? 0);
        break;
      case 'percent':
        if (this.rows.setPercent(readName(fact.name), fact.percent) && fact.isApart)
          this.columns.addReference(undefined, 0);
        break;
      case 'title':
        this.heading ??= fact.text;
        break;
      case 'untitled':
        if (this.heading === fact.text) this.heading = undefined;
        break;
      case 'note':
        this.notes.push(fact.text);
        break;
      case 'servings':
        this.servings ??= fact.count;
        break;
      case 'diagnostic':
        this.diagnostics.push(fact.diagnostic);
        break;
      default:
        this.lastRefs = undefined;
        this.addBasis(fact);
    }
  }

  /** What says more of columns that are there, or parts them from those that come. */
  private addBasis(
    fact: Extract<Fact, { kind: 'servingSize' | 'onlyColumn' | 'flavour' | 'within' }>,
  ): void {
    switch (fact.kind) {
      case 'servingSize':
        this.columns.nameServing(fact.heading);
        break;
      case 'onlyColumn':
        this.columns.nameOnly(fact.heading);
        break;
      case 'flavour':
        this.columns.startFlavour(fact.name);
        break;
      case 'within':
        this.columns.flavour = fact.flavour;
    }
  }

  private columnsOf(refs: readonly ColumnRef[]): readonly ValueColumn[] {
    if (refs === this.lastRefs) return this.lastColumns;
    this.lastColumns = refs.map((ref) => this.columns.of(ref));
    this.lastRefs = refs;
    return this.lastColumns;
  }

  private addRow(fact: RowFact): void {
    const columns = this.columnsOf(fact.columns);
    const { name } = fact;
    this.budget.count(name.end - name.start);
    if (columns.length === 0 || this.isTooWide(columns)) return;
    const { rows, unread, characters } = rowsOf(fact, columns, this.columns.values.length);
    this.budget.count(characters);
    for (const cell of unread) this.diagnostics.push(unparsed(cell));
    this.last = rows.at(-1)?.cell ?? this.last;
    for (const row of rows) {
      const conflict = this.rows.add(row);
      if (conflict) this.diagnostics.push(conflict);
    }
  }

  /** Whether a row reaches beyond the columns that a table may have; it is left out, and that told. */
  private isTooWide(columns: readonly ValueColumn[]): boolean {
    if (!columns.some(({ index }) => index >= maxColumns)) return false;
    this.budget.truncate(`Only the first ${maxColumns} columns were read.`);
    return true;
  }

  finish(shape: Shape): { value: NutritionTable; diagnostics: Diagnostic[] } {
    const { values, all, hasReference } = this.columns;
    const firstServing = values.findIndex(({ kind }) => kind === 'serving');
    const rows = this.rows.finish(values.length, firstServing, hasReference);
    const value: NutritionTable = {
      columns: rows.length > 0 ? all : [],
      rows,
      notes: this.notes,
      shape: rows.length > 0 ? shape : 'none',
    };
    if (this.heading !== undefined) value.title = this.heading;
    if (this.servings !== undefined) value.servingsPerPack = this.servings;
    return { value, diagnostics: this.diagnostics };
  }
}

const unparsed = (cell: Cell): Diagnostic => ({
  code: 'value-unparsed',
  severity: 'warning',
  message: `No amount can be read from '${cellText(cell).slice(0, 60)}'.`,
  span: spanOf(cell.source, cell.start, cell.end),
});
