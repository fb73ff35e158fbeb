import { readHeading, withoutLabel, type Heading } from '../lexer/heading.ts';
import type { Shape } from '../model.ts';
import type { Path } from '../text/source.ts';
import { flavoursOf, readFlavour } from './flavours.ts';
import { readHeadedLists } from './headedLists.ts';
import { addFacts, under, type Input, type Place } from './input.ts';
import { measureOf, mergedBasis, ownFacts } from './ownFacts.ts';
import { isSubs, readKey, type KeyReading } from './readKey.ts';
import { pairFacts } from './readPair.ts';
import { readRowObject } from './readRow.ts';
import { holdsRows, readTexts } from './texts.ts';
import { isObject, percentOf } from './values.ts';
import {
  hasTable,
  isOtherSection,
  isNutrientRow,
  isOwnTable,
  isRow,
  isWrapper,
} from './wrappers.ts';

/** Deeper nesting is no nutrition table. */
const maxDepth = 8;

/**
 * Reads an object: sections (`per_100g`, `per_porzione` …), a table with `rows` or `values` and a
 * dose, pairs `{ Proteine: '24 g' }`, a single row, or a wrapper around one of them.
 */
export function readObject(object: Record<string, unknown>, place: Place, input: Input): Shape {
  if (place.depth > maxDepth) return 'none';
  const keys = Object.keys(object);
  if (isOtherSection(object, keys)) return 'none';
  const { heading: own, facts } = ownFacts(object, keys, place.path);
  addFacts(input, facts);
  const basis = own ? mergedBasis(place.basis, own) : place.basis;
  const rowPlace = { path: place.path, basis, isSub: false };
  if (isRow(object, keys) && readRowObject(object, rowPlace, input)) return 'name-value-unit';
  return new ObjectReader(object, keys, { ...place, basis }, { own, input }).read();
}

/** An object that is no row: each of its keys is read by its role. */
class ObjectReader {
  private readonly object: Record<string, unknown>;
  private readonly keys: readonly string[];
  private readonly place: Place;
  /** The basis that the object names itself. */
  private readonly own: Heading | null;
  private readonly input: Input;
  private shape: Shape = 'none';
  // Found once, where it matters.
  private beside: boolean | undefined = undefined;
  private flavours: ReadonlySet<string> | undefined = undefined;

  constructor(
    object: Record<string, unknown>,
    keys: readonly string[],
    place: Place,
    { own, input }: { own: Heading | null; input: Input },
  ) {
    this.object = object;
    this.keys = keys;
    this.place = place;
    this.own = own;
    this.input = input;
  }

  read(): Shape {
    const { object, keys, input, place } = this;
    const { table } = input;
    const before = table.rowCount;
    for (const key of keys) {
      if (!table.budget.mayReadOn()) break;
      const value = object[key];
      if (value !== null && value !== undefined && value !== '')
        if (this.readKeyOf(key, value) === 'whole') return this.shape;
    }
    if (table.rowCount === before) this.keep(readTexts(object, place, input));
    for (const key of keys)
      if (readKey(key).role === 'nrv') readReferences(object[key], [...place.path, key], input);
    return this.shape;
  }

  /** The first shape tells what an object is. */
  private keep(shape: Shape): void {
    if (this.shape === 'none') this.shape = shape;
  }

  /** Reads the value of a key; 'whole' where nothing is left to read. */
  private readKeyOf(key: string, value: unknown): 'whole' | 'part' {
    const known = readKey(key);
    const { role } = known;
    const isHolder = typeof value === 'object';
    if (role === 'rows' && isHolder) return this.readRows(key, value);
    if (role === 'wrapper') this.keep(this.readInner(key, value));
    else if (role === 'column' && known.heading) this.readSection(key, value, known.heading);
    else if (role === 'label' && isHolder && measureOf(value) === null)
      this.readLabelled(key, value);
    // `{ Grassi: '5 g', di_cui: { saturi: '1 g' } }`
    else if (isSubs(role) && isHolder) this.readInner(key, value);
    else if (role === 'nutrient' || role === 'other') this.readNamed(key, value, known);
    return 'part';
  }

  private readInner(key: string, value: unknown, basis = this.place.basis): Shape {
    return this.input.read(value, under(this.place, key, basis));
  }

  private readRows(key: string, value: unknown): 'whole' | 'part' {
    const { object, keys, place, input } = this;
    if (readHeadedLists(object, key, place, input)) {
      this.shape = 'dose-table';
      return 'whole';
    }
    const inner = this.readInner(key, value);
    // `data: { per_100g: … }` is no list of rows.
    if (isObject(value) && inner !== 'pairs' && inner !== 'none') this.shape = inner;
    else {
      const isTable = this.own !== null || place.basis === null;
      this.shape = isTable ? tableShape(place.path, key, keys) : 'serving-list';
    }
    return 'part';
  }

  /** A section: `per_100g: {…}`. A text or number there is a row of a table without names: skipped. */
  private readSection(key: string, value: unknown, heading: Heading): void {
    const isOpen = heading.column.kind === 'serving' && heading.column.amount === undefined;
    const basis = isOpen && this.own ? mergedBasis(heading, this.own) : heading;
    const isRead = typeof value === 'object' || typeof value === 'string';
    const inner = isRead ? this.readInner(key, value, basis) : 'none';
    if (this.shape !== 'none' && this.shape !== 'pairs') return;
    this.shape = inner === 'serving-list' || inner === 'none' ? inner : 'sections';
  }

  /** `per_porzione` is sometimes called `porzione` alone. */
  private readLabelled(key: string, value: unknown): void {
    const heading = readHeading('porzione');
    this.readInner(key, value, heading && withoutLabel(heading));
    this.shape = 'sections';
  }

  /** A nutrient with its value, a flavour with its table, or what says nothing. */
  private readNamed(key: string, value: unknown, known: KeyReading): void {
    const { object, keys, place, input } = this;
    const isOther = known.role === 'other';
    if (isOther && isOwnTable(value)) {
      this.keep(this.readInner(key, value, null));
      return;
    }
    if (isOther && isNutrientRow(value)) {
      // `hero: { name: 'Proteine', value: 24 }` beside the others
      const path = [...place.path, key];
      if (readRowObject(value, { path, basis: place.basis, isSub: false }, input)) return;
    }
    if (isOther && (holdsRows(value) || (this.beside ??= hasTable(object, keys)))) return;
    if (typeof value === 'object' && (this.flavours ??= flavoursOf(object, keys)).has(key)) {
      this.keep(readFlavour(known.text, input, () => this.readInner(key, value)));
      return;
    }
    const facts = pairFacts(known, value, under(place, key, known.heading ?? place.basis));
    addFacts(input, facts);
    const isRead = facts.some(({ kind }) => kind === 'row');
    if (isRead) this.keep('pairs');
    else if (isOther && isWrapper(value)) this.keep(this.readInner(key, value));
  }
}

/** `vnr: { Magnesio: '100%' }` beside the sections: the percentages of rows that are there. */
function readReferences(value: unknown, path: Path, { table }: Input): void {
  if (!isObject(value)) return;
  for (const key of Object.keys(value)) {
    const percent = percentOf(value[key], [...path, key]);
    if (percent !== null)
      table.add({ kind: 'percent', name: readKey(key).text, percent, isApart: true });
  }
}

const tableShape = (path: Path, rowsKey: string, keys: readonly string[]): Shape => {
  if (path.at(-1) === 'nutritional_table' || keys.includes('serving_size'))
    return 'nutritional-table';
  return rowsKey === 'valori' ? 'serving-list' : 'dose-table';
};
