import type { ColumnRef, Fact } from '../build/facts.ts';
import { readHeading, type Heading } from '../lexer/heading.ts';
import { unitOfCell } from '../lexer/unitCell.ts';
import type { Cell, Path } from '../text/source.ts';
import { energyUnit } from './keyRoles.ts';
import { readKey } from './readKey.ts';
import type { KeyReading } from './keyRoles.ts';
import { plainNumber, unitText } from './measures.ts';
import { qualified, signOf } from './qualifiers.ts';
import { doseOf, valuesOfDoses, type Dose } from './rowDoses.ts';
import { shortKeysOf } from './rowKeys.ts';
import { headingWithin } from '../lexer/headingWithin.ts';
import { valueFacts, type RowValues } from './valueFacts.ts';
import { amountIn, energyIn, isShare, isUnit } from './valueParts.ts';
import { isObject, printed, valueAt } from './values.ts';
import { asReference, percentOf } from './percents.ts';

/**
 * The values under the keys of one row, by the roles of the keys, whatever the shape is that the row
 * has: `{ nome, valore, unita }`, `Proteine: { per_100g, vnr }`, `per_100g: { kj, kcal }`.
 */
export class KeyedValues implements RowValues {
  private readonly basis: Heading | null;
  private readonly facts: Fact[] = [];
  private energies: { cell: Cell; unit: string; column: ColumnRef }[] | null = null;
  private doses: Dose[] | null = null;
  readonly columns: ColumnRef[] = [];
  readonly cells: Cell[] = [];
  unit: string | undefined = undefined;
  percent: number | null = null;
  sub = false;
  private referenceLabel: string | undefined = undefined;
  /** The columns before the reference percentages come before them in the table, too. */
  private beforeReference = -1;
  /** What a reference percentage is printed as. */
  private reference: Cell | null = null;
  /** `valore: 100, unita: '% VNR'` */
  private isReference = false;
  code: Cell | null = null;
  /** A sign that belongs to all amounts. */
  private sign: string | undefined = undefined;

  constructor(basis: Heading | null) {
    this.basis = basis;
  }

  get isEmpty(): boolean {
    return this.cells.length === 0 && this.energies === null;
  }

  /** Takes what is under a key; false where the key has no role of a value. */
  take(read: KeyReading, value: unknown, path: Path): boolean {
    const known = read.column ? { ...columnKey, heading: read.column } : read;
    const { role, heading, amountUnit } = known;
    const unit = energyUnit(known);
    if (role === 'value' && known.unit !== undefined) this.takeUnit(known.unit);
    if (amountUnit !== undefined && plainNumber(value) !== null) {
      this.takeUnit(amountUnit);
      this.addCell(valueAt(value, path), heading);
    } else if (unit !== undefined) this.addEnergy(valueAt(value, path), unit, heading);
    else if (role === 'value' || role === 'column') this.takeValue(value, path, heading);
    else if (role === 'nrv') this.takePercent(value, path, known);
    else if (role === 'unit') this.takeUnit(unitText(value));
    // `data: { amount: '24', unit: 'GRAM' }`
    else if (role === 'rows' && isObject(value)) this.takeObject(value, path, heading);
    else if (role === 'qualifier') this.sign = signOf(value);
    else return false;
    return true;
  }

  private takeUnit(unit: string | null): void {
    if (unit === null) return;
    this.unit = unitOfCell(unit);
    this.isReference = /%\s*[a-z]/i.test(unit) && readHeading(unit)?.role === 'nrv';
  }

  private takeValue(value: unknown, path: Path, heading: Heading | null): void {
    if (Array.isArray(value)) this.takeList(value, path, heading);
    else if (isObject(value)) this.takeObject(value, path, heading);
    else this.addCell(valueAt(value, path), heading);
  }

  /** `per_100g: { valore: 80, unita: 'g' }`: what is inside is of the column outside. */
  private takeObject(value: Record<string, unknown>, path: Path, heading: Heading | null): void {
    const column = basisWithin(value) ?? heading;
    const short = shortKeysOf(value);
    for (const key of Object.keys(value)) {
      const known = short?.get(key) ?? readKey(key);
      const own = known.role === 'nrv' ? known : { ...known, heading: known.heading ?? column };
      const at = [...path, key];
      if (!this.take(own, value[key], at)) this.takeDose(known, value[key], at);
    }
  }

