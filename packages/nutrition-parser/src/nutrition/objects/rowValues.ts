import { cellAt, isObject, printed, valueAt } from '../../document/values.ts';
import { qualifierSigns } from '../../lexicon/keys.ts';
import { unitOf } from '../../lexicon/units.ts';
import type { ColumnRef, Fact } from '../facts/facts.ts';
import { withParts } from '../lines/lineFacts.ts';
import { withOwnBases } from '../lines/ownBases.ts';
import { packFacts } from '../lines/pack.ts';
import { type KeyReading, type KeyRole, energyUnit } from './keyRoles.ts';
import { readKey } from './keys.ts';
import { labelText, plainNumber, unitText } from './ownFacts.ts';
import { shortKeysOf } from './rowNames.ts';
import { readCell } from '../values/cells.ts';
import { type Heading, headingWithin, readHeading, withoutLabel } from '../values/headings.ts';
import { nameOfCell } from '../values/names.ts';
import { unitOfCell } from '../values/units.ts';
import { Cell, type Path } from '../../text/source.ts';

/** `qualificatore: '<'`, `measurementPrecisionCode: 'LESS_THAN'` */
export const signOf = (value: unknown): string | undefined =>
  qualifierSigns.get((labelText(value) ?? '').toLowerCase());

/** An amount behind a sign that another key holds. */
function qualified({ source, text }: Cell, sign: string): Cell {
  const whole = `${sign} ${text}`;
  return new Cell({ ...source, text: whole }, 0, whole.length);
}

/** The facts of a row whose sign another key holds: `salt_modifier: '<'`. */
export const qualifiedFacts = (facts: readonly Fact[], sign: string | undefined): readonly Fact[] =>
  sign === undefined
    ? facts
    : facts.map((fact) =>
        fact.kind === 'row'
          ? { ...fact, cells: fact.cells.map((cell) => cell && qualified(cell, sign)) }
          : fact,
      );

/** What a key like 'dose' or 'porzione' holds in a row: its size, or the value of one. */
type Dose = { readonly cell: Cell; readonly heading: Heading | null };

/** What is under a label's key, with the column that the key names. */
function doseOf({ text }: KeyReading, cell: Cell): Dose {
  const heading = readHeading(text);
  const isServing = heading?.hasBasis === true && heading.column.kind === 'serving';
  return { cell, heading: isServing ? withoutLabel(heading) : null };
}

type Values = { readonly cells: readonly Cell[]; readonly columns: readonly ColumnRef[] };

/** Whether a dose beside the value of a hundred may be the same of less: a size may not. */
function isLess({ cell }: Dose, { cells, columns }: Values): boolean {
  const [own] = readCell(cell, false).amounts;
  const [first] = cells.flatMap((value) => readCell(value, false).amounts);
  if (!own || !first || own.unit !== first.unit) return false;
  return own.amount <= first.amount || columns[0]?.column.kind === 'per100ml';
}

/**
 * The doses of a row that are values of it: `{ nome: 'Ferro', dose: '14 mg' }`, and beside the value of a
 * hundred, `{ nome: 'Proteine', per_100g: '80 g', dose: '24 g' }`.
 */
function valuesOfDoses(doses: readonly Dose[], values: Values): readonly Dose[] {
  if (values.cells.length === 0)
    return doses.length > 1 ? doses : doses.map(({ cell }) => ({ cell, heading: null }));
  const isOfHundred = values.columns.every((column) => column?.column.kind.startsWith('per100'));
  return isOfHundred ? doses.filter((dose) => dose.heading && isLess(dose, values)) : [];
}

/** The values of a row, and what is beside them. */
export type RowValues = {
  readonly cells: readonly Cell[];
  readonly sub: boolean;
  readonly unit: string | undefined;
  readonly percent: number | null;
  /** What a program calls the row. */
  readonly code: Cell | null;
};

/** The row of a name and its values, or what they say of the pack. */
function valueFacts(name: Cell, values: RowValues, columns: readonly ColumnRef[]): readonly Fact[] {
  const { cells, sub, unit, percent, code } = values;
  const [first] = cells;
  if (!first) return [];
  const pack = packFacts(name, first);
  if (pack) return pack;
  // A printed name that is a nutrient's own tells more than its code.
  const key = code && nameOfCell(name).key === undefined ? nameOfCell(code).key : undefined;
  const percents = percent === null ? undefined : columns.map(() => percent);
  return withParts(withOwnBases({ kind: 'row', name, key, columns, cells, sub, unit, percents }));
}

/** Whether an item of a list is the unit of another. */
const isUnit = (item: unknown): item is string =>
  typeof item === 'string' && item.trim() !== '%' && unitOf(item.trim()) !== undefined;

/** '100%', or a number behind a unit. */
export const isShare = (item: unknown, i: number): boolean =>
  typeof item === 'string' ? item.trimEnd().endsWith('%') : typeof item === 'number' && i > 0;

const ofAmounts: ReadonlySet<KeyRole> = new Set(['value', 'nrv']);

/** `vnr: { valore: 100, unita: '%' }` */
const amountIn = (value: Record<string, unknown>): unknown =>
  value[Object.keys(value).find((key) => ofAmounts.has(readKey(key).role)) ?? ''];

/** '390 kcal' */
function energyIn(value: unknown): 'kJ' | 'kcal' | undefined {
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  if (text.includes('kcal')) return 'kcal';
  return text.includes('kj') ? 'kJ' : undefined;
}

/** A reference percent: 48, '48%', '48 % VNR*'. */
export function percentOf(value: unknown, path: Path): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : null;
  if (typeof value !== 'string') return null;
  const cell = cellAt(value, path);
  if (!cell) return null;
  const reading = readCell(cell, false);
  return reading.percent ?? reading.amounts[0]?.amount ?? null;
}

/** '100' and '100%' as a cell that says of what they are a percentage. */
function asReference(cell: Cell): Cell {
  const { source, text } = cell;
  if (!/^[<~]?\d[\d.,]*\s*%?$/.test(text)) return cell;
  const share = text.endsWith('%') ? `${text} VNR` : `${text}% VNR`;
  return new Cell({ ...source, text: share }, 0, share.length);
}

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
