import type { ColumnRef, Fact } from '../build/facts.ts';
import { readHeading, type Heading } from '../lexer/heading.ts';
import { nameOfCell } from '../lexer/readName.ts';
import { unitOfCell } from '../lexer/unitCell.ts';
import type { Cell, Path } from '../text/source.ts';
import { energyUnit, readKey, type KeyReading } from './readKey.ts';
import { codeKeys, isDescription, isOtherField } from './rowKeys.ts';
import { headingWithin, isWord, isYes, pathUnder, type RowPlace } from './rowPlace.ts';
import { isTable } from './texts.ts';
import { valueFacts, type RowValues } from './valueFacts.ts';
import { cellAt, isObject, nameFromKey, percentOf, printed, valueAt } from './values.ts';

/** What an object says as a row, and whether it is one. */
export type RowReading = { readonly facts: readonly Fact[]; readonly isRow: boolean };

const notRow: RowReading = { facts: [], isRow: false };

/** What the keys of one row hold. */
export class RowParts implements RowValues {
  private readonly place: RowPlace;
  private name: Cell | null = null;
  /** What a program calls it; its name where it has no other. */
  code: Cell | null = null;
  /** `{ titolo: 'Proteine', valore: '24 g' }` */
  private title: Cell | null = null;
  /** Its value is a table of its own. */
  private isWhole = false;
  /** It is a field of another section of the product. */
  private isOther = false;
  sub: boolean;
  unit: string | undefined = undefined;
  percent: number | null = null;
  /** Rows that are parts of it, under their key. */
  subs: { value: unknown; key: string } | null = null;
  private energies: { cell: Cell; unit: string; column: ColumnRef }[] | null = null;
  private parts: { name: Cell; cell: Cell }[] | null = null;
  private dose: Cell | null = null;
  readonly columns: ColumnRef[] = [];
  readonly cells: Cell[] = [];
  private readonly facts: Fact[] = [];

  constructor(place: RowPlace) {
    this.place = place;
    this.sub = place.isSub;
  }

  take(key: string, value: unknown, known: KeyReading): void {
    switch (known.role) {
      case 'name':
        if (typeof value === 'string') this.takeName(key, cellAt(value, this.below(key)));
        break;
      case 'value':
      case 'column':
        this.takeValue(key, value, known.heading);
        break;
      case 'nrv':
        this.takePercent(value, this.below(key), known);
        break;
      case 'title':
        if (typeof value === 'string') this.title = cellAt(value, this.below(key));
        break;
      case 'unit':
        if (typeof value === 'string') this.unit = unitOfCell(printed(value));
        break;
      case 'sub':
        this.takeSub(key, value);
        break;
      case 'subs':
        this.subs = { value, key };
        break;
      default:
        this.takeOther(key, value, known);
    }
  }

  /** `{ key: '_ingredienti', value: … }` among the fields of a product is no row. */
  private takeName(key: string, name: Cell | null): void {
    // `{ key: 'protein', label: 'Proteine' }`
    if (codeKeys.has(key.toLowerCase())) this.code ??= name;
    else this.name ??= name;
    this.isOther = name !== null && isOtherField(nameOfCell(name).folded);
  }

  private below(key: string): Path {
    return pathUnder(this.place, key);
  }

  private takeValue(key: string, value: unknown, heading: Heading | null): void {
    if (this.isOther) return;
    if (isObject(value)) this.takeNested(key, value, heading);
    else if (isTable(value)) this.isWhole = true;
    else this.addCell(valueAt(value, this.below(key)), heading);
  }

  /** `per_100g: { valore: 80, unita: 'g' }`, `per_100g: { kj: 1650, kcal: 390 }` */
  private takeNested(key: string, value: Record<string, unknown>, heading: Heading | null): void {
    for (const inner of Object.keys(value)) {
      const known = readKey(inner);
      const part = value[inner];
      const path = [...this.below(key), inner];
      const unit = energyUnit(known);
      if (unit !== undefined) this.addEnergy(valueAt(part, path), unit, heading);
      else if (known.role === 'value') this.addCell(valueAt(part, path), heading);
      else if (known.role === 'nrv') this.takePercent(part, path, known);
      else if (known.role === 'unit' && typeof part === 'string')
        this.unit = unitOfCell(printed(part));
    }
  }

  private takePercent(value: unknown, path: Path, { heading }: KeyReading): void {
    this.percent = percentOf(value, path);
    // The columns before it come before it in the table, too.
    for (const column of this.columns) this.facts.push({ kind: 'column', heading: column });
    this.facts.push({ kind: 'reference', label: heading?.column.label });
  }

  private addEnergy(cell: Cell | null, unit: string, heading: Heading | null): void {
    const column = headingWithin(heading, this.place.basis);
    if (cell) (this.energies ??= []).push({ cell, unit, column });
  }

  private addCell(cell: Cell | null, heading: Heading | null): void {
    if (!cell) return;
    this.columns.push(headingWithin(heading, this.place.basis));
    this.cells.push(cell);
  }

  /** `sottocomponente`: a yes, the name of the sub-row, or the sub-rows themselves. */
  private takeSub(key: string, value: unknown): void {
    if (typeof value === 'object') this.subs = { value, key };
    else if (typeof value === 'string' && isWord(value)) {
      this.name = cellAt(value, this.below(key));
      this.sub = true;
    } else this.sub ||= isYes(value);
  }

  /** `{ kj: 1570, kcal: 370 }` beside the name, or a nutrient that is part of it. */
  private takeOther(key: string, value: unknown, known: KeyReading): void {
    if (key === 'val') {
      this.takeValue(key, value, null);
      return;
    }
    const path = this.below(key);
    if (isDescription(key, value)) this.title ??= cellAt(value, path);
    const unit = energyUnit(known);
    const cell = valueAt(value, path);
    if (unit !== undefined) this.addEnergy(cell, unit, null);
    else if (cell && known.role === 'nutrient')
      (this.parts ??= []).push({ name: nameFromKey(known.text, path, value), cell });
    // 'dose' is the size of a serving, unless it is all that the row holds.
    else if (cell && known.role === 'label') this.dose = cell;
  }

  finish(): RowReading {
    const name = this.name ?? this.code ?? this.title;
    if (this.isOther) return { facts: [], isRow: true };
    const isHeading = name !== null && name === this.title && readHeading(name.text) !== null;
    if (name === null || this.isWhole || isHeading) return notRow;
    if (this.dose && this.cells.length === 0 && !this.energies) this.addCell(this.dose, null);
    for (const { cell, unit, column } of this.energies ?? [])
      this.facts.push({ kind: 'row', name, columns: [column], cells: [cell], unit });
    for (const fact of valueFacts(name, this, this.ownColumns())) this.facts.push(fact);
    const { basis } = this.place;
    for (const { name: part, cell } of this.parts ?? [])
      this.facts.push({ kind: 'row', name: part, columns: [basis], cells: [cell], sub: true });
    return { facts: this.facts, isRow: this.cells.length > 0 || this.energies !== null };
  }

  /** The columns of its values; those of all rows of its list, where they are the same. */
  private ownColumns(): readonly ColumnRef[] {
    const { columns, place } = this;
    const isUsual = columns.length === 1 && columns[0] === place.basis;
    return isUsual && place.columns ? place.columns : columns;
  }
}
