import { mayHoldTable } from './holdsTable.ts';
import { Siblings } from './siblings.ts';
import { readHeading, withoutLabel, type Heading } from '../lexer/heading.ts';
import type { Shape } from '../model.ts';
import { readColumnLists } from './columnLists.ts';
import { flavoursOf, readFlavour } from './flavours.ts';
import { legendIn, readHeadedLists } from './headedLists.ts';
import { addFacts, under, type Input, type Place } from './input.ts';
import { areMacroKeys, macroFacts, withMacro } from './macroKeys.ts';
import { measureOf } from './measures.ts';
import { isTranslation } from './languageOf.ts';
import { mergedBasis } from './ownFacts.ts';
import { catalogueUnit, isBareCount, isOfSubstance, isValues, vitaminOf } from './pairKinds.ts';
import { qualifiedFacts } from './qualifiers.ts';
import { isSubs, readKey } from './readKey.ts';
import type { KeyReading } from './keyRoles.ts';
import { pairFacts } from './readPair.ts';
import { readRowObject } from './readRow.ts';
import { headingWithin, servingOf } from '../lexer/headingWithin.ts';
import { sectionOf } from './sectionOf.ts';
import { readSpreadRows } from './spreadRows.ts';
import { tableShape } from './tableShape.ts';
import { readTexts } from './readTexts.ts';
import { holdsRows, isTable } from './texts.ts';
import { readOwnReferences } from './references.ts';
import { isObject } from './values.ts';
import { hasTable, isNutrientRow, isOwnTable, isProductAlone } from './wrappers.ts';

/** An object that is no row: each of its keys is read by its role. */
export class ObjectReader {
  private readonly object: Record<string, unknown>;
  private readonly keys: readonly string[];
  private place: Place;
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
    this.place = { ...place, head: legendIn(object, keys, place.path) ?? place.head };
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
