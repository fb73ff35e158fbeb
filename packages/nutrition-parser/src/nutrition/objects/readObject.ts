import { substanceUnits, vitaminKeys } from '../../lexicon/keys.ts';
import { headings } from '../../document/headings.ts';
import { isObject, printed } from '../../document/values.ts';
import { macronutrients } from '../../lexicon/macronutrients.ts';
import type { Shape } from '../../model.ts';
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
import { flavoursOf, readFlavour } from './flavours.ts';
import { gridOfColumns, gridUnderHead } from './heads.ts';
import { isNutrientKey, isTable, mayHoldTable } from './holdsTable.ts';
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
import { percentOf, qualifiedFacts, shortKeysOf } from './rowValues.ts';
import { catalogueUnit, isToldBySibling, siblingsOf, subjectOf, type Sibling } from './siblings.ts';
import { Row, isTotal, pairFacts, readRow } from './rows.ts';
import { isKnownRow, isLongText, readTexts } from './readTexts.ts';
import { keyPairsIn, spreadRows } from './spread.ts';

type Fields = Record<string, unknown>;

const ofValues: ReadonlySet<KeyRole> = new Set(['value', 'column', 'unit', 'nrv']);
const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.some((item) => typeof item === 'object');

/** Whether an object is the values of its key, and no row or group of rows of its own. */
function isValues(value: Fields): boolean {
  const short = shortKeysOf(value);
  const known = Object.keys(value).map((key) => short?.get(key) ?? readKey(key));
  const has = (role: KeyRole): boolean => known.some((key) => key.role === role);
  const holdsRows = Object.values(value).some((item) => isTable(item) || isList(item));
  const isGroup = Object.keys(value).some(isNutrientKey) && !has('value');
  const isOfValues = known.some(
    (key) =>
      ofValues.has(key.role) ||
      key.amountUnit !== undefined ||
      isTotal(key) ||
      key.role === 'nutrient',
  );
  return !has('name') && !holdsRows && !isGroup && isOfValues;
}

/** `{ title: 'Ingredienti', content: … }` among the sections of a product. */
const isOtherSection = (object: Fields, keys: readonly string[]): boolean =>
  keys.every((key) => typeof object[key] !== 'object') &&
  keys.some((key) => {
    const value = object[key];
    const isTitle = readKey(key).role === 'title' && typeof value === 'string';
    const kind = isTitle ? headings.get(fold(value)) : undefined;
    return kind !== undefined && kind !== 'nutrition';
  });

/** A table under a key that says so: beside it is what else is known of a product. */
const isFilled = (value: unknown): boolean =>
  typeof value === 'object' ? value !== null : typeof value === 'string' && value.length > 20;

/** `portion_info: { title: 'Per dose (20 ml)', values: […] }`: rows under a basis of their own. */
function isOwnTable(value: unknown): boolean {
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  const isBasis = (key: string): boolean =>
    ['title', 'name', 'label'].includes(readKey(key).role) &&
    typeof value[key] === 'string' &&
    readHeading(printed(value[key]))?.hasBasis === true;
  return (
    keys.some((key) => readKey(key).role === 'rows' && isFilled(value[key])) && keys.some(isBasis)
  );
}

const ofTables: ReadonlySet<KeyRole> = new Set(['nutrient', 'column', 'rows', 'wrapper', 'nrv']);

