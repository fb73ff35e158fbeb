import { substanceUnits, vitaminKeys } from '../../lexicon/keys.ts';
import { headings } from '../../document/headings.ts';
import { isObject, nameFromKey, printed } from '../../document/values.ts';
import { macronutrients } from '../../lexicon/macronutrients.ts';
import type { Shape } from '../../model.ts';
import { gramsPer } from '../../lexicon/units.ts';
import { fold } from '../../text/fold.ts';
import { hasAny } from '../../text/chars.ts';
import type { Path } from '../../text/source.ts';
import {
  type Heading,
  headingWithin,
  isOpenServing,
  readHeading,
  servingOf,
  withoutLabel,
} from '../values/headings.ts';
import { nameOfCell } from '../values/names.ts';
import { nutrientKey, usualUnit } from '../values/nutrientKey.ts';
import { gridOfColumns, gridUnderHead } from './heads.ts';
import {
  flavoursOf,
  isNutrientKey,
  isTable,
  isTextTable,
  mayHoldTable,
  readFlavour,
} from './holdsTable.ts';
import { type Input, type Place, addFacts, under } from './input.ts';
import {
  type KeyReading,
  type KeyRole,
  basisOfTitle,
  isNutritionTitle,
  isSubs,
  readField,
  readKey,
} from './keys.ts';
import { isTranslation } from './languages.ts';
import { measureOf, mergedBasis, ownFacts } from './ownFacts.ts';
import { addGrid } from './readArray.ts';
import { isLongText, readTexts } from './readTexts.ts';
import { percentOf, shortKeysOf, unitText } from './rowValues.ts';
import { Row, pairFacts, readRow } from './rows.ts';
import { keyPairsIn, spreadRows } from './spread.ts';

type Fields = Record<string, unknown>;

const isRows = (item: unknown): boolean =>
  isTable(item) || (Array.isArray(item) && item.some((inner) => typeof inner === 'object'));

/** Whether an object is the values of its key, and no row or group of rows of its own. */
function isValues(value: Fields): boolean {
  const short = shortKeysOf(value);
  const roles = Object.keys(value).map((key) => (short?.get(key) ?? readKey(key)).role);
  const isGroup = Object.keys(value).some(isNutrientKey) && !roles.includes('value');
  return (
    !isGroup &&
    !roles.includes('name') &&
    roles.some((role) => ['value', 'column', 'unit', 'nrv', 'nutrient'].includes(role)) &&
    !Object.values(value).some(isRows)
  );
}

/** `{ title: 'Ingredienti', content: … }` among the sections of a product. */
const isOtherSection = (object: Fields, keys: readonly string[]): boolean =>
  keys.every((key) => typeof object[key] !== 'object') &&
  keys.some((key) => {
    const value = object[key];
    const isTitle = readKey(key).role === 'title' && typeof value === 'string';
    return !['nutrition', undefined].includes(isTitle ? headings.get(fold(value)) : undefined);
  });

const ofTables: ReadonlySet<KeyRole> = new Set(['nutrient', 'column', 'rows', 'wrapper', 'nrv']);

const isOfSubstance = (value: unknown): boolean =>
  typeof value === 'object' ||
  (typeof value === 'string' && hasAny(value.toLowerCase(), substanceUnits));

/** What the keys of an object say of one nutrient beside its value: `proteins_value`, `proteins_unit`. */
type Sibling = { unit?: string; hasBasis?: true; hasPrinted?: true };

/** The nutrient that a key is about, whatever else it says; its words where it is none. */
function subjectOf({ text }: KeyReading): string {
  const { key, energy, folded } = nameOfCell(nameFromKey(text, [], ''));
  // `energy-kj_100g` beside `energy-kcal_100g` and `energy_100g`
  return energy ? `energy ${/ (kj|kcal)$/.exec(folded)?.[0] ?? ''}` : (key ?? text);
}

/** Whether a key tells of a value that another key holds. */
const isOfAnother = ({ role, isPrinted }: KeyReading): boolean =>
  role === 'nutrientUnit' || isPrinted === true;

function siblingsOf(object: Fields, keys: readonly string[]): ReadonlyMap<string, Sibling> {
  const found = new Map<string, Sibling>();
  if (!keys.some((key) => isOfAnother(readKey(key)))) return found;
  for (const key of keys) {
    const known = readKey(key);
    if (!known.role.startsWith('nutrient')) continue;
    const subject = subjectOf(known);
    const sibling = found.get(subject) ?? {};
    const unit = known.role === 'nutrientUnit' ? unitText(object[key]) : null;
    if (unit !== null) sibling.unit = unit;
    if (known.role === 'nutrient' && known.heading) sibling.hasBasis = true;
    if (known.isPrinted) sibling.hasPrinted = true;
    found.set(subject, sibling);
  }
  return found;
}

