import { cellAt, isObject, printed, valueAt } from '../../document/values.ts';
import { keyUnits, qualifierSigns, unitCodes } from '../../lexicon/keys.ts';
import { unitOf } from '../../lexicon/units.ts';
import { beginsWithLetters, pastDecimal } from '../../text/chars.ts';
import { Cell, type Path } from '../../text/source.ts';
import type { ColumnRef, Fact } from '../facts/facts.ts';
import { withParts } from '../lines/lineFacts.ts';
import { withOwnBases } from '../lines/ownBases.ts';
import { packFacts } from '../lines/pack.ts';
import { readCell } from '../values/cells.ts';
import { type Heading, headingWithin, readHeading, withoutLabel } from '../values/headings.ts';
import { nameOfCell } from '../values/names.ts';
import { unitOfCell } from '../values/units.ts';
import { type KeyReading, energyUnit, readKey } from './keys.ts';

/** The text of a label or unit, also of one that has a code beside it: `{ value: 'GRM', label: 'g' }`. */
function labelText(value: unknown): string | null {
  if (typeof value === 'string') return printed(value);
  if (!isObject(value)) return null;
  const text = value['label'] ?? value['name'] ?? value['value'] ?? value['code'];
  return typeof text === 'string' ? printed(text) : null;
}

/** A unit as it is printed, or the one that a code stands for. */
export function unitText(value: unknown): string | null {
  const text = labelText(value);
  return text === null ? null : (unitCodes.get(text) ?? text);
}

/** The text of 30, '30' or '12,5'; null for any other value. */
export function plainNumber(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  const text = typeof value === 'string' ? value.trim() : '';
  return text !== '' && pastDecimal(text, 0) === text.length ? text : null;
}

/** `{ grammi: 30 }`, `{ g: 30 }`, `{ peso_g: 30 }` */
export function unitOfKey(key: string): string | null {
  const word = key.slice(key.lastIndexOf('_') + 1).toLowerCase();
  return keyUnits.has(word) ? word : null;
}

/** Short names of keys, where one of them holds the value: `{ l: 'Proteine', v: '24 g' }`. */
const shortKeys: ReadonlyMap<string, KeyReading> = new Map(
  (
    [
      ['l', 'name'],
      ['n', 'name'],
      ['k', 'name'],
      ['v', 'value'],
      ['val', 'value'],
      ['u', 'unit'],
    ] as const
  ).map(([text, role]) => [text, { role, heading: null, text }]),
);

const besideShort: ReadonlySet<string> = new Set(['name', 'unit', 'nrv', 'sub', 'subs']);

/** The meaning of a row's short keys, where its others are keys of a row; null for any other object. */
export function shortKeysOf(row: Record<string, unknown>): ReadonlyMap<string, KeyReading> | null {
  if (row['v'] === undefined && row['val'] === undefined) return null;
  const others = Object.keys(row).filter((key) => !shortKeys.has(key));
  const isRow = others.every((key) => key.length === 1 || besideShort.has(readKey(key).role));
  // 'val' alone may be valine.
  return isRow && (row['v'] !== undefined || others.length > 0) ? shortKeys : null;
}

/** `qualificatore: '<'` */
export const signOf = (value: unknown): string | undefined =>
  qualifierSigns.get((labelText(value) ?? '').toLowerCase());

/** A cell whose text is told by another key, too. */
const reworded = ({ source }: Cell, text: string): Cell =>
  new Cell({ ...source, text }, 0, text.length);

/** The facts of a row whose sign another key holds: `salt_modifier: '<'`. */
export const qualifiedFacts = (facts: readonly Fact[], sign: string | undefined): readonly Fact[] =>
  sign === undefined
    ? facts
    : facts.map((fact) =>
        fact.kind === 'row'
          ? {
              ...fact,
              cells: fact.cells.map((cell) => cell && reworded(cell, `${sign} ${cell.text}`)),
            }
          : fact,
      );

/** '100' and '100%' as a cell that says of what they are a percentage. */
function asReference(cell: Cell): Cell {
  const { text } = cell;
  if (!/^[<~]?\d[\d.,]*\s*%?$/.test(text)) return cell;
  return reworded(cell, text.endsWith('%') ? `${text} VNR` : `${text}% VNR`);
}

