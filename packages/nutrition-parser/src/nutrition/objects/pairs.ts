import { isObject, nameFromKey, valueAt } from '../../document/values.ts';
import type { ColumnRef, Fact, RowFact } from '../facts/facts.ts';
import { withParts } from '../lines/lineFacts.ts';
import { withOwnBases } from '../lines/ownBases.ts';
import { packFacts } from '../lines/pack.ts';
import { isTotal } from './holdsTable.ts';
import type { Place } from './input.ts';
import type { KeyReading } from './keyRoles.ts';
import { isSubs, readKey } from './keys.ts';
import { unitText } from './ownFacts.ts';
import { basisOf, isAmountLike, shortKeysOf } from './rowNames.ts';
import { KeyedValues, signOf } from './rowValues.ts';
import type { Heading } from '../values/headings.ts';
import { nameOfCell } from '../values/names.ts';
import { nutrientKey } from '../values/nutrientKey.ts';
import type { Cell, Path } from '../../text/source.ts';

/**
 * The rows of a pair whose name is its key: `Proteine: '24 g'`, `Proteine: 24`,
 * `Proteine: { valore: 24, unita: 'g', vnr: '48%' }`, `Proteine: { per_100g: '80 g', per_dose: '24 g' }`.
 */
export function pairFacts(
  key: KeyReading,
  value: unknown,
  place: Place,
  unit?: string,
): readonly Fact[] {
  const { path, basis } = place;
  if (isObject(value)) return new NestedPair(key, { path, basis, isSub: false }).read(value);
  if (Array.isArray(value) && key.role === 'nutrient' && !value.some(isNamed))
    return listFacts(key, value, place);
  const cell = valueAt(value, path);
  if (!cell || (key.role !== 'nutrient' && !isAmountLike(cell.source.text))) return [];
  const name = nameFromKey(key.text, path, value);
  const row: RowFact = { kind: 'row', name, columns: [basis], cells: [cell], unit };
  return packFacts(name, cell) ?? withParts(withOwnBases(row));
}

const isNamed = (item: unknown): boolean =>
  isObject(item) && Object.keys(item).some((key) => readKey(key).role === 'name');

/** `energia: ['1650 kJ', '390 kcal']` */
function listFacts(key: KeyReading, items: readonly unknown[], { path, basis }: Place): Fact[] {
  const values = new KeyedValues(basis);
  values.take({ role: 'value', heading: null, text: '' }, items, path);
  return values.factsOf(nameFromKey(key.text, path, ''));
}

type PairPlace = { readonly path: Path; readonly basis: Heading | null; readonly isSub: boolean };
type Part = { key: KeyReading; value: Record<string, unknown>; path: Path };

/** A nutrient whose value is an object. */
class NestedPair {
  private readonly key: KeyReading;
  private readonly place: PairPlace;
  private readonly values: KeyedValues;
  /** Nutrients with an object of their own; those under 'di cui' are parts in any case. */
  private hasTotal = false;
  private readonly nested: Part[] = [];
  private readonly subs: Part[] = [];
  private readonly parts: { name: Cell; cell: Cell; column: ColumnRef }[] = [];
  /** The basis that the values tell themselves. */
  private told: Heading | null = null;

  constructor(key: KeyReading, place: PairPlace) {
    this.key = key;
    this.place = place;
    this.values = new KeyedValues(place.basis);
    this.values.sub = place.isSub;
  }

  read(value: Record<string, unknown>): readonly Fact[] {
    const keys = Object.keys(value);
    const short = shortKeysOf(value);
    this.hasTotal = keys.some((inner) => isTotal(readKey(inner)));
    for (const inner of keys) {
      const known = short?.get(inner) ?? readKey(inner);
      const path = [...this.place.path, inner];
      const part = value[inner];
      if (this.values.take(known, part, path)) continue;
      if (isObject(part)) this.takeObject(known, part, path);
      else this.takePart(known, part, path);
    }
    return this.finish();
  }

  private takeObject(known: KeyReading, value: Record<string, unknown>, path: Path): void {
    // `grassi: { valore: '5 g', di_cui: { saturi: '1 g' } }`
    if (isSubs(known.role)) this.subs.push({ key: this.key, value, path });
    // `grassi: { per_100g: '6 g', di_cui_saturi: { per_100g: '2 g' } }`
    else if (known.role === 'nutrient') this.nested.push({ key: known, value, path });
  }

