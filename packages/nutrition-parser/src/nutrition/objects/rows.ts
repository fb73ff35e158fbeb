import { trimmedStart } from '../../text/trim.ts';
import { hasAny } from '../../text/chars.ts';
import { headings } from '../../document/headings.ts';
import { cellAt, gridRow, isObject, nameFromKey, printed, valueAt } from '../../document/values.ts';
import {
  allergenFields,
  codeKeys,
  nutrientCodes,
  tradeKeys,
  yesValues,
} from '../../lexicon/keys.ts';
import { asWhole } from '../../lexicon/phrases.ts';
import { unitOf } from '../../lexicon/units.ts';
import { fold } from '../../text/fold.ts';
import { Cell, type Path, trimmedCell } from '../../text/source.ts';
import type { ColumnRef, Fact } from '../facts/facts.ts';
import { mayBeAmount } from '../values/amounts.ts';
import { type Heading, headingWithin, readHeading } from '../values/headings.ts';
import { nameOfCell } from '../values/names.ts';
import { nutrientKey } from '../values/nutrientKey.ts';
import { isAmountLike, isBareNumber } from './amountLike.ts';
import { isTable } from './holdsTable.ts';
import {
  type KeyReading,
  basisOfTitle,
  isSubs,
  keyParts,
  readField,
  readKey,
  titlesNutrition,
} from './keys.ts';
import { italianText } from './languages.ts';
import { RowValues, shortKeysOf } from './rowValues.ts';

/** Where a row is, and the column of its values that name none themselves. */
type RowPlace = {
  readonly path: Path;
  readonly basis: Heading | null;
  readonly isSub?: boolean;
  /** The list that it is in is not said to be of nutrients. */
  readonly isLoose?: boolean;
};

/** What an object says as a row, and whether it is one. */
type RowReading = { readonly facts: readonly Fact[]; readonly isRow: boolean };

const notRow: RowReading = { facts: [], isRow: false };

const otherSections: ReadonlySet<string> = new Set(['ingredients', 'warnings', 'tip']);

/** Whether the name of a field, folded, begins another section of the product. */
const isOtherField = (name: string): boolean =>
  otherSections.has(headings.get(name) ?? '') || allergenFields.has(name);

/** A name that has none of these tells no basis. */
const basisMarks = ['per ', '100'];

/** `attribute: 'protein_g'`, 'Protein Quantity Per 100g': the name and the basis in a name. */
export function partsOfName(cell: Cell): { name: Cell; heading: Heading | null } {
  const { text, source, start } = cell;
  const isCoded = !text.includes(' ') && text.includes('_');
  if (!isCoded && nameOfCell(cell).key !== undefined && !hasAny(text, basisMarks))
    return { name: cell, heading: null };
  if (!text.includes(' ')) {
    const known = readKey(trimmedStart(text, '_'));
    if (known.text === text || (known.role !== 'nutrient' && known.role !== 'product'))
      return { name: cell, heading: null };
    return { name: nameFromKey(known.text, source.path ?? [], text), heading: known.heading };
  }
  const parts = keyParts(text, true);
  if (!parts?.heading || parts.name === '' || !text.startsWith(parts.name))
    return { name: cell, heading: null };
  const unit = parts.unit === undefined ? undefined : unitOf(parts.unit);
  const heading = unit === undefined ? parts.heading : { ...parts.heading, unit };
  return { name: new Cell(source, start, start + parts.name.length), heading };
}

/** `per: '100 g'`, `tipo: 'per_100g'`: the basis that the key of a row tells; else null. */
function basisOf(key: string, { role }: KeyReading, value: unknown): Heading | null {
  const mayBe = role === 'label' || role === 'other' || key === 'tipo' || key === 'type';
  if (!mayBe || typeof value !== 'string') return null;
  const heading = readKey(value).heading ?? readHeading(printed(value));
  const isBasis = heading?.role === 'value' && heading.hasBasis;
  // `{ nome: 'Ferro', dose: '14 mg' }`
  return isBasis && heading.column.unit !== 'mg' ? heading : null;
}

/** `grassi: { totali: '6 g', saturi: '2 g' }` */
const isTotalWord = asWhole('total[e|i]');
export const isTotal = ({ text }: KeyReading): boolean => isTotalWord.test(text);

