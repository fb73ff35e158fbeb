import { looksLikeJson, unfenced } from '../../document/json.ts';
import { findMarkers } from '../../document/sections.ts';
import { isObject } from '../../document/values.ts';
import { macronutrients } from '../../lexicon/macronutrients.ts';
import type { NutrientKey } from '../../lexicon/nutrients.ts';
import { atStart } from '../../lexicon/phrases.ts';
import type { Shape } from '../../model.ts';
import type { Fact } from '../facts/facts.ts';
import { flavoursOf, readFlavour } from './flavours.ts';
import { readColumnLists, readHeadedLists } from './heads.ts';
import {
  catalogueUnit,
  hasTable,
  holdsRows,
  isBareCount,
  isInlineTable,
  isNutrientRow,
  isOfSubstance,
  isOtherSection,
  isOwnTable,
  isProductAlone,
  isRow,
  isTable,
  isValues,
  mayHoldTable,
  namesNutrients,
  vitaminOf,
} from './holdsTable.ts';
import { type Input, type Place, addFacts, under } from './input.ts';
import { type KeyReading, type KeyRole, isTranslation } from './keyRoles.ts';
import { isSubs, readKey } from './keys.ts';
import { measureOf, mergedBasis, ownFacts } from './ownFacts.ts';
import { Siblings, pairFacts } from './pairs.ts';
import { percentOf, qualifiedFacts } from './rowValues.ts';
import { readRowObject, withAttributes } from './rows.ts';
import { readSpreadRows, readSpreadSections, spreadSectionsIn, withoutSections } from './spread.ts';
import {
  type Heading,
  headingWithin,
  readHeading,
  servingOf,
  withoutLabel,
} from '../values/headings.ts';
import { fold } from '../../text/fold.ts';
import type { Path } from '../../text/source.ts';

const keyOf = (key: string): NutrientKey | undefined => macronutrients.get(key.toLowerCase());

/** Whether keys are initials of all three macronutrients: `{ pro: 24, cho: 2, fat: 1 }`. */
const areMacroKeys = (keys: readonly string[]): boolean =>
  new Set(keys.flatMap((key) => keyOf(key) ?? [])).size === 3;

/** A key among those of macronutrients; initials name what they do nowhere else. */
const withMacro = (key: string, known: KeyReading): KeyReading =>
  keyOf(key) === undefined ? known : { ...known, role: 'nutrient', heading: null, text: key };

/** The facts of a macronutrient's key. */
const macroFacts = (key: string, facts: readonly Fact[]): readonly Fact[] => {
  const nutrient = keyOf(key);
  return nutrient === undefined
    ? facts
    : facts.map((fact) => (fact.kind === 'row' ? { ...fact, key: nutrient } : fact));
};

/** The column of the rows under a key: `per_100g: {…}`; `per_100g_proteine: 80` is a row itself. */
function sectionOf({ role, heading, column }: KeyReading, value: unknown): Heading | null {
  if (role === 'column') return heading;
  if (column === undefined) return null;
  const isSectionOf = isObject(value) ? !isValues(value) : Array.isArray(value) || isTable(value);
  return isSectionOf ? column : null;
}

/** The shape of an object whose rows are under a key of their own. */
const tableShape = (path: Path, rowsKey: string, keys: readonly string[]): Shape => {
  if (path.at(-1) === 'nutritional_table' || keys.includes('serving_size'))
    return 'nutritional-table';
  return rowsKey === 'valori' ? 'serving-list' : 'dose-table';
};

/** Keys of what is no table, whatever their text looks like. */
const otherTexts = atStart('(ingredient|modalita|avvert|warning|usage|uso|how to use|posologia)~');

