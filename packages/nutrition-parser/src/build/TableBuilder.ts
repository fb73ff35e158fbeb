import type { Diagnostic, NutritionTable, Shape } from '../model.ts';
import { Cell, cellText, spanOf } from '../text/source.ts';
import { ColumnSet, type ValueColumn } from './ColumnSet.ts';
import type { Heading } from '../lexer/heading.ts';
import { energyPair } from './energy.ts';
import { InputBudget } from './InputBudget.ts';
import { mostColumns } from './limits.ts';
import { readCell } from '../lexer/readCell.ts';
import { nameOfCell, readName, type NameReading } from '../lexer/readName.ts';
import { RowSet, type Percents, type Values } from './RowSet.ts';
import type { CellReading } from '../lexer/printed.ts';
import { isMultiple, quantityAt, settle } from './settle.ts';
import { readSimple } from '../lexer/simpleAmount.ts';
import { unitOf } from '../lexicon/units.ts';

export type { ValueColumn };

/** What a reader knows of a row beside its cells. */
export type RowFacts = {
  sub?: boolean;
  /** From a column of units. */
  unit?: string | undefined;
  /** Reference percentages, at the place of the cell that they belong to. */
  percents?: Percents;
};

const noFacts: RowFacts = {};

/** Collects the rows and columns that a reader finds, whatever the shape. */
export class TableBuilder {
  readonly diagnostics: Diagnostic[] = [];
  readonly budget = new InputBudget(this.diagnostics);
  readonly notes: string[] = [];
  readonly columns: ColumnSet;
  title: string | undefined = undefined;
  servingsPerPack: number | undefined = undefined;
  private readonly rows = new RowSet(this.diagnostics);
  /** Of the row that is being read. */
  private percents: Percents = undefined;

  constructor(servingLabel: string | undefined) {
    this.columns = new ColumnSet(servingLabel);
  }

  get rowCount(): number {
    return this.rows.length;
  }

  column(heading: Heading | null): ValueColumn {
    return this.columns.of(heading);
  }

  /** The unit of a unit cell; 'kJ/kcal' stays a pair, 'miliardi UFC' a multiple. */
  unitFrom(text: string): string | undefined {
    if (/kj.*kcal|kcal.*kj/i.test(text)) return 'kJ/kcal';
    return unitOf(text.trim()) ?? (isMultiple(text) ? text : undefined);
  }

  /**
   * Adds a row whose `cells` go with `columns`. A row without name or without anything printed is
   * skipped.
   */
  row(
    name: Cell,
    columns: readonly ValueColumn[],
    cells: readonly (Cell | null)[],
    facts: RowFacts = noFacts,
  ): void {
    this.budget.count(name.end - name.start);
    const read = nameOfCell(name);
    if (read.folded === '' || columns.length === 0 || this.isTooWide(columns)) return;
    if (read.second !== undefined && this.splitRow(name, read, read.second, columns, cells)) return;
    this.percents = undefined;
    if (read.energy) this.energyRow(name, read, columns, cells, facts);
    else this.valueRow(name, read, columns, cells, facts);
  }

  /** Adds a percentage of the reference value to the row of that name, where there is one. */
  reference(name: string, percent: number): void {
    if (this.rows.setPercent(readName(name), percent)) this.columns.reference(undefined, 0);
  }

  /** Whether a row reaches beyond the columns that a table may have; it is left out, and that told. */
  private isTooWide(columns: readonly ValueColumn[]): boolean {
    for (const column of columns) {
      if (column.index < mostColumns) continue;
      this.budget.truncated(`Only the first ${mostColumns} columns were read.`);
      return true;
    }
    return false;
  }

  private valueRow(
    name: Cell,
    read: NameReading,
    columns: readonly ValueColumn[],
    cells: readonly (Cell | null)[],
    facts: RowFacts,
  ): void {
    const unit = facts.unit ?? read.unit;
    const given = unit === 'kJ/kcal' ? undefined : unit;
    const values = this.emptyValues();
    let printed = false;
    for (let i = 0; i < columns.length; i++) {
      const target = columns[i];
      const cell = cells[i];
      if (!target) continue;
      // Most cells hold an amount and its unit, and need no closer look.
      const simple =
        facts.percents === undefined && cell && cell.number === undefined
          ? readSimple(cell.source.text, cell.start, cell.end)
          : null;
      if (simple && cell) {
        const length = cell.end - cell.start;
        this.budget.count(length);
        values[target.index] = quantityAt(simple.amount, simple.unit, cell, 0, length);
        printed = true;
        continue;
      }
      const reading = this.readOne(cell, target, facts.percents?.[i], false);
      if (!reading || !cell) continue;
      printed = true;
      const amount = reading.amounts[0];
      if (amount) {
        values[target.index] = settle(amount, cell, read.key, given ?? target.unit, target.column);
      }
    }
    if (printed) this.rows.add(name, read, read.key, facts.sub === true, values, this.percents);
  }