/** The amounts of open catalogues are in grams and kilojoules, whatever the nutrient: `nutriments: { sodium_100g: 0.2 }`. */
function catalogueUnit(
  path: Path,
  { text, heading }: KeyReading,
  value: unknown,
): string | undefined {
  if (path.at(-1) !== 'nutriments') return undefined;
  if (text.toLowerCase() === 'energy') return heading ? 'kJ' : undefined;
  const key = nutrientKey(text);
  const usual = key === undefined ? 'g' : usualUnit(key);
  return usual !== 'g' && gramsPer(usual) !== undefined && typeof value === 'number' && value <= 100
    ? 'g'
    : undefined;
}

/** An object that is no row: each of its keys is read by its role. */
class ObjectReader {
  private readonly object: Fields;
  private readonly keys: readonly string[];
  private readonly place: Place;
  private readonly input: Input;
  /** The basis that the object names itself. */
  private readonly own: Heading | null;
  private flavours: ReadonlySet<string> | undefined = undefined;
  private readonly siblings: ReadonlyMap<string, Sibling>;
  /** Beside the table of a product is what else is known of it. */
  private readonly hasTable: boolean;
  /** Its keys are initials of all three macronutrients: `{ pro: 24, cho: 2, fat: 1 }`. */
  private readonly areMacros: boolean;
  /** Its keys are of a product without its table: a shaker's number, price and capacity. */
  private readonly isProduct: boolean;
  private shape: Shape = 'none';

  constructor(object: Fields, place: Place, own: Heading | null, input: Input) {
    this.object = object;
    this.keys = Object.keys(object);
    this.place = place;
    this.own = own;
    this.input = input;
    const roles = this.keys.map((key) => readKey(key).role);
    this.hasTable = roles.some(
      (role, i) =>
        (role === 'wrapper' || role === 'rows') && this.isFilled(object[this.keys[i] ?? '']),
    );
    this.isProduct =
      place.basis === null &&
      roles.includes('product') &&
      !roles.some((role) => ofTables.has(role));
    this.areMacros = new Set(this.keys.flatMap((key) => macroOf(key) ?? [])).size === 3;
    this.siblings = siblingsOf(object, this.keys);
  }

  private isFilled(value: unknown): boolean {
    return typeof value === 'object' ? value !== null : isTextTable(String(value));
  }

  read(): Shape {
    const { input, place, keys, object } = this;
    const { table } = input;
    const before = table.rowCount;
    const grid = gridOfColumns(object, place.path);
    if (grid) {
      addGrid(grid, place.basis, input);
      return 'dose-table';
    }
    const spread = this.readSpread();
    for (const key of keys) {
      if (!table.budget.mayReadOn()) break;
      const value = object[key];
      const isRead = value === null || value === undefined || value === '' || spread.has(key);
      if (!isRead && this.readKeyOf(key, value)) return this.shape;
    }
    if (table.rowCount === before) this.keep(readTexts(object, place, input));
    if (table.rowCount === before)
      for (const key of keys)
        if (readKey(key).role === 'variants') this.keep(this.readInner(key, object[key]));
    this.addReferences();
    return this.shape;
  }

  /** The first shape tells what an object is. */
  private keep(shape: Shape): void {
    if (this.shape === 'none') this.shape = shape;
  }

  private readInner(key: string, value: unknown, basis = this.place.basis): Shape {
    return this.input.read(value, under(this.place, key, basis), this.input);
  }

  /** Reads the rows and sections that are spread over the object, and gives their keys. */
  private readSpread(): ReadonlySet<string> {
    const { object, keys, place, input } = this;
    const read = new Set<string>();
    for (const fields of spreadRows(object, keys)) {
      const row = new Row({ path: place.path, basis: place.basis, isLoose: true });
      for (const [field, key] of fields) row.take(key, object[key], readKey(field));
      const { facts } = row.finish();
      addFacts(input, facts);
      if (facts.length === 0) continue;
      this.keep('name-value-unit');
      for (const key of fields.values()) read.add(key);
    }
    // `{ tab_1_titolo: 'Valori nutrizionali', tab_1_testo: '…' }`
    for (const { name, value } of keyPairsIn(keys)) {
      const title = object[name];
      const basis = typeof title === 'string' ? basisOfTitle(title) : null;
      const isTitle = typeof title === 'string' && headings.has(fold(printed(title)));
      if (!basis && !isTitle) continue;
      read.add(name).add(value);
      if (basis || isNutritionTitle(title))
        this.keep(this.readInner(value, object[value], basis ?? place.basis));
    }
    return read;
  }