/** Texts under keys that say nothing, where an object has no table: read where they hold rows. */
function readTexts(object: Record<string, unknown>, place: Place, input: Input): Shape {
  const keys = Object.keys(object);
  // A description comes after what may be the table itself.
  const of = (...wanted: KeyRole[]): string[] =>
    keys.filter((key) => wanted.includes(readKey(key).role));
  const holding = (key: string): boolean => {
    const value = object[key];
    const { role, text: name } = readKey(key);
    // `caratteristiche: ['Per dose', 'Creatina: 3 g']`; other lists were read.
    const lines = Array.isArray(value) ? linesOf(value) : null;
    const isUnread = role === 'product' || (role === 'other' && namesNutrients(lines));
    const text = isUnread && lines !== null ? lines : value;
    return typeof text === 'string' && !otherTexts.test(fold(name)) && holdsTable(text);
  };
  const texts = of('other', 'value', 'rows').filter(holding);
  const flavours = texts.filter((key) => namesNutrients(object[key]));
  const read = (key: string): Shape => input.read(object[key], under(place, key));
  // `{ Cacao: '| … |', Vaniglia: '| … |' }`
  if (flavours.length > 1)
    return flavours.reduce<Shape>((shape, key) => {
      const inner = readFlavour(readKey(key).text, input, () => read(key));
      return shape === 'none' ? inner : shape;
    }, 'none');
  const others = texts.filter((key) => key !== flavours[0]);
  for (const key of [...flavours, ...others, ...of('product').filter(holding)]) {
    const shape = read(key);
    if (shape !== 'none') return shape;
  }
  return 'none';
}

/** Texts of a list as the lines of one; null where it holds anything else. */
const linesOf = (items: readonly unknown[]): string | null =>
  items.every((item) => typeof item === 'string') ? items.join('\n') : null;

const holdsTable = (text: string): boolean =>
  holdsRows(text) ||
  looksLikeJson(unfenced(text)) ||
  isInlineTable(text) ||
  findMarkers(text).some(({ kind }) => kind === 'nutrition');

/** `vnr: { Magnesio: '100%' }` beside the sections. */
function readReferences(value: unknown, path: Path, input: Input): void {
  if (!isObject(value)) return;
  for (const key of Object.keys(value))
    addReference(readKey(key).text, value[key], [...path, key], input);
}

function addReference(name: string, value: unknown, path: Path, { table }: Input): void {
  const percent = percentOf(value, path);
  if (percent !== null) table.add({ kind: 'percent', name, percent, isApart: true });
}