  private energyRow(
    name: Cell,
    read: NameReading,
    columns: readonly ValueColumn[],
    cells: readonly (Cell | null)[],
    facts: RowFacts,
  ): void {
    const unit = facts.unit ?? read.unit;
    const kilojoules = this.emptyValues();
    const kilocalories = this.emptyValues();
    let printed = false;
    let hasKj = false;
    let hasKcal = false;
    for (let i = 0; i < columns.length; i++) {
      const target = columns[i];
      const cell = cells[i];
      if (!target) continue;
      const reading = this.readOne(cell, target, facts.percents?.[i], true);
      if (!reading || !cell) continue;
      printed = true;
      const pair = energyPair(reading.amounts, cell, read, unit ?? target.unit, target.column);
      kilojoules[target.index] = pair.kj ?? null;
      kilocalories[target.index] = pair.kcal ?? null;
      hasKj ||= pair.kj !== undefined;
      hasKcal ||= pair.kcal !== undefined;
    }
    if (!printed) return;
    // Energy that is declared without an amount is one row, of the kind that its name tells.
    const isOpen = !hasKj && !hasKcal;
    const { percents } = this;
    if (hasKj || (isOpen && read.key !== 'energyKcal')) {
      this.rows.add(name, read, 'energyKj', false, kilojoules, percents);
    }
    if (hasKcal || (isOpen && read.key === 'energyKcal')) {
      const own = hasKj && percents ? [...percents] : percents;
      this.rows.add(name, read, 'energyKcal', false, kilocalories, own);
    }
  }

  /** One null for each column so far. */
  private emptyValues(): Values {
    const { length } = this.columns.values;
    if (length === 1) return [null];
    return length === 2 ? [null, null] : Array.from({ length }, () => null);
  }

  /** Reads a cell, and keeps the percentage that stands in it or beside it. */
  private readOne(
    cell: Cell | null | undefined,
    { index }: ValueColumn,
    given: number | null | undefined,
    energy: boolean,
  ): CellReading | null {
    if (given !== undefined && given !== null) (this.percents ??= [])[index] = given;
    if (!cell) return null;
    this.budget.count(cell.end - cell.start);
    const reading = readCell(cell, energy);
    if (reading.percent !== null) (this.percents ??= [])[index] = reading.percent;
    if (reading.unread) this.unparsed(cell);
    return reading;
  }

  private unparsed(cell: Cell): void {
    this.diagnostics.push({
      code: 'value-unparsed',
      severity: 'warning',
      message: `No amount can be read from '${cellText(cell).slice(0, 60)}'.`,
      span: spanOf(cell.source, cell.start, cell.end),
    });
  }

  /** 'Grassi (di cui saturi) | 10 g (2 g)': two names and two amounts are two rows. */
  private splitRow(
    name: Cell,
    read: NameReading,
    second: string,
    columns: readonly ValueColumn[],
    cells: readonly (Cell | null)[],
  ): boolean {
    const outer = read.name.slice(0, read.name.lastIndexOf(second)).replace(/[\s(,;]+$/, '');
    const first = readName(outer);
    const inner = readName(second);
    const at = Math.max(0, cellText(name).lastIndexOf(second));
    const firsts = this.emptyValues();
    const seconds = this.emptyValues();
    let printed = false;
    for (let i = 0; i < columns.length; i++) {
      const cell = cells[i];
      const target = columns[i];
      if (!cell || !target) continue;
      const [a, b] = readCell(cell, true).amounts;
      if (!a || !b) return false;
      printed = true;
      firsts[target.index] = settle(a, cell, first.key, target.unit, target.column);
      seconds[target.index] = settle(b, cell, inner.key, target.unit, target.column);
    }
    if (!printed) return false;
    this.rows.add(name, first, first.key, false, firsts, undefined);
    const part = new Cell(name.source, name.start + at, name.end);
    this.rows.add(part, inner, inner.key, true, seconds, undefined);
    return true;
  }

  finish(shape: Shape): NutritionTable {
    const { values, all, hasReference } = this.columns;
    const firstServing = values.findIndex(({ kind }) => kind === 'serving');
    const rows = this.rows.finish(values.length, firstServing, hasReference);
    const table: NutritionTable = {
      columns: rows.length > 0 ? all : [],
      rows,
      notes: this.notes,
      shape: rows.length > 0 ? shape : 'none',
    };
    if (this.title !== undefined) table.title = this.title;
    if (this.servingsPerPack !== undefined) table.servingsPerPack = this.servingsPerPack;
    return table;
  }
}