  /** Reads the value of a key; true where nothing is left to read. */
  private readKeyOf(key: string, value: unknown): boolean {
    const isMacro = this.areMacros && macroOf(key) !== undefined;
    const known: KeyReading = isMacro
      ? { role: 'nutrient', heading: null, text: key }
      : readKey(key);
    const { role, heading } = known;
    const isHolder = typeof value === 'object';
    // `nutrient: [{ name: 'Proteine', … }]`
    if ((role === 'name' && Array.isArray(value)) || (role === 'rows' && isHolder))
      return this.readRows(key, value);
    if (role === 'wrapper' || (role === 'value' && isHolder && isTable(value)))
      this.keep(this.readInner(key, value));
    else if (role === 'column') this.readSection(key, value, heading);
    else if (role === 'label' && isHolder && measureOf(value) === null)
      this.readLabelled(key, value);
    // `{ Grassi: '5 g', di_cui: { saturi: '1 g' } }`
    else if ((isSubs(role) || role === 'servings') && isHolder) this.readInner(key, value);
    else if (role === 'nutrient' || role === 'other') this.readNamed(key, value, known);
    else if (known.isTechnical && isHolder) this.readNamed(key, value, { ...known, role: 'other' });
    return false;
  }

  private readRows(key: string, value: unknown): boolean {
    const { object, keys, place, input } = this;
    const grid = gridUnderHead(object, key, place.path);
    if (grid) {
      addGrid(grid, place.basis, input);
      this.shape = 'dose-table';
      return true;
    }
    const inner = this.readInner(key, value);
    // `data: { per_100g: … }` is no list of rows.
    if (isObject(value) && inner !== 'pairs' && inner !== 'none') this.shape = inner;
    else if (key === 'valori' || (this.own === null && place.basis !== null))
      this.shape = 'serving-list';
    else this.shape = keys.includes('serving_size') ? 'nutritional-table' : 'dose-table';
    return false;
  }

  /** A section: `per_100g: {…}`. A number there is a row of a table without names: skipped. */
  private readSection(key: string, value: unknown, heading: Heading | null): void {
    if (!heading || typeof value === 'number' || typeof value === 'boolean') return;
    const around = this.own ?? servingOf(this.place.basis);
    const basis = isOpenServing(heading) && around ? mergedBasis(heading, around) : heading;
    const inner = this.readInner(key, value, basis);
    if (this.shape !== 'none' && this.shape !== 'pairs') return;
    this.shape = inner === 'serving-list' || inner === 'none' ? inner : 'sections';
  }

  /** `per_porzione` is sometimes called `porzione` alone. */
  private readLabelled(key: string, value: unknown): void {
    const heading = readHeading('porzione');
    // `serving: [{ serving_description: '100 g', protein: 80 }]`
    const basis = heading && !Array.isArray(value) ? withoutLabel(heading) : null;
    const inner = this.readInner(key, value, basis);
    this.keep(basis ? 'sections' : inner);
  }

  /** A nutrient with its value, a flavour with its table, or what says nothing. */
  private readNamed(key: string, value: unknown, known: KeyReading): void {
    const { keys, place, input, object } = this;
    const isOther = known.role === 'other';
    // `{ it: { Proteine: '24 g' }, en: { Protein: '24 g' } }`
    if (isOther && isTranslation(key, keys)) return;
    // `hero: { name: 'Proteine', value: 24 }` beside the others
    const row =
      isObject(value) &&
      Object.keys(value).some((inner) => readField(inner, value[inner]).role === 'name')
        ? readRow(value, { path: [...place.path, key], basis: place.basis, isLoose: true })
        : null;
    if (row?.isRow && row.facts.length > 0) {
      addFacts(input, row.facts);
      return;
    }
    if (isOther && ((typeof value === 'string' && isLongText(value)) || this.hasTable)) return;
    const isFlavour = typeof value === 'object' && (this.flavours ??= flavoursOf(object)).has(key);
    if (isFlavour) this.keep(readFlavour(known.text, input, () => this.readInner(key, value)));
    else if (this.readPair(key, value, known)) this.keep('pairs');
    // `attivi: [{ ceppo: … }]`
    else if (mayHoldTable(value) || (known.byValue && Array.isArray(value)))
      this.keep(this.readInner(key, value));
  }

