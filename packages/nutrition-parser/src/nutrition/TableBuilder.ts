import type { Diagnostic, NutritionTable, Quantity, Shape } from '../model.ts';
import { cellText, spanOf, type Cell } from '../text/source.ts';
import { ColumnSet, type ValueColumn } from './ColumnSet.ts';
import type { Heading } from './columns.ts';
import { energyPair } from './energy.ts';
import { InputBudget } from './InputBudget.ts';
import { readCell } from './readCell.ts';
import { readName, type NameReading } from './readName.ts';
import { RowSet, type Percents } from './RowSet.ts';
import { settle } from './settle.ts';
import { unitOf } from './units.ts';

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
  title: string | undefined;
  servingsPerPack: number | undefined;
  private readonly rows = new RowSet(this.diagnostics);

  constructor(servingLabel: string | undefined) {
    this.columns = new ColumnSet(servingLabel);
  }

  get rowCount(): number {
    return this.rows.length;
  }

  column(heading: Heading | null): ValueColumn {
    return this.columns.of(heading);
  }

  /** The unit of a unit cell; 'kJ/kcal' stays a pair. */
  unitFrom(text: string): string | undefined {
    return /kj.*kcal|kcal.*kj/i.test(text) ? 'kJ/kcal' : unitOf(text.trim());
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
    this.budget.count(name.end - name.start + 8 * cells.length);
    const read = readName(cellText(name));
    if (read.folded === '') return;
    if (read.second !== undefined && this.splitRow(name, read, columns, cells)) return;
    if (read.energy) {
      this.energyRow(name, read, columns, cells, facts);
      return;
    }
    const unit = facts.unit ?? read.unit;
    const values: (Quantity | null | undefined)[] = [];
    let percents: Percents;
    let printed = false;
    for (let i = 0; i < columns.length; i++) {
      const target = columns[i];
      const cell = cells[i];
      if (!target) continue;
      const given = facts.percents?.[i];
      if (given !== undefined && given !== null) (percents ??= [])[target.index] = given;
      if (!cell) continue;
      printed = true;
      const reading = readCell(cell, false);
      if (reading.percent !== null) (percents ??= [])[target.index] = reading.percent;
      const amount = reading.amounts[0];
      if (amount) {
        const ofRow = unit === 'kJ/kcal' ? undefined : unit;
        values[target.index] = settle(amount, cell, read.key, ofRow ?? target.unit, target.column);
      } else if (reading.unread) this.unparsed(cell);
    }
    if (printed) this.rows.add(name, read, read.key, facts.sub === true, values, percents);
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
    columns: readonly ValueColumn[],
    cells: readonly (Cell | null)[],
  ): boolean {
    const second = read.second ?? '';
    const outer = read.name.slice(0, read.name.lastIndexOf(second)).replace(/[\s(,;]+$/, '');
    const first = readName(outer);
    const inner = readName(second);
    const firsts: Quantity[] = [];
    const seconds: Quantity[] = [];
    for (let i = 0; i < columns.length; i++) {
      const cell = cells[i];
      const target = columns[i];
      if (!cell || !target) continue;
      const [a, b] = readCell(cell, true).amounts;
      if (!a || !b) return false;
      firsts[target.index] = settle(a, cell, first.key, target.unit, target.column);
      seconds[target.index] = settle(b, cell, inner.key, target.unit, target.column);
    }
    if (firsts.length === 0) return false;
    this.rows.add(name, first, first.key, false, firsts, undefined);
    this.rows.add(name, inner, inner.key, true, seconds, undefined);
    return true;
  }

  private energyRow(
    name: Cell,
    read: NameReading,
    columns: readonly ValueColumn[],
    cells: readonly (Cell | null)[],
    facts: RowFacts,
  ): void {
    const unit = facts.unit ?? read.unit;
    const kilojoules: Quantity[] = [];
    const kilocalories: Quantity[] = [];
    let percents: Percents;
    let printed = false;
    for (let i = 0; i < columns.length; i++) {
      const target = columns[i];
      const cell = cells[i];
      if (!target) continue;
      const given = facts.percents?.[i];
      if (given !== undefined && given !== null) (percents ??= [])[target.index] = given;
      if (!cell) continue;
      printed = true;
      const reading = readCell(cell, true);
      if (reading.unread) this.unparsed(cell);
      if (reading.percent !== null) (percents ??= [])[target.index] = reading.percent;
      const pair = energyPair(reading.amounts, cell, read, unit ?? target.unit, target.column);
      if (pair.kj) kilojoules[target.index] = pair.kj;
      if (pair.kcal) kilocalories[target.index] = pair.kcal;
    }
    if (!printed) return;
    const none = kilojoules.length === 0 && kilocalories.length === 0;
    if (kilojoules.length > 0 || (none && read.key !== 'energyKcal')) {
      this.rows.add(name, read, 'energyKj', false, kilojoules, percents);
    }
    if (kilocalories.length > 0 || (none && read.key === 'energyKcal')) {
      const own = kilojoules.length > 0 && percents ? [...percents] : percents;
      this.rows.add(name, read, 'energyKcal', false, kilocalories, own);
    }
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
