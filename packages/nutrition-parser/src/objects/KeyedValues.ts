import type { ColumnRef, Fact } from '../build/facts.ts';
import { readHeading, type Heading } from '../lexer/heading.ts';
import { unitOfCell } from '../lexer/unitCell.ts';
import type { Cell, Path } from '../text/source.ts';
import { energyUnit, readKey, type KeyReading } from './readKey.ts';
import { headingWithin } from './rowPlace.ts';
import { valueFacts, type RowValues } from './valueFacts.ts';
import { asReference, isObject, percentOf, printed, valueAt } from './values.ts';

/**
 * The values under the keys of one row, by the roles of the keys, whatever the shape is that the row
 * has: `{ nome, valore, unita }`, `Proteine: { per_100g, vnr }`, `per_100g: { kj, kcal }`.
 */
export class KeyedValues implements RowValues {
  private readonly basis: Heading | null;
  private readonly facts: Fact[] = [];
  private energies: { cell: Cell; unit: string; column: ColumnRef }[] | null = null;
  readonly columns: ColumnRef[] = [];
  readonly cells: Cell[] = [];
  unit: string | undefined = undefined;
  percent: number | null = null;
  sub = false;
  /** What a reference percentage is printed as. */
  private reference: Cell | null = null;
  /** `valore: 100, unita: '% VNR'` */
  private isReference = false;
  code: Cell | null = null;

  constructor(basis: Heading | null) {
    this.basis = basis;
  }

  get isEmpty(): boolean {
    return this.cells.length === 0 && this.energies === null;
  }

  /** Takes what is under a key; false where the key has no role of a value. */
  take(known: KeyReading, value: unknown, path: Path): boolean {
    const { role, heading } = known;
    const unit = energyUnit(known);
    if (unit !== undefined) this.addEnergy(valueAt(value, path), unit, heading);
    else if (role === 'value' || role === 'column') this.takeValue(value, path, heading);
    else if (role === 'nrv') this.takePercent(value, path, known);
    else if (role === 'unit' && typeof value === 'string') this.takeUnit(printed(value));
    else return false;
    return true;
  }

  private takeUnit(unit: string): void {
    this.unit = unitOfCell(unit);
    this.isReference = /%\s*[a-z]/i.test(unit) && readHeading(unit)?.role === 'nrv';
  }

  private takeValue(value: unknown, path: Path, heading: Heading | null): void {
    if (!isObject(value)) {
      this.addCell(valueAt(value, path), heading);
      return;
    }
    // `per_100g: { valore: 80, unita: 'g' }`: what is inside is of the column outside.
    for (const key of Object.keys(value)) {
      const known = readKey(key);
      const own = known.role === 'nrv' ? known : { ...known, heading: known.heading ?? heading };
      this.take(own, value[key], [...path, key]);
    }
  }

  private takePercent(value: unknown, path: Path, { heading }: KeyReading): void {
    this.percent = percentOf(value, path);
    this.reference = valueAt(value, path);
    // The columns before it come before it in the table, too.
    for (const column of this.columns) this.facts.push({ kind: 'column', heading: column });
    this.facts.push({ kind: 'reference', label: heading?.column.label });
  }

  private addEnergy(cell: Cell | null, unit: string, heading: Heading | null): void {
    const column = headingWithin(heading, this.basis);
    if (cell) (this.energies ??= []).push({ cell, unit, column });
  }

  addCell(cell: Cell | null, heading: Heading | null): void {
    if (!cell) return;
    this.columns.push(headingWithin(heading, this.basis));
    this.cells.push(cell);
  }

  /** The facts of a row of that name. */
  factsOf(name: Cell, columns: readonly ColumnRef[] = this.columns): Fact[] {
    const { facts, cells, reference } = this;
    // `{ nome: 'Ferro', vnr: '100%' }`: a row without an amount.
    if (this.isEmpty && reference) {
      this.addCell(asReference(reference), null);
      facts.unshift(...this.columns.map((heading): Fact => ({ kind: 'column', heading })));
    }
    if (this.isReference) for (const [i, cell] of cells.entries()) cells[i] = asReference(cell);
    for (const { cell, unit, column } of this.energies ?? [])
      facts.push({ kind: 'row', name, columns: [column], cells: [cell], unit });
    for (const fact of valueFacts(name, this, columns)) facts.push(fact);
    return facts;
  }
}