/** Whether an item of a list is the unit of another. */
const isUnit = (item: unknown): item is string =>
  typeof item === 'string' && item.trim() !== '%' && unitOf(item.trim()) !== undefined;

/** '100%', or a number behind a unit. */
const isShare = (item: unknown, i: number): boolean =>
  typeof item === 'string' ? item.trimEnd().endsWith('%') : typeof item === 'number' && i > 0;

/** `vnr: { valore: 100, unita: '%' }` */
const amountIn = (value: Record<string, unknown>): unknown =>
  value[Object.keys(value).find((key) => ['value', 'nrv'].includes(readKey(key).role)) ?? ''];

/** '390 kcal' */
function energyIn(value: unknown): 'kJ' | 'kcal' | undefined {
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  if (text.includes('kcal')) return 'kcal';
  return text.includes('kj') ? 'kJ' : undefined;
}

/** A reference percent: 48, '48%', '48 % VNR*'. */
export function percentOf(value: unknown, path: Path): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : null;
  const cell = typeof value === 'string' ? cellAt(value, path) : null;
  if (!cell) return null;
  const reading = readCell(cell, false);
  return reading.percent ?? reading.amounts[0]?.amount ?? null;
}

/** `{ per: '100 g', value: 80 }`: the basis that a value tells itself. */
function basisWithin(value: Record<string, unknown>): Heading | null {
  const key = Object.keys(value).find((name) => readKey(name).role === 'label');
  const label = key === undefined ? undefined : value[key];
  const heading = typeof label === 'string' ? readHeading(printed(label)) : null;
  return heading?.role === 'value' && heading.hasBasis ? heading : null;
}

/** What a key like 'dose' or 'porzione' holds in a row: its size, or the value of one. */
type Dose = { readonly cell: Cell; readonly heading: Heading | null };

/**
 * The values of one row, by the roles of their keys, whatever the shape is that the row has: `{ nome,
 * valore, unita }`, `Proteine: { per_100g, vnr }`, `per_100g: { kj, kcal }`.
 */
export class RowValues {
  readonly basis: Heading | null;
  readonly columns: ColumnRef[] = [];
  readonly cells: Cell[] = [];
  readonly isSub: boolean;
  private readonly energies: { cell: Cell; unit: string; column: ColumnRef }[] = [];
  private doses: Dose[] = [];
  private unit: string | undefined = undefined;
  private percent: number | null = null;
  private referenceLabel: string | undefined = undefined;
  /** The columns before the reference percentages come before them in the table, too. */
  private beforeReference = -1;
  /** What a reference percentage is printed as. */
  private reference: Cell | null = null;
  /** `valore: 100, unita: '% VNR'` */
  private isReference = false;
  /** A sign that belongs to all amounts. */
  private sign: string | undefined = undefined;

  constructor(basis: Heading | null, isSub: boolean) {
    this.basis = basis;
    this.isSub = isSub;
  }

  get isEmpty(): boolean {
    return this.cells.length === 0 && this.energies.length === 0;
  }

  /** The only value of the row, where nothing tells its unit or its basis. */
  get openValue(): Cell | undefined {
    const isOpen = this.basis === null && this.unit === undefined && this.cells.length === 1;
    return isOpen ? this.cells[0] : undefined;
  }

  /** Takes what is under a key; false where the key has no role of a value. */
  take(read: KeyReading, value: unknown, path: Path): boolean {
    const known: KeyReading = read.column
      ? { role: 'column', heading: read.column, text: '' }
      : read;
    const { role, heading, amountUnit } = known;
    const unit = energyUnit(known);
    if (role === 'value' && known.unit !== undefined) this.takeUnit(known.unit);
    if (amountUnit !== undefined && plainNumber(value) !== null) {
      this.takeUnit(amountUnit);
      this.addCell(valueAt(value, path), heading);
    } else if (unit !== undefined) this.addEnergy(valueAt(value, path), unit, heading);
    else if (role === 'value' || role === 'column') this.takeValue(value, path, heading);
    else if (role === 'nrv') this.takePercent(value, path, heading);
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
    const [, behind = ''] = unit.split('%');
    this.isReference = beginsWithLetters(behind.trim(), 1) && readHeading(unit)?.role === 'nrv';
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
    if (!cell) return;
    const heading = readHeading(known.text);
    const isServing = heading?.hasBasis === true && heading.column.kind === 'serving';
    this.doses.push({ cell, heading: isServing ? withoutLabel(heading) : null });
  }

