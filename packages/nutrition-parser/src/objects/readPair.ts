import { isTotal } from './pairKinds.ts';
import type { ColumnRef, Fact, RowFact } from '../build/facts.ts';
import type { Heading } from '../lexer/heading.ts';
import { packFacts } from '../lines/packFacts.ts';
import { withParts } from '../lines/partsInValues.ts';
import type { Cell, Path } from '../text/source.ts';
import { isAmountLike } from './amountLike.ts';
import type { Place } from './input.ts';
import { KeyedValues } from './KeyedValues.ts';
import { isSubs, readKey } from './readKey.ts';
import type { KeyReading } from './keyRoles.ts';
import { withOwnBases } from './ownBases.ts';
import { shortKeysOf } from './rowKeys.ts';
import { basisOf } from './rowValues.ts';
import { isObject, nameFromKey, valueAt } from './values.ts';

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