  /** `dose: '14 mg'`: the size of a serving, or the value of one. */
  takeDose(known: KeyReading, value: unknown, path: Path): void {
    const cell = known.role === 'label' ? valueAt(value, path) : null;
    if (cell) (this.doses ??= []).push(doseOf(known, cell));
  }

  /** Adds the doses that are values of the row, once its others are known. */
  addDoses(): void {
    if (!this.doses || this.energies) return;
    for (const { cell, heading } of valuesOfDoses(this.doses, this)) this.addCell(cell, heading);
    this.doses = null;
  }

  /** `options: ['24 g']`, `energia: ['1650 kJ', '390 kcal']`, `values: [{ per: '100 g', value: 80 }]`. */
  private takeList(items: readonly unknown[], path: Path, heading: Heading | null): void {
    const texts = items.filter((item) => !isObject(item));
    if (this.takeParts(items, path, heading)) return;
    for (const [i, item] of items.entries()) {
      const at = [...path, i];
      const energy = texts.length > 1 ? energyIn(item) : undefined;
      if (energy !== undefined) this.addEnergy(valueAt(item, at), energy, heading);
      else if (isObject(item) || texts.length === 1) this.takeValue(item, at, heading);
    }
  }

  /** `proteine: [80, 'g']`, `zinco: [10, 'mg', '100%']`: an amount with what belongs to it. */
  private takeParts(items: readonly unknown[], path: Path, heading: Heading | null): boolean {
    const [amount, ...others] = items;
    const isEach = others.every((item, i) => (isUnit(item) && i === 0) || isShare(item, i));
    if (!isEach || others.length < 1 || others.length > 2) return false;
    this.addCell(valueAt(amount, [...path, 0]), heading);
    for (const [i, item] of others.entries())
      if (isUnit(item)) this.takeUnit(item.trim());
      else this.takePercent(item, [...path, i + 1], bareReference);
    return true;
  }

  private takePercent(printedValue: unknown, path: Path, { heading }: KeyReading): void {
    const value = isObject(printedValue) ? amountIn(printedValue) : printedValue;
    this.percent = percentOf(value, path);
    this.reference = valueAt(value, path);
    this.referenceLabel = heading?.column.label;
    const before = this.columns.length;
    this.beforeReference = before > 0 ? before + (this.doses?.length ?? 0) : 0;
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
    this.addDoses();
    const { facts, cells, reference } = this;
    if (this.beforeReference >= 0) {
      for (const heading of this.columns.slice(0, this.beforeReference))
        facts.push({ kind: 'column', heading });
      facts.push({ kind: 'reference', label: this.referenceLabel });
    }
    // `{ nome: 'Ferro', vnr: '100%' }`: a row without an amount.
    if (this.isEmpty && reference) {
      this.addCell(asReference(reference), null);
      facts.unshift(...this.columns.map((heading): Fact => ({ kind: 'column', heading })));
    }
    const { sign } = this;
    if (sign !== undefined)
      for (const [i, cell] of cells.entries()) cells[i] = qualified(cell, sign);
    if (this.isReference) for (const [i, cell] of cells.entries()) cells[i] = asReference(cell);
    for (const { cell, unit, column } of this.energies ?? [])
      facts.push({ kind: 'row', name, columns: [column], cells: [cell], unit });
    for (const fact of valueFacts(name, this, columns)) facts.push(fact);
    return facts;
  }
}

const bareReference: KeyReading = { role: 'nrv', heading: null, text: '' };
const columnKey: KeyReading = { role: 'column', heading: null, text: '' };

/** `{ per: '100 g', value: 80 }`: the basis that a value tells itself. */
function basisWithin(value: Record<string, unknown>): Heading | null {
  const key = Object.keys(value).find((name) => readKey(name).role === 'label');
  const label = key === undefined ? undefined : value[key];
  const heading = typeof label === 'string' ? readHeading(printed(label)) : null;
  return heading?.role === 'value' && heading.hasBasis ? heading : null;
}