/** `vnr: { Magnesio: '100%' }`, `magnesio_vnr: 27`: the percentages of rows that are there. */
function readOwnReferences(
  object: Record<string, unknown>,
  keys: readonly string[],
  path: Path,
  input: Input,
): void {
  for (const key of keys) {
    const { role, text } = readKey(key);
    if (role === 'nrv') readReferences(object[key], [...path, key], input);
    else if (role === 'nutrientNrv') addReference(text, object[key], [...path, key], input);
  }
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
  private siblings: Siblings | undefined = undefined;
  private isAlone: boolean | undefined = undefined;
  private areMacros: boolean | undefined = undefined;

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
    if (readColumnLists(object, keys, place, input)) return 'dose-table';
    const left = readSpreadRows(object, keys, place, input);
    if (left !== keys) this.keep('name-value-unit');
    for (const key of left) {
      if (!table.budget.mayReadOn()) break;
      const value = object[key];
      if (value !== null && value !== undefined && value !== '')
        if (this.readKeyOf(key, value) === 'whole') return this.shape;
    }
    if (table.rowCount === before) this.keep(readTexts(object, place, input));
    if (table.rowCount === before) this.readVariants();
    readOwnReferences(object, keys, place.path, input);
    return this.shape;
  }

  /** `gusti: { cacao: {…}, vaniglia: {…} }`, `variants: [{ flavor: 'Cacao', nutrition: … }]` */
  private readVariants(): void {
    for (const key of this.keys) {
      const value = this.object[key];
      if (readKey(key).role === 'variants' && typeof value === 'object')
        this.keep(this.readInner(key, value));
    }
  }

  /** The first shape tells what an object is. */
  private keep(shape: Shape): void {
    if (this.shape === 'none') this.shape = shape;
  }

  /** Reads the value of a key; 'whole' where nothing is left to read. */
  private readKeyOf(key: string, value: unknown): 'whole' | 'part' {
    const isMacro = (this.areMacros ??= areMacroKeys(this.keys));
    const known = isMacro ? withMacro(key, readKey(key)) : readKey(key);
    const { role } = known;
    const isHolder = typeof value === 'object';
    const section = sectionOf(known, value);
    // `nutrient: [{ name: 'Proteine', … }]`
    if ((role === 'name' && Array.isArray(value)) || (role === 'rows' && isHolder))
      return this.readRows(key, value);
    const isWhole = role === 'wrapper' || (role === 'value' && isHolder && isTable(value));
    if (isWhole) this.keep(this.readInner(key, value));
    else if (section) this.readSection(key, value, section);
    else if (role === 'label' && isHolder && measureOf(value) === null) {
      // `serving: [{ serving_description: '100 g', protein: 80 }]`
      if (isOwnTable(value) || Array.isArray(value)) this.keep(this.readInner(key, value, null));
      else this.readLabelled(key, value);
    }
    // `{ Grassi: '5 g', di_cui: { saturi: '1 g' } }`
    else if ((isSubs(role) || role === 'servings') && isHolder) this.readInner(key, value);
    else if (role === 'nutrient' || role === 'other') this.readNamed(key, value, known);
    else if (known.isTechnical && isHolder) this.readNamed(key, value, { ...known, role: 'other' });
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
      const isTold = this.own !== null || place.basis === null;
      this.shape = isTold ? tableShape(place.path, key, keys) : 'serving-list';
    }
    return 'part';
  }

  /** A section: `per_100g: {…}`. A text or number there is a row of a table without names: skipped. */
  private readSection(key: string, value: unknown, heading: Heading): void {
    const isOpen = heading.column.kind === 'serving' && heading.column.amount === undefined;
    const around = this.own ?? servingOf(this.place.basis);
    const basis = isOpen && around ? mergedBasis(heading, around) : heading;
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
    // `{ it: { Proteine: '24 g' }, en: { Protein: '24 g' } }`
    if (isOther && isTranslation(key, keys)) return;
    if (isOther && isOwnTable(value)) {
      this.keep(this.readInner(key, value, null));
      return;
    }
    if (isNutrientRow(value)) {
      // `hero: { name: 'Proteine', value: 24 }` beside the others
      const path = [...place.path, key];
      if (readRowObject(value, { path, basis: place.basis, isSub: false }, input)) return;
    }
    if (isOther && (holdsRows(value) || (this.beside ??= hasTable(object, keys)))) return;
    if (typeof value === 'object' && (this.flavours ??= flavoursOf(object, keys)).has(key)) {
      this.keep(readFlavour(known.text, input, () => this.readInner(key, value)));
      return;
    }
    if (this.readPair(key, value, isOther ? (vitaminOf(key, place.path) ?? known) : known))
      this.keep('pairs');
    // `attivi: [{ ceppo: … }]`
    else if (mayHoldTable(value) || (known.byValue && Array.isArray(value)))
      this.keep(this.readInner(key, value));
  }

  /** Whether a key with its value was read as a row. */
  private readPair(key: string, value: unknown, known: KeyReading): boolean {
    const { object, keys, place, input } = this;
    const siblings = (this.siblings ??= new Siblings(object, keys));
    const isAlone = (this.isAlone ??= place.basis === null && isProductAlone(keys));
    if (isAlone && !isOfSubstance(value)) return false;
    if (place.basis === null && isBareCount(known, value)) return false;
    if (known.role === 'other' && isObject(value) && !isValues(value)) return false;
    if (siblings.isTold(known)) return true;
    const unit = catalogueUnit(place.path, known, value) ?? siblings.unitOf(known);
    const at = under(place, key, headingWithin(known.heading, place.basis));
    const pair = qualifiedFacts(pairFacts(known, value, at, unit), siblings.signOf(known));
    const facts = this.areMacros === true ? macroFacts(key, pair) : pair;
    addFacts(input, facts);
    return facts.some(({ kind }) => kind === 'row');
  }
}

/** Deeper nesting is no nutrition table. */
const maxDepth = 16;

/**
 * Reads an object: sections (`per_100g`, `per_porzione` …), a table with `rows` or `values` and a
 * dose, pairs `{ Proteine: '24 g' }`, a single row, or a wrapper around one of them.
 */
export function readObject(whole: Record<string, unknown>, place: Place, input: Input): Shape {
  if (place.depth > maxDepth) return 'none';
  const object = withAttributes(whole);
  const keys = Object.keys(object);
  if (isOtherSection(object, keys)) return 'none';
  const sections = spreadSectionsIn(object, keys);
  if (sections.length > 0) {
    const shape = readSpreadSections(object, sections, place, input);
    const rest = readObject(withoutSections(object, sections), place, input);
    return shape === 'none' ? rest : shape;
  }
  const { heading: own, facts } = ownFacts(object, keys, place);
  addFacts(input, facts);
  const basis = own ? mergedBasis(place.basis, own) : place.basis;
  const rowPlace = { path: place.path, basis, isSub: false };
  if (isRow(object, keys) && readRowObject(object, rowPlace, input)) return 'name-value-unit';
  return new ObjectReader(object, keys, { ...place, basis }, { own, input }).read();
}
