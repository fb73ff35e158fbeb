import { headings } from '../text/sectionNames.ts';
import type { Cell, Path } from '../text/source.ts';
import { readHeading, type Heading } from '../lexer/heading.ts';
import { readFact } from '../lines/packFacts.ts';
import { nameOfCell } from '../lexer/readName.ts';
import type { Percents } from '../build/RowSet.ts';
import type { TableBuilder, ValueColumn } from '../build/TableBuilder.ts';
import { energyUnit, readKey, type KeyReading } from './readKey.ts';
import { isTable } from './readTexts.ts';
import { cellAt, isObject, nameFromKey, percentOf, printed, valueAt } from './values.ts';

const yes: readonly unknown[] = [true, 1, 'true', '1', 'si', 'sì'];
const isYes = (value: unknown): boolean => yes.includes(value);

/** The path of what stands under a key of a row. */
function below(path: Path, at: string | number | undefined, key: string): Path {
  if (at === undefined) return [...path, key];
  const [first] = path;
  // The usual path, `per_100g` or `rows` and a place in its list, without going through it.
  return path.length === 1 && first !== undefined ? [first, at, key] : [...path, at, key];
}

/**
 * Reads a row that is an object:
 *
 *     { nutriente: 'Carboidrati', per_100g: '6 g', per_30g: '1,8 g', vnr: '1%' }
 *     { nome: 'Proteine', valore: 24, unita: 'g' }
 *
 * @param path the row's path, or its list's with its place `at`.
 * @param basis the column of `valore` and `quantita`, which name none themselves.
 * @returns false where the object has no name or value.
 */
export function readRowObject(
  row: Record<string, unknown>,
  path: Path,
  at: number | undefined,
  builder: TableBuilder,
  basis: Heading | null,
  isSub = false,
  keys: readonly string[] = Object.keys(row),
): boolean {
  const parts = new RowParts(path, at, builder, basis, isSub);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? '';
    const value = row[key];
    if (value !== null && value !== undefined && value !== '') parts.take(key, value);
  }
  return parts.finish();
}

const noColumns: ValueColumn[] = [];
const noCells: Cell[] = [];

/** What the keys of one row hold. */
class RowParts {
  private readonly path: Path;
  private readonly at: number | undefined;
  private readonly builder: TableBuilder;
  private readonly basis: Heading | null;
  private name: Cell | null = null;
  /** `{ titolo: 'Proteine', valore: '24 g' }` */
  private title: Cell | null = null;
  private isWhole = false;
  private isOther = false;
  private sub: boolean;
  private unit: string | undefined = undefined;
  private percent: number | null = null;
  private subs: unknown = undefined;
  private subsKey = '';
  private energies: { cell: Cell; unit: string; column: ValueColumn }[] | null = null;
  private parts: { name: Cell; cell: Cell }[] | null = null;
  private dose: Cell | null = null;
  private columns: ValueColumn[] = noColumns;
  private cells: Cell[] = noCells;

  constructor(
    path: Path,
    at: number | undefined,
    builder: TableBuilder,
    basis: Heading | null,
    isSub: boolean,
  ) {
    this.path = path;
    this.at = at;
    this.builder = builder;
    this.basis = basis;
    this.sub = isSub;
  }

  take(key: string, value: unknown): void {
    const known = readKey(key);
    switch (known.role) {
      case 'name':
        if (typeof value === 'string') this.takeName(cellAt(value, this.below(key)));
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
        if (typeof value === 'string') this.unit = this.builder.unitFrom(printed(value));
        break;
      case 'sub':
        this.takeSub(key, value);
        break;
      case 'subs':
        this.subs = value;
        this.subsKey = key;
        break;
      default:
        this.takeOther(key, value, known);
    }
  }

  /** `{ key: '_ingredienti', value: … }` among the fields of a product is no row. */
  private takeName(name: Cell | null): void {
    this.name ??= name;
    this.isOther = name !== null && otherSections.has(headings.get(nameOfCell(name).folded) ?? '');
  }

