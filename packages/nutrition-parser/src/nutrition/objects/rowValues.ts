import { isObject, printed, valueAt } from '../../document/values.ts';
import { keyUnits, shortKeyWords, unitCodes } from '../../lexicon/keys.ts';
import { beginsWithLetters, hasAny, pastDecimal } from '../../text/chars.ts';
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

/** A unit as it is printed, or the one that a code stands for. */
export function unitText(value: unknown): string | null {
  const text = typeof value === 'string' ? printed(value) : null;
  return text === null ? null : (unitCodes.get(text) ?? text);
}

/** The text of 30, '30' or '12,5'; null for any other value. */
export function plainNumber(value: unknown): string | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return text !== '' && pastDecimal(text, 0) === text.length ? text : null;
}

/** `{ grammi: 30 }`, `{ g: 30 }`, `{ peso_g: 30 }` */
export function unitOfKey(key: string): string | null {
  const word = key.slice(key.lastIndexOf('_') + 1).toLowerCase();
  return keyUnits.has(word) ? word : null;
}

const shortKeys: ReadonlyMap<string, KeyReading> = new Map(
  shortKeyWords.map(([text, role]) => [text, { role, heading: null, text }]),
);

const besideShort: ReadonlySet<string> = new Set(['name', 'unit', 'nrv', 'sub', 'subs']);

/** The meaning of a row's short keys (`{ l: 'Proteine', v: '24 g' }`); null for any other object. */
export function shortKeysOf(row: Record<string, unknown>): ReadonlyMap<string, KeyReading> | null {
  if (row['v'] === undefined && row['val'] === undefined) return null;
  const others = Object.keys(row).filter((key) => !shortKeys.has(key));
  // 'val' alone may be valine.
  const isRow = row['v'] !== undefined || others.length > 0;
  return isRow && others.every((key) => besideShort.has(readKey(key).role)) ? shortKeys : null;
}

/** '100' and '100%' as a cell that says of what they are a percentage. */
function asReference(cell: Cell): Cell {
  const text = `${cell.text}${cell.text.endsWith('%') ? '' : '%'} VNR`;
  return hasAny(cell.text, ['VNR']) ? cell : new Cell({ ...cell.source, text }, 0, text.length);
}

/** A reference percent: 48, '48%', '48 % VNR*'. */
export function percentOf(value: unknown, path: Path): number | null {
  const cell = valueAt(value, path);
  const reading = cell && readCell(cell, false);
  return reading?.percent ?? reading?.amounts[0]?.amount ?? null;
}