  private takePart(known: KeyReading, value: unknown, path: Path): void {
    const { basis, isSub } = this.place;
    // `enzimi: { totale: '150 mg', proteasi: '9 mg' }`
    const isAmount = isSub || (this.hasTotal && typeof value === 'string' && isAmountLike(value));
    // `Ferro: { dose: '14 mg', vnr: '100%' }`
    this.values.takeDose(known, value, path);
    // `Proteine: { valore: '80 g', base: '100 g' }`
    if (known.role === 'label') this.told ??= basisOf(known.text, known, value);
    const isPart = known.role === 'nutrient' || (isAmount && known.role === 'other');
    if (!isPart && !isTotal(known)) return;
    const cell = valueAt(value, path);
    if (!cell) return;
    if (isTotal(known)) this.values.addCell(cell, basis);
    else {
      const name = nameFromKey(known.text, path, value);
      this.parts.push({ name, cell, column: known.heading ?? basis });
    }
  }

  private finish(): readonly Fact[] {
    const { values, key } = this;
    const { path, basis, isSub } = this.place;
    const isToldBefore = !values.isEmpty || this.parts.length > 0;
    if (this.parts.length === 0) values.addDoses();
    if (isToldBefore && this.told)
      for (const [i, column] of values.columns.entries())
        if (column === basis) values.columns[i] = this.told;
    const facts = values.factsOf(nameFromKey(key.text, path, ''));
    const sub = isSub || values.cells.length > 0;
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

/** What the keys of an object say of one nutrient beside its value. */
type Sibling = { unit?: string; hasBasis?: true; hasPrinted?: true; sign?: string };

const energyUnits = [' kj', ' kcal'];

/** The nutrient that a key is about, whatever else it says; its words where it is none. */
function subjectOf({ text }: KeyReading): string {
  const { key, energy, folded } = nameOfCell(nameFromKey(text, [], ''));
  // `energy-kj_100g` beside `energy-kcal_100g` and `energy_100g`
  if (energy) return `energy ${energyUnits.find((unit) => folded.endsWith(unit)) ?? ''}`;
  return key ?? nutrientKey(text) ?? text;
}

const about: ReadonlySet<string> = new Set(['nutrient', 'nutrientUnit', 'nutrientQualifier']);

/** Whether a key tells of a value that another key holds. */
const isOfAnother = (key: string): boolean => {
  const { role, isPrinted } = readKey(key);
  return role === 'nutrientUnit' || role === 'nutrientQualifier' || isPrinted === true;
};

/** The keys of an object by the nutrients that they are about: `proteins_value`, `proteins_unit`. */
export class Siblings {
  private readonly found = new Map<string, Sibling>();
  private readonly hasAny: boolean;

  constructor(object: Record<string, unknown>, keys: readonly string[]) {
    this.hasAny = keys.some(isOfAnother);
    if (!this.hasAny) return;
    for (const key of keys) {
      const known = readKey(key);
      if (about.has(known.role)) this.add(known, object[key]);
    }
  }

  private add(known: KeyReading, value: unknown): void {
    const subject = subjectOf(known);
    const sibling = this.found.get(subject) ?? {};
    const unit = known.role === 'nutrientUnit' ? unitText(value) : null;
    if (unit !== null) sibling.unit = unit;
    if (known.role === 'nutrient' && known.heading) sibling.hasBasis = true;
    if (known.isPrinted) sibling.hasPrinted = true;
    const sign = known.role === 'nutrientQualifier' ? signOf(value) : undefined;
    if (sign !== undefined) sibling.sign = sign;
    this.found.set(subject, sibling);
  }

  private of(known: KeyReading): Sibling | undefined {
    return this.hasAny ? this.found.get(subjectOf(known)) : undefined;
  }

  /** The unit that another key gives a value. */
  unitOf(known: KeyReading): string | undefined {
    const sibling = this.of(known);
    // In open catalogues the unit is that of the printed amount; others are in grams.
    return sibling?.hasPrinted && !known.isPrinted ? undefined : sibling?.unit;
  }

  /** The sign that another key gives an amount. */
  signOf(known: KeyReading): string | undefined {
    return this.of(known)?.sign;
  }

  /** Whether other keys hold the same amount, printed or with its basis. */
  isTold(known: KeyReading): boolean {
    const sibling = known.heading ? undefined : this.of(known);
    if (!sibling) return false;
    const isPrinted = sibling.hasPrinted === true;
    const isEntered = isPrinted || sibling.unit !== undefined;
    return sibling.hasBasis === true ? isEntered : isPrinted && !known.isPrinted;
  }
}