/** A part of a row: a nutrient within it, or one that its 'di cui' holds. */
type RowPart = { readonly name: Cell; readonly cell: Cell; readonly column: ColumnRef };

/** The keys of a row: its name, which may be the key that it is under, its values, and its parts. */
export class Row {
  private readonly place: RowPlace;
  private readonly values: RowValues;
  private name: Cell | null;
  private readonly isNamed: boolean;
  /** `{ titolo: 'Proteine', valore: '24 g' }` */
  private title: Cell | null = null;
  /** What a program calls it. */
  private code: Cell | null = null;
  /** Its value is a table of its own. */
  private isWhole = false;
  private hasValue = false;
  private isSub: boolean;
  /** Names that are no nutrients' are parts, too: `enzimi: { totale: '150 mg', proteasi: '9 mg' }`. */
  private hasTotal = false;
  private readonly parts: RowPart[] = [];
  private readonly subs: Fact[] = [];
  /** The basis that the row tells itself. */
  private basis: Heading | null = null;
  private isTrade = false;

  /** @param name that of the key which the values are under. */
  constructor(place: RowPlace, name: Cell | null = null) {
    this.place = place;
    this.name = name;
    this.isNamed = name !== null;
    this.isSub = place.isSub === true;
    this.values = new RowValues(place.basis, this.isSub);
  }

  takeAll(row: Record<string, unknown>): this {
    const short = shortKeysOf(row);
    const keys = Object.keys(row);
    this.hasTotal ||= this.isNamed && keys.some((key) => isTotal(readKey(key)));
    for (const key of keys) {
      const value = row[key];
      if (value !== null && value !== undefined && value !== '')
        this.take(key, value, short?.get(key) ?? readField(key, value));
    }
    return this;
  }

  take(key: string, value: unknown, known: KeyReading): void {
    const { role } = known;
    if (role === 'name' && !this.isNamed) this.takeName(key, value);
    else if (role === 'title' && !this.isNamed) {
      if (typeof value === 'string') this.title = cellAt(value, this.below(key));
    } else if (isSubs(role)) this.takeSub(key, value);
    else if ((role === 'value' || role === 'column') && isTable(value)) this.isWhole = true;
    else if (role === 'rows' && isListOfValues(value))
      this.values.take({ ...known, role: 'value' }, value, this.below(key));
    else this.takeValue(key, value, known);
  }

  private below(key: string): Path {
    return [...this.place.path, key];
  }

  private takeName(key: string, value: unknown): void {
    if (isObject(value)) this.takeNameWithin(value, this.below(key));
    const cell = typeof value === 'string' ? cellAt(value, this.below(key)) : null;
    if (!cell) return;
    const field = key.toLowerCase();
    const isKnown = !codeKeys.has(field) && !hasAny(cell.text, basisMarks) && isNutrient(cell);
    const { name, heading } = isKnown ? { name: cell, heading: null } : partsOfName(cell);
    this.basis ??= heading && headingWithin(heading, this.place.basis);
    // `{ key: 'protein', label: 'Proteine' }`
    if (codeKeys.has(field)) {
      const coded = nutrientCodes.get(name.text);
      this.code ??= coded === undefined ? name : nameFromKey(coded, this.below(key), name.text);
      // `{ vitamina: 'C', quantita: '80 mg' }`
    } else if (field === 'vitamina') {
      this.code ??= nameFromKey(`vitamina ${name.text}`, this.below(key), name.text);
      this.name ??= name;
    } else this.name ??= name;
  }

  /** `nutrient: { name: 'Protein', unitName: 'g' }`, `nome: { it: 'Proteine', en: 'Protein' }` */
  private takeNameWithin(value: Record<string, unknown>, path: Path): void {
    const own = italianText(value);
    if (own) this.name ??= cellAt(own.text, [...path, own.key]);
    for (const key of Object.keys(value)) {
      const item = value[key];
      const known = readKey(key);
      if (known.role === 'unit') this.values.take(known, item, [...path, key]);
      else if (known.role === 'name' && typeof item === 'string')
        this.name ??= cellAt(item, [...path, key]);
    }
  }

