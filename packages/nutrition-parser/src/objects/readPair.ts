import type { ColumnRef, Fact } from '../build/facts.ts';
import type { Heading } from '../lexer/heading.ts';
import { asWhole } from '../lexicon/phrases.ts';
import { unitOfCell } from '../lexer/unitCell.ts';
import type { Cell, Path } from '../text/source.ts';
import type { Place } from './input.ts';
import { energyUnit, isSubs, readKey, type KeyReading } from './readKey.ts';
import { isObject, nameFromKey, percentOf, printed, valueAt } from './values.ts';

/** Longer texts under a key that is no nutrient are no amounts. */
const maxAmount = 60;

/** What the value of a key that is no nutrient has, if it is a row's: 'colore: bianco' is none. */
const isAmount = (text: string): boolean =>
  text.length <= maxAmount && /\d|tracce|assent|^-$|n\.?\/?d/i.test(text);

/**
 * The rows of a pair whose name is its key: `Proteine: '24 g'`, `Proteine: 24`,
 * `Proteine: { valore: 24, unita: 'g', vnr: '48%' }`, `Proteine: { per_100g: '80 g', per_dose: '24 g' }`.
 */
export function pairFacts(key: KeyReading, value: unknown, place: Place): readonly Fact[] {
  const { path, basis } = place;
  if (isObject(value)) return new NestedPair(key, { path, basis, isSub: false }).read(value);
  const cell = valueAt(value, path);
  if (!cell || (key.role !== 'nutrient' && !isAmount(cell.source.text))) return [];
  return [
    { kind: 'row', name: nameFromKey(key.text, path, value), columns: [basis], cells: [cell] },
  ];
}

/** `grassi: { totali: '6 g', saturi: '2 g' }` */
const isTotalWord = asWhole('total[e|i]');
const isTotal = ({ text }: KeyReading): boolean => isTotalWord.test(text);

type PairPlace = { readonly path: Path; readonly basis: Heading | null; readonly isSub: boolean };
type Part = { key: KeyReading; value: Record<string, unknown>; path: Path };

/** A nutrient whose value is an object. */
class NestedPair {
  private readonly key: KeyReading;
  private readonly place: PairPlace;
  private readonly facts: Fact[] = [];
  private readonly columns: ColumnRef[] = [];
  private readonly cells: Cell[] = [];
  private unit: string | undefined = undefined;
  private percent: number | null = null;
  /** Nutrients with an object of their own; those under 'di cui' are parts in any case. */
  private readonly nested: Part[] = [];
  private readonly subs: Part[] = [];
  private readonly parts: { name: Cell; cell: Cell; column: ColumnRef }[] = [];

  constructor(key: KeyReading, place: PairPlace) {
    this.key = key;
    this.place = place;
  }

  read(value: Record<string, unknown>): readonly Fact[] {
    for (const inner of Object.keys(value)) this.take(inner, value[inner]);
    return this.finish();
  }

  private take(inner: string, value: unknown): void {
    const known = readKey(inner);
    const path = [...this.place.path, inner];
    const { basis } = this.place;
    const unit = energyUnit(known);
    if (unit !== undefined) this.takeEnergy(valueAt(value, path), unit);
    else if (known.role === 'unit' && typeof value === 'string')
      this.unit = unitOfCell(printed(value));
    else if (known.role === 'nrv') {
      this.percent = percentOf(value, path);
      // The columns before it come before it in the table, too.
      for (const column of this.columns) this.facts.push({ kind: 'column', heading: column });
      this.facts.push({ kind: 'reference', label: known.heading?.column.label });
    } else if (known.role === 'column' || known.role === 'value')
      this.addCell(valueAt(value, path), known.heading ?? basis);
    else if (isObject(value)) this.takeObject(known, value, path);
    else this.takePart(known, value, path);
  }

  private takeEnergy(cell: Cell | null, unit: string): void {
    const { path, basis } = this.place;
    const name = nameFromKey(this.key.text, path, '');
    if (cell) this.facts.push({ kind: 'row', name, columns: [basis], cells: [cell], unit });
  }

  private addCell(cell: Cell | null, column: ColumnRef): void {
    if (!cell) return;
    this.columns.push(column);
    this.cells.push(cell);
  }

  private takeObject(known: KeyReading, value: Record<string, unknown>, path: Path): void {
    // `grassi: { valore: '5 g', di_cui: { saturi: '1 g' } }`
    if (isSubs(known.role)) this.subs.push({ key: this.key, value, path });
    // `grassi: { per_100g: '6 g', di_cui_saturi: { per_100g: '2 g' } }`
    else if (known.role === 'nutrient') this.nested.push({ key: known, value, path });
  }

  private takePart(known: KeyReading, value: unknown, path: Path): void {
    const { basis, isSub } = this.place;
    const isPart = known.role === 'nutrient' || (isSub && known.role === 'other');
    if (!isPart && !isTotal(known)) return;
    const cell = valueAt(value, path);
    if (!cell) return;
    if (isTotal(known)) this.addCell(cell, basis);
    else {
      const name = nameFromKey(known.text, path, value);
      this.parts.push({ name, cell, column: known.heading ?? basis });
    }
  }

  private finish(): readonly Fact[] {
    const { facts, cells, columns, unit, percent, key } = this;
    const { path, basis, isSub } = this.place;
    if (cells.length > 0) {
      const percents = percent === null ? undefined : columns.map(() => percent);
      const name = nameFromKey(key.text, path, '');
      facts.push({ kind: 'row', name, columns, cells, unit, sub: isSub, percents });
    }
    const sub = isSub || cells.length > 0;
    for (const { name, cell, column } of this.parts)
      facts.push({ kind: 'row', name, columns: [column], cells: [cell], sub });
    for (const inner of this.subs)
      facts.push(
        ...new NestedPair(key, { path: inner.path, basis, isSub: true }).read(inner.value),
      );
    for (const inner of this.nested)
      facts.push(
        ...new NestedPair(inner.key, { path: inner.path, basis, isSub: sub }).read(inner.value),
      );
    return facts;
  }
}