/** `{ per: '100 g', value: 80 }`: the basis that a value tells itself. */
function basisWithin(value: Record<string, unknown>): Heading | null {
  const label = value[Object.keys(value).find((name) => readKey(name).role === 'label') ?? ''];
  const heading = typeof label === 'string' ? readHeading(printed(label)) : null;
  return heading?.role === 'value' ? heading : null;
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
  private readonly energies: { cell: Cell; unit: string | undefined; column: ColumnRef }[] = [];
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

  constructor(basis: Heading | null) {
    this.basis = basis;
  }

  get isEmpty(): boolean {
    return this.cells.length === 0 && this.energies.length === 0;
  }

  /** Whether nothing tells the unit or the basis of the values. */
  get isOpen(): boolean {
    return this.basis === null && this.unit === undefined;
  }

  /** Takes what is under a key; false where the key has no role of a value. */
  take(known: KeyReading, value: unknown, path: Path): boolean {
    const { role, heading, amountUnit } = known;
    const unit = energyUnit(known);
    if (known.unit !== undefined) this.takeUnit(known.unit);
    if (amountUnit !== undefined && plainNumber(value) !== null) {
      this.takeUnit(amountUnit);
      this.addCell(valueAt(value, path), heading);
    } else if (unit !== undefined) this.addEnergy(valueAt(value, path), unit, heading);
    // `data: { amount: '24', unit: 'GRAM' }`
    else if (role === 'value' || role === 'column' || (role === 'rows' && isObject(value)))
      this.takeValue(value, path, heading);
    else if (role === 'nrv') this.takePercent(value, path, heading);
    else if (role === 'unit') this.takeUnit(unitText(value));
    else return false;
    return true;
  }

  private takeUnit(unit: string | null): void {
    if (unit === null) return;
    this.unit = unitOfCell(unit);
    const [, behind = ''] = unit.split('%');
    this.isReference = beginsWithLetters(behind.trim(), 1);
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

  /** `options: ['24 g']`, `energia: ['1650 kJ', '390 kcal']`, `values: [{ per: '100 g', value: 80 }]`. */
  private takeList(items: readonly unknown[], path: Path, heading: Heading | null): void {
    const isOne = items.filter((item) => !isObject(item)).length === 1;
    for (const [i, item] of items.entries()) {
      const at = [...path, i];
      if (isOne || isObject(item)) this.takeValue(item, at, heading);
      else if (typeof item === 'string' && hasAny(item.toLowerCase(), ['kj', 'kcal']))
        this.addEnergy(valueAt(item, at), undefined, heading);
    }
  }

  private takePercent(given: unknown, path: Path, heading: Heading | null): void {
    // `vnr: { valore: 100, unita: '%' }`
    const inner = isObject(given)
      ? Object.keys(given).find((key) => ['value', 'nrv'].includes(readKey(key).role))
      : undefined;
    const value = isObject(given) ? given[inner ?? ''] : given;
    this.percent = percentOf(value, path);
    this.reference = valueAt(value, path);
    this.referenceLabel = heading?.column.label;
    const before = this.columns.length;
    this.beforeReference = before > 0 ? before + this.doses.length : 0;
  }

  private addEnergy(cell: Cell | null, unit: string | undefined, heading: Heading | null): void {
    if (cell) this.energies.push({ cell, unit, column: headingWithin(heading, this.basis) });
  }

  addCell(cell: Cell | null, heading: Heading | null): void {
    if (!cell) return;
    this.columns.push(headingWithin(heading, this.basis));
    this.cells.push(cell);
  }

  /** `dose: '14 mg'`: the size of a serving, or the value of one. */
  takeDose(known: KeyReading, value: unknown, path: Path): void {
    const cell = known.role === 'label' ? valueAt(value, path) : null;
    if (!cell) return;
    const heading = readHeading(known.text);
    this.doses.push({ cell, heading: heading?.hasBasis === true ? withoutLabel(heading) : null });
  }

  /** Adds the doses that are values of the row, once its others are known. */
  addDoses(): void {
    const { doses } = this;
    this.doses = [];
    for (const { cell, heading } of doses)
      if (this.isEmpty) this.addCell(cell, doses.length > 1 ? heading : null);
      else if (heading && this.isOfHundred(cell)) this.addCell(cell, heading);
  }

  /** `{ nome: 'Proteine', per_100g: '80 g', dose: '24 g' }`: a value beside that of a hundred; no size. */
  private isOfHundred(cell: Cell): boolean {
    const [own] = readCell(cell, false).amounts;
    const [first] = this.cells.flatMap((value) => readCell(value, false).amounts);
    const isHundred = this.columns[0]?.column.kind.startsWith('per100') === true;
    return isHundred && own !== undefined && own.unit === first?.unit && own.amount <= first.amount;
  }

  /** `{ nome: 'Proteine', valore: 80, per: '100 g' }`: gives a basis to the values that have the one above. */
  moveTo(basis: Heading): void {
    for (const [i, column] of this.columns.entries())
      if (column === this.basis) this.columns[i] = basis;
  }

  /** The facts of a row of that name; `code` is what a program calls it. */
  factsOf(name: Cell, code: Cell | null, sub: boolean): Fact[] {
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
    return [...facts, ...this.valueFacts(name, code, sub)];
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