  /** Adds the doses that are values of the row, once its others are known. */
  addDoses(): void {
    const { doses } = this;
    this.doses = [];
    if (this.energies.length > 0) return;
    for (const dose of doses)
      if (this.cells.length === 0 || this.isOfHundred(dose))
        this.addCell(dose.cell, doses.length > 1 || this.cells.length > 0 ? dose.heading : null);
  }

  /** `{ nome: 'Proteine', per_100g: '80 g', dose: '24 g' }`: a value of less beside that of a hundred; no size. */
  private isOfHundred({ cell, heading }: Dose): boolean {
    const [own] = readCell(cell, false).amounts;
    const [first] = this.cells.flatMap((value) => readCell(value, false).amounts);
    const kind = this.columns[0]?.column.kind;
    if (!heading || !own || own.unit !== first?.unit) return false;
    return kind === 'per100ml' || (kind === 'per100g' && own.amount <= first.amount);
  }

  /** `options: ['24 g']`, `energia: ['1650 kJ', '390 kcal']`, `values: [{ per: '100 g', value: 80 }]`. */
  private takeList(items: readonly unknown[], path: Path, heading: Heading | null): void {
    if (this.takeParts(items, path, heading)) return;
    const texts = items.filter((item) => !isObject(item));
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
      else this.takePercent(item, [...path, i + 1], null);
    return true;
  }

  private takePercent(printedValue: unknown, path: Path, heading: Heading | null): void {
    const value = isObject(printedValue) ? amountIn(printedValue) : printedValue;
    this.percent = percentOf(value, path);
    this.reference = valueAt(value, path);
    this.referenceLabel = heading?.column.label;
    const before = this.columns.length;
    this.beforeReference = before > 0 ? before + this.doses.length : 0;
  }

  private addEnergy(cell: Cell | null, unit: string, heading: Heading | null): void {
    if (cell) this.energies.push({ cell, unit, column: headingWithin(heading, this.basis) });
  }

  addCell(cell: Cell | null, heading: Heading | null): void {
    if (!cell) return;
    this.columns.push(headingWithin(heading, this.basis));
    this.cells.push(cell);
  }

  /** `{ nome: 'Proteine', valore: 80, per: '100 g' }`: gives a basis to the values that have the one above. */
  moveTo(basis: Heading): void {
    for (const [i, column] of this.columns.entries())
      if (column === this.basis) this.columns[i] = basis;
  }

  /** The facts of a row of that name; `code` is what a program calls it. */
  factsOf(name: Cell, code: Cell | null, isSub = this.isSub): Fact[] {
    this.addDoses();
    const { reference, columns } = this;
    const facts: Fact[] = [];
    if (this.beforeReference >= 0) {
      for (const heading of columns.slice(0, this.beforeReference))
        facts.push({ kind: 'column', heading });
      facts.push({ kind: 'reference', label: this.referenceLabel });
    }
    // `{ nome: 'Ferro', vnr: '100%' }`: a row without an amount.
    if (this.isEmpty && reference) {
      this.addCell(asReference(reference), null);
      facts.unshift(...columns.map((heading): Fact => ({ kind: 'column', heading })));
    }
    for (const { cell, unit, column } of this.energies)
      facts.push({ kind: 'row', name, columns: [column], cells: [cell], unit });
    return [...facts, ...qualifiedFacts(this.valueFacts(name, code, isSub), this.sign)];
  }

  /** The row of a name and its values, or what they say of the pack. */
  private valueFacts(name: Cell, code: Cell | null, sub: boolean): readonly Fact[] {
    const { columns, unit, percent } = this;
    const cells = this.isReference ? this.cells.map(asReference) : this.cells;
    const [first] = cells;
    if (!first) return [];
    const pack = packFacts(name, first);
    if (pack) return pack;
    // A printed name that is a nutrient's own tells more than its code.
    const key = code && nameOfCell(name).key === undefined ? nameOfCell(code).key : undefined;
    const percents = percent === null ? undefined : columns.map(() => percent);
    return withParts(withOwnBases({ kind: 'row', name, key, columns, cells, sub, unit, percents }));
  }
}