  /** `sottocomponente`: a yes, the name of the sub-row, or the sub-rows themselves. */
  private takeSub(key: string, value: unknown): void {
    if (typeof value === 'object') this.subs.push(...this.subFacts(value, this.below(key)));
    else if (yesValues.includes(value)) this.isSub = true;
    else if (typeof value === 'string' && /[a-z]{3}/i.test(value) && value !== 'false') {
      const text = printed(value);
      const isPart = text.toLowerCase().startsWith('di cui') || readKey(text).role === 'nutrient';
      // `{ name: 'Collagene', sub: 'di origine marina' }`
      if (this.name && !isPart) return;
      this.name = cellAt(value, this.below(key));
      this.isSub = true;
    }
  }

  /** The rows that are parts of this one. */
  private subFacts(subs: unknown, path: Path): readonly Fact[] {
    const place = { path, basis: this.place.basis, isSub: true };
    if (isObject(subs)) {
      const own = readRow(subs, place);
      if (own.isRow || !this.isNamed) return own.facts;
      // `grassi: { valore: '5 g', di_cui: { saturi: '1 g' } }`
      const parts = new Row(place, this.name);
      parts.hasTotal = true;
      return parts.takeAll(subs).finish().facts;
    }
    if (!Array.isArray(subs)) return [];
    // `sub: ['di cui zuccheri', '0,5 g']`
    const [name, value] = gridRow(subs, path);
    if (subs.length === 2 && name && value)
      return [{ kind: 'row', name, columns: [place.basis], cells: [value], sub: true }];
    return subs.flatMap((sub: unknown, at) =>
      isObject(sub) ? readRow(sub, { ...place, path: [...path, at] }).facts : [],
    );
  }

  /** A value of the row, one of its parts, or what tells its basis. */
  private takeValue(key: string, value: unknown, read: KeyReading): void {
    const path = this.below(key);
    // `{ name: 'Siero', nutr_100g_proteine: 80 }`: its values are those of a product.
    const known = this.values.isEmpty ? { ...read, column: undefined } : read;
    this.hasValue ||= known.role === 'value';
    const isPart = known.role === 'nutrient' || (this.hasTotal && known.role === 'other');
    if (isObject(value) && known.role === 'nutrient' && this.isNamed) {
      const place = { path, basis: this.place.basis, isSub: true };
      const inner = new Row(place, nameFromKey(known.text, path, ''));
      this.subs.push(...inner.takeAll(value).finish().facts);
    } else if (!this.values.take(known, value, path)) {
      const cell = valueAt(value, path);
      if (cell && this.isNamed && isTotal(known)) this.values.addCell(cell, this.place.basis);
      else if (cell && isPart && (known.role === 'nutrient' || isAmountLike(cell.text)))
        this.parts.push({
          name: nameFromKey(known.text, path, value),
          cell,
          column: headingWithin(known.heading, this.place.basis),
        });
      this.values.takeDose(known, value, path);
      if (known.role === 'label' || !this.isNamed) this.basis ??= basisOf(key, known, value);
      this.isTrade ||= tradeKeys.has(key.toLowerCase());
    }
  }

  finish(): RowReading {
    const { values, parts, title } = this;
    const name = this.name ?? this.code ?? title;
    if (!name || this.isWhole) return notRow;
    const { folded, key } = nameOfCell(name);
    if (!this.isNamed) {
      if (this.name && isOtherField(folded)) return { facts: [], isRow: true };
      if (key === undefined && titlesNutrition(folded)) return notRow;
      if (name === title && readHeading(name.text) !== null) return notRow;
      // `{ name: 'Yogurt', kcal: 57, protein: 10, fat: 0.5 }`: a product with its nutrients.
      if (
        key === undefined &&
        !this.hasValue &&
        (parts.length > 1 || (parts.length > 0 && values.isEmpty))
      )
        return notRow;
    }
    const isTold = !this.isNamed || !values.isEmpty || parts.length > 0;
    if (parts.length === 0 || !this.isNamed) values.addDoses();
    if (!this.isNamed && this.isNoNutrient(name)) return { facts: [], isRow: true };
    if (this.basis && isTold) values.moveTo(this.basis);
    const own = values.factsOf(name, this.code, this.isSub);
    const facts = own.length > 0 || parts.length > 0 ? own : [];
    const sub = this.isSub || !this.isNamed || !values.isEmpty;
    for (const { name: part, cell, column } of parts)
      facts.push({ kind: 'row', name: part, columns: [column], cells: [cell], sub });
    return { facts: [...facts, ...this.subs], isRow: !values.isEmpty };
  }