  private below(key: string): Path {
    return below(this.path, this.at, key);
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
        this.unit = this.builder.unitFrom(printed(part));
    }
  }

  private takePercent(value: unknown, path: Path, { heading }: KeyReading): void {
    this.percent = percentOf(value, path);
    this.builder.columns.reference(heading?.column.label, 0);
  }

  private addEnergy(cell: Cell | null, unit: string, heading: Heading | null): void {
    const column = this.builder.column(headingWithin(heading, this.basis));
    if (cell) (this.energies ??= []).push({ cell, unit, column });
  }

  private addCell(cell: Cell | null, heading: Heading | null): void {
    if (!cell) return;
    const column = this.builder.column(headingWithin(heading, this.basis));
    const [firstColumn] = this.columns;
    const [firstCell] = this.cells;
    if (!firstColumn || !firstCell) {
      this.columns = [column];
      this.cells = [cell];
    } else if (this.cells.length === 1) {
      // Most rows have two: lists of two are made in less time than lists of one grow.
      this.columns = [firstColumn, column];
      this.cells = [firstCell, cell];
    } else {
      this.columns.push(column);
      this.cells.push(cell);
    }
  }

  /** `sottocomponente`: a yes, the name of the sub-row, or the sub-rows themselves. */
  private takeSub(key: string, value: unknown): void {
    if (Array.isArray(value) || isObject(value)) {
      this.subs = value;
      this.subsKey = key;
    } else if (typeof value === 'string' && !isYes(value) && isWord(value)) {
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
    // `descrizione: 'Proteine'`
    if (isDescription.test(key) && typeof value === 'string' && value.length < longestName)
      this.title ??= cellAt(value, this.below(key));
    const unit = energyUnit(known);
    const cell = valueAt(value, this.below(key));
    if (unit !== undefined) this.addEnergy(cell, unit, null);
    else if (cell && known.role === 'nutrient')
      (this.parts ??= []).push({ name: nameFromKey(known.text, this.below(key), value), cell });
    // 'dose' is the size of a serving, unless it is all that the row holds.
    else if (cell && known.role === 'label') this.dose = cell;
  }

  finish(): boolean {
    const { builder, energies } = this;
    const name = this.name ?? this.title;
    if (this.isOther) return true;
    if (name === null || this.isWhole || (name === this.title && readHeading(name.text) !== null))
      return false;
    if (this.dose && this.cells === noCells && !energies) this.addCell(this.dose, null);
    const { cells, columns } = this;
    for (const { cell, unit, column } of energies ?? [])
      builder.row(name, [column], [cell], { unit });
    const [first] = cells;
    if (first && !readFact(name, first, builder)) {
      const { sub, unit, percent } = this;
      const percents: Percents = percent === null ? undefined : columns.map(() => percent);
      builder.row(name, columns, cells, { sub, unit, percents });
    }
    for (const { name: part, cell } of this.parts ?? [])
      builder.row(part, [builder.column(this.basis)], [cell], { sub: true });
    if (this.subs !== undefined) this.readSubRows(this.subs, this.below(this.subsKey));
    return first !== undefined || energies !== null;
  }

  private readSubRows(subs: unknown, path: Path): void {
    const { builder, basis } = this;
    if (isObject(subs)) readRowObject(subs, path, undefined, builder, basis, true);
    if (!Array.isArray(subs)) return;
    subs.forEach((sub: unknown, i) => {
      if (isObject(sub)) readRowObject(sub, path, i, builder, basis, true);
    });
  }
}

const otherSections: ReadonlySet<string> = new Set(['ingredients', 'warnings', 'tip']);
const isDescription = /^descri(?:zione|ption)$/i;
/** Longer descriptions name no nutrient. */
const longestName = 60;

const isWord = (value: string): boolean => /[a-z]{3}/i.test(value) && value !== 'false';

/** 'per dose' in a row of a table whose dose is known: that dose. */
function headingWithin(heading: Heading | null, basis: Heading | null): Heading | null {
  if (!heading || !basis || !isOpenServing(heading) || basis.column.kind !== 'serving')
    return heading ?? basis;
  return { ...heading, column: { ...basis.column, ...heading.column } };
}

const isOpenServing = ({ column }: Heading): boolean =>
  column.kind === 'serving' && column.amount === undefined;