  /** Whether a key with its value was read as a row. */
  private readPair(key: string, value: unknown, printedKey: KeyReading): boolean {
    const { place, input } = this;
    if (this.isProduct && !isOfSubstance(value)) return false;
    const known = printedKey.role === 'other' ? vitaminOf(printedKey, place.path) : printedKey;
    if (known.role === 'other') {
      // `stelle: 4.5`: a number under one word that says nothing.
      const isCount = typeof value === 'number' && isPlainWord(known.text);
      if (isCount && place.basis === null) return false;
      if (isObject(value) && !isValues(value)) return false;
    }
    const sibling = this.siblings.get(subjectOf(known)) ?? {};
    const { hasPrinted, hasBasis } = sibling;
    // Other keys hold the same amount, printed or with its basis.
    const isEntered = hasPrinted === true || sibling.unit !== undefined;
    const isTold = hasBasis ? isEntered : hasPrinted === true && !known.isPrinted;
    if (isTold && !known.heading) return true;
    // In open catalogues the unit is that of the printed amount; others are in grams.
    const own = hasPrinted && !known.isPrinted ? undefined : sibling.unit;
    const unit = catalogueUnit(place.path, known, value) ?? own;
    const at = { path: [...place.path, key], basis: headingWithin(known.heading, place.basis) };
    const facts = pairFacts(known, value, at);
    const macro = this.areMacros ? macroOf(key) : undefined;
    for (const fact of facts)
      input.table.add(
        fact.kind === 'row' ? { ...fact, unit: fact.unit ?? unit, key: macro ?? fact.key } : fact,
      );
    return facts.some(({ kind }) => kind === 'row');
  }

  /** `vnr: { Magnesio: '100%' }`, `magnesio_vnr: 27`: the percentages of rows that are there. */
  private addReferences(): void {
    const add = (name: string, value: unknown, path: Path): void => {
      const percent = percentOf(value, path);
      if (percent !== null) this.input.table.add({ kind: 'percent', name, percent, isApart: true });
    };
    for (const key of this.keys) {
      const value = this.object[key];
      const path = [...this.place.path, key];
      const { role, text } = readKey(key);
      if (role === 'nutrientNrv') add(text, value, path);
      if (role !== 'nrv' || !isObject(value)) continue;
      for (const name of Object.keys(value)) add(readKey(name).text, value[name], [...path, name]);
    }
  }
}

const macroOf = (key: string) => macronutrients.get(key.toLowerCase());

/** 'stelle' */
const isPlainWord = (text: string): boolean => !text.includes(' ') && text === text.toLowerCase();

/** `vitamine: { A: '800 µg', C: '80 mg' }`: the key of a vitamin by its letter. */
function vitaminOf(known: KeyReading, path: Path): KeyReading {
  if (known.text.length > 3 || !vitaminKeys.has(String(path.at(-1)).toLowerCase())) return known;
  const vitamin = readKey(`vitamina ${known.text}`);
  return vitamin.role === 'nutrient' ? vitamin : known;
}

/** Deeper nesting is no nutrition table. */
const maxDepth = 16;

/**
 * Reads an object: sections (`per_100g`, `per_porzione` …), a table with `rows` or `values` and a
 * dose, pairs `{ Proteine: '24 g' }`, a single row, or a wrapper around one of them.
 */
export function readObject(object: Fields, place: Place, input: Input): Shape {
  const keys = Object.keys(object);
  if (place.depth > maxDepth || isOtherSection(object, keys)) return 'none';
  const { heading: own, facts } = ownFacts(object, keys, place);
  addFacts(input, facts);
  const basis = own ? mergedBasis(place.basis, own) : place.basis;
  const row = isRow(object, keys) ? readRow(object, { path: place.path, basis }) : null;
  if (row) addFacts(input, row.facts);
  if (row?.isRow) return 'name-value-unit';
  return new ObjectReader(object, { ...place, basis }, own, input).read();
}

/** One row: it has a name under a known key, and something to go with it. */
const isRow = (object: Fields, keys: readonly string[]): boolean =>
  keys.some(
    (key) => typeof object[key] === 'string' && readField(key, object[key]).role === 'name',
  ) &&
  keys.some((key) => {
    const value = object[key];
    return (
      ['value', 'column'].includes(readKey(key).role) &&
      (!isObject(value) || isTable(value) || isValues(value))
    );
  });