const isOfSubstance = (value: unknown): boolean =>
  typeof value === 'object' ||
  (typeof value === 'string' && hasAny(value.toLowerCase(), substanceUnits));

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
  /** Its keys are of a product without its table: a shaker's number, price and capacity. */
  private readonly isProduct: boolean;
  /** Its keys are initials of all three macronutrients: `{ pro: 24, cho: 2, fat: 1 }`. */
  private readonly areMacros: boolean;
  private shape: Shape = 'none';

  constructor(object: Fields, place: Place, own: Heading | null, input: Input) {
    this.object = object;
    this.keys = Object.keys(object);
    this.place = place;
    this.own = own;
    this.input = input;
    const roles = new Map(this.keys.map((key) => [key, readKey(key).role]));
    const has = (test: (role: KeyRole, key: string) => boolean): boolean =>
      [...roles].some(([key, role]) => test(role, key));
    this.hasTable = has((role, key) => ['wrapper', 'rows'].includes(role) && isFilled(object[key]));
    this.isProduct =
      place.basis === null &&
      has((role) => role === 'product') &&
      !has((role) => ofTables.has(role));
    this.areMacros = new Set(this.keys.flatMap((key) => macroOf(key) ?? [])).size === 3;
    this.siblings = siblingsOf(object, this.keys);
  }

  read(): Shape {
    const { input, place, keys } = this;
    const { table } = input;
    const before = table.rowCount;
    const grid = gridOfColumns(this.object, place.path);
    if (grid) {
      addGrid(grid, place.basis, input);
      return 'dose-table';
    }
    const spread = this.readSpread();
    for (const key of keys) {
      if (!table.budget.mayReadOn()) break;
      const value = this.object[key];
      const isRead = value === null || value === undefined || value === '' || spread.has(key);
      if (!isRead && this.readKeyOf(key, value) === 'whole') return this.shape;
    }
    if (table.rowCount === before) this.keep(readTexts(this.object, place, input));
    if (table.rowCount === before)
      for (const key of keys)
        if (readKey(key).role === 'variants' && typeof this.object[key] === 'object')
          this.keep(this.readInner(key, this.object[key]));
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
      if (typeof title !== 'string' || read.has(value)) continue;
      const basis = basisOfTitle(title);
      const isOther = headings.has(fold(printed(title)));
      if (!basis && !isOther) continue;
      read.add(name).add(value);
      if (basis || isNutritionTitle(title))
        this.keep(this.readInner(value, object[value], basis ?? place.basis));
    }
    return read;
  }

  /** Reads the value of a key; 'whole' where nothing is left to read. */
  private readKeyOf(key: string, value: unknown): 'whole' | 'part' {
    const macro = this.areMacros ? macroOf(key) : undefined;
    const known: KeyReading =
      macro === undefined ? readKey(key) : { role: 'nutrient', heading: null, text: key };
    const { role, heading } = known;
    const isHolder = typeof value === 'object';
    // `nutrient: [{ name: 'Proteine', … }]`
    if ((role === 'name' && Array.isArray(value)) || (role === 'rows' && isHolder))
      return this.readRows(key, value);
    if (role === 'wrapper' || (role === 'value' && isHolder && isTable(value)))
      this.keep(this.readInner(key, value));
    else if (role === 'column') this.readSection(key, value, heading);
    // `per_100g_di_proteine: { Leucina: '10 g' }`
    else if (known.column && isHolder && !(isObject(value) && isValues(value)))
      this.readSection(key, value, known.column);
    else if (role === 'label' && isHolder && measureOf(value) === null)
      this.readLabelled(key, value);
    // `{ Grassi: '5 g', di_cui: { saturi: '1 g' } }`
    else if ((isSubs(role) || role === 'servings') && isHolder) this.readInner(key, value);
    else if (role === 'nutrient' || role === 'other') this.readNamed(key, value, known);
    else if (known.isTechnical && isHolder) this.readNamed(key, value, { ...known, role: 'other' });
    return 'part';
  }

  private readRows(key: string, value: unknown): 'whole' | 'part' {
    const { object, keys, place, input } = this;
    const grid = gridUnderHead(object, key, place.path);
    if (grid) {
      addGrid(grid, place.basis, input);
      this.shape = 'dose-table';
      return 'whole';
    }
    const inner = this.readInner(key, value);
    // `data: { per_100g: … }` is no list of rows.
    if (isObject(value) && inner !== 'pairs' && inner !== 'none') this.shape = inner;
    else if (this.own === null && place.basis !== null) this.shape = 'serving-list';
    else if (place.path.at(-1) === 'nutritional_table' || keys.includes('serving_size'))
      this.shape = 'nutritional-table';
    else this.shape = key === 'valori' ? 'serving-list' : 'dose-table';
    return 'part';
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
    // `serving: [{ serving_description: '100 g', protein: 80 }]`
    if (isOwnTable(value) || Array.isArray(value)) this.keep(this.readInner(key, value, null));
    else {
      const heading = readHeading('porzione');
      this.readInner(key, value, heading && withoutLabel(heading));
      this.shape = 'sections';
    }
  }

  /** A nutrient with its value, a flavour with its table, or what says nothing. */
  private readNamed(key: string, value: unknown, known: KeyReading): void {
    const { keys, place, input } = this;
    const isOther = known.role === 'other';
    // `{ it: { Proteine: '24 g' }, en: { Protein: '24 g' } }`
    if (isOther && isTranslation(key, keys)) return;
    if (isOther && isOwnTable(value)) {
      this.keep(this.readInner(key, value, null));
      return;
    }
    // `hero: { name: 'Proteine', value: 24 }` beside the others
    if (
      isObject(value) &&
      Object.keys(value).some((inner) => readField(inner, value[inner]).role === 'name')
    ) {
      const row = readRow(value, { path: [...place.path, key], basis: place.basis, isLoose: true });
      const isOfUnit = row.facts.some((fact) => fact.kind === 'row' && fact.unit !== undefined);
      if (row.isRow && (isOfUnit || row.facts.some(isKnownRow))) {
        addFacts(input, row.facts);
        return;
      }
    }
    if (isOther && ((typeof value === 'string' && isLongText(value)) || this.hasTable)) return;
    const isFlavour =
      typeof value === 'object' && (this.flavours ??= flavoursOf(this.object, keys)).has(key);
    if (isFlavour) this.keep(readFlavour(known.text, input, () => this.readInner(key, value)));
    else if (this.readPair(key, value, known)) this.keep('pairs');
    // `attivi: [{ ceppo: … }]`
    else if (mayHoldTable(value) || (known.byValue && Array.isArray(value)))
      this.keep(this.readInner(key, value));
  }

  /** Whether a key with its value was read as a row. */
  private readPair(key: string, value: unknown, printedKey: KeyReading): boolean {
    const { place, input } = this;
    const known = printedKey.role === 'other' ? vitaminOf(printedKey, place.path) : printedKey;
    const sibling = this.siblings.get(subjectOf(known));
    if (this.isProduct && !isOfSubstance(value)) return false;
    if (known.role === 'other') {
      // `stelle: 4.5`: a number under one word that says nothing.
      const isCount = typeof value === 'number' && isPlainWord(known.text);
      if (isCount && place.basis === null) return false;
      if (isObject(value) && !isValues(value)) return false;
    }
    if (isToldBySibling(known, sibling)) return true;
    // In open catalogues the unit is that of the printed amount; others are in grams.
    const isPrintedUnit = sibling?.hasPrinted === true && !known.isPrinted;
    const unit =
      catalogueUnit(place.path, known, value) ?? (isPrintedUnit ? undefined : sibling?.unit);
    const at = { path: [...place.path, key], basis: headingWithin(known.heading, place.basis) };
    const facts = qualifiedFacts(pairFacts(known, value, at), sibling?.sign);
    const macro = this.areMacros ? macroOf(key) : undefined;
    addFacts(
      input,
      facts.map((fact) =>
        fact.kind === 'row' ? { ...fact, unit: fact.unit ?? unit, key: macro ?? fact.key } : fact,
      ),
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

/** 'stelle' */
const isPlainWord = (text: string): boolean => !text.includes(' ') && text === text.toLowerCase();

const macroOf = (key: string) => macronutrients.get(key.toLowerCase());

/** `vitamine: { A: '800 µg', C: '80 mg' }`: the key of a vitamin by its letter. */
function vitaminOf(known: KeyReading, path: Path): KeyReading {
  const above = path.at(-1);
  if (known.text.length > 3 || typeof above !== 'string' || !vitaminKeys.has(above.toLowerCase()))
    return known;
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
    const { role } = readKey(key);
    const value = object[key];
    return (
      (role === 'value' || role === 'column') &&
      (!isObject(value) || isTable(value) || isValues(value))
    );
  });