  /** `{ nome: 'Colore', valore: 'blu' }`, `{ name: 'Anna', value: 5 }` */
  private isNoNutrient(name: Cell): boolean {
    const { cells, openValue } = this.values;
    const [only] = cells;
    if (!only || cells.length > 1 || isNutrient(name) || (this.code && isNutrient(this.code)))
      return false;
    if (name.text.startsWith('_') || !isAmountLike(only.text)) return true;
    const isBare = openValue !== undefined && isBareNumber(openValue.text);
    return isBare && (this.isTrade || this.place.isLoose === true);
  }
}

const isNutrient = (cell: Cell): boolean => nameOfCell(cell).key !== undefined;

/** No section, name and value are longer. */
const maxSection = 160;

/** Whether a text of a list has its section before it, 'Generale:Gusto:Vaniglia', and what it says as a row. */
export function sectionRow(cell: Cell, basis: Heading | null): readonly Fact[] | null {
  const { source, start, text } = cell;
  const [section = '', printedName = '', value = '', ...others] =
    text.length > maxSection ? [] : text.split(':');
  if (value === '' || others.length > 0 || nutrientKey(section.trim()) !== undefined) return null;
  const at = start + section.length + 1;
  const name = trimmedCell(source, at, at + printedName.length);
  const kind = headings.get(fold(section)) ?? 'nutrition';
  const isRead =
    (kind === 'nutrition' || kind === 'other') && isNutrient(name) && mayBeAmount(value);
  if (!isRead) return [];
  const own = basisOfTitle(section);
  const cells = [trimmedCell(source, at + printedName.length + 1, cell.end)];
  return [{ kind: 'row', name, columns: [own ?? basis], cells }];
}

const rolesOf = (item: unknown): readonly string[] =>
  isObject(item) ? Object.keys(item).map((key) => readKey(key).role) : [];

/** `values: [{ per: '100 g', value: 80 }]`, `values: { per_100g: 80 }`: values, and no rows of their own. */
function isListOfValues(value: unknown): boolean {
  const items = Array.isArray(value) ? value.map(rolesOf) : [rolesOf(value)];
  return (
    items.length > 0 &&
    items.every((roles) =>
      Array.isArray(value)
        ? roles.includes('value') && !roles.includes('name')
        : roles.length > 0 && roles.every((role) => role === 'column'),
    )
  );
}

const nameRoles: ReadonlySet<string> = new Set(['name', 'title', 'sub', 'subs']);

/**
 * Reads an object as a row:
 *
 *     { nutriente: 'Carboidrati', per_100g: '6 g', per_30g: '1,8 g', vnr: '1%' }
 *     { nome: 'Proteine', valore: 24, unita: 'g' }
 */
export function readRow(row: Record<string, unknown>, place: RowPlace): RowReading {
  const short = shortKeysOf(row);
  // A section is no row, and its lists are long.
  const mayName = Object.keys(row).some((key) => {
    const known = short?.get(key) ?? readKey(key);
    return nameRoles.has(known.role) || known.byValue !== undefined;
  });
  return mayName ? new Row(place).takeAll(row).finish() : notRow;
}

/**
 * The rows of a value under a name: `Proteine: '24 g'`, `Proteine: { valore: 24, unita: 'g' }`,
 * `energia: ['1650 kJ', '390 kcal']`.
 */
export function pairFacts(known: KeyReading, value: unknown, place: RowPlace): readonly Fact[] {
  const { path } = place;
  if (isObject(value))
    return new Row(place, nameFromKey(known.text, path, '')).takeAll(value).finish().facts;
  const values = new RowValues(place.basis, place.isSub === true);
  if (Array.isArray(value)) {
    if (
      known.role !== 'nutrient' ||
      value.some((item) => isObject(item) && readRow(item, place).isRow)
    )
      return [];
  } else {
    const cell = valueAt(value, path);
    if (!cell || (known.role !== 'nutrient' && !isAmountLike(cell.source.text))) return [];
  }
  values.take({ role: 'value', heading: null, text: '' }, value, path);
  return values.factsOf(nameFromKey(known.text, path, Array.isArray(value) ? '' : value), null);
}
