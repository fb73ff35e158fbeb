import { cellAt, isObject, nameFromKey, printed, valueAt } from '../../document/values.ts';
import { headings } from '../../document/headings.ts';
import { codeKeys, tradeKeys, yesValues } from '../../lexicon/keys.ts';
import { unitOf } from '../../lexicon/units.ts';
import { hasAny } from '../../text/chars.ts';
import { fold } from '../../text/fold.ts';
import { Cell, type Path, trimmedCell } from '../../text/source.ts';
import { trimmedStart } from '../../text/trim.ts';
import type { Fact, RowFact } from '../facts/facts.ts';
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

const isNutrient = (cell: Cell): boolean => nameOfCell(cell).key !== undefined;

/** A name that has none of these tells no basis. */
const basisMarks = ['per ', '100'];

/** `attribute: 'protein_g'`, 'Protein Quantity Per 100g': the name and the basis in a name. */
export function partsOfName(cell: Cell): { name: Cell; heading: Heading | null } {
  const { text, source, start } = cell;
  const whole = { name: cell, heading: null };
  if (!text.includes(' ')) {
    const known = readKey(trimmedStart(text, '_'));
    if (known.text === text || (known.role !== 'nutrient' && known.role !== 'product'))
      return whole;
    return { name: nameFromKey(known.text, source.path ?? [], text), heading: known.heading };
  }
  const parts = keyParts(text, true);
  if (!parts?.heading || parts.name === '' || !text.startsWith(parts.name)) return whole;
  const unit = parts.unit === undefined ? parts.heading.unit : unitOf(parts.unit);
  const heading = unit === undefined ? parts.heading : { ...parts.heading, unit };
  return { name: new Cell(source, start, start + parts.name.length), heading };
}

/** `per: '100 g'`, `tipo: 'per_100g'`: the basis that a field of a row tells; else null. */
function basisOf({ role, text }: KeyReading, value: unknown): Heading | null {
  const mayBe = role === 'label' || text === 'tipo' || text === 'type';
  if (!mayBe || typeof value !== 'string') return null;
  const heading = readKey(value).heading ?? readHeading(printed(value));
  // `{ nome: 'Ferro', dose: '14 mg' }`
  return heading?.role === 'value' && heading.column.unit !== 'mg' ? heading : null;
}

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
  /** Nutrients within it. */
  private readonly parts: RowFact[] = [];
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
    this.values = new RowValues(place.basis);
  }

  takeAll(row: Record<string, unknown>): this {
    const short = shortKeysOf(row);
    for (const key of Object.keys(row))
      this.take(key, row[key], short?.get(key) ?? readField(key, row[key]));
    return this;
  }

  take(key: string, value: unknown, known: KeyReading): void {
    const { role } = known;
    const path = [...this.place.path, key];
    if (role === 'name' && !this.isNamed) this.takeName(key, value, path);
    else if (role === 'title' && typeof value === 'string') this.title = cellAt(value, path);
    else if (isSubs(role)) this.takeSub(value, path);
    else if ((role === 'value' || role === 'column') && isTable(value)) this.isWhole = true;
    else if (role === 'rows' && isListOfValues(value))
      this.values.take({ ...known, role: 'value' }, value, path);
    else this.takeValue(key, value, known);
  }

  private takeName(key: string, value: unknown, path: Path): void {
    // `nome: { it: 'Proteine', en: 'Protein' }`
    const own = isObject(value) ? italianText(value) : null;
    if (own) this.name ??= cellAt(own.text, [...path, own.key]);
    const cell = typeof value === 'string' ? cellAt(value, path) : null;
    if (!cell) return;
    const field = key.toLowerCase();
    const isPrinted = !codeKeys.has(field) && isNutrient(cell) && !hasAny(cell.text, basisMarks);
    const { name, heading } = isPrinted ? { name: cell, heading: null } : partsOfName(cell);
    this.basis ??= heading && headingWithin(heading, this.place.basis);
    // `{ key: 'protein', label: 'Proteine' }`
    if (codeKeys.has(field)) this.code ??= name;
    else this.name ??= name;
    // `{ vitamina: 'C', quantita: '80 mg' }`
    if (field === 'vitamina') this.code ??= nameFromKey(`vitamina ${name.text}`, path, name.text);
  }

  /** `sottocomponente`: a yes, the name of the sub-row, or the sub-rows themselves. */
  private takeSub(value: unknown, path: Path): void {
    if (typeof value === 'object') this.subs.push(...this.subFacts(value, path));
    else if (yesValues.includes(value)) this.isSub = true;
    else if (typeof value === 'string') {
      const text = printed(value);
      // `{ name: 'Collagene', sub: 'di origine marina' }`
      const isPart = text.toLowerCase().startsWith('di cui') || readKey(text).role === 'nutrient';
      if (this.name && !isPart) return;
      this.name = cellAt(value, path);
      this.isSub = true;
    }
  }

  /** The rows that are parts of this one. */
  private subFacts(subs: unknown, path: Path): readonly Fact[] {
    const place = { path, basis: this.place.basis, isSub: true };
    if (Array.isArray(subs))
      return subs.flatMap((sub: unknown, at) =>
        isObject(sub) ? readRow(sub, { ...place, path: [...path, at] }).facts : [],
      );
    if (!isObject(subs)) return [];
    // `grassi: { valore: '5 g', di_cui: { saturi: '1 g' } }`
    return this.isNamed
      ? new Row(place, this.name).takeAll(subs).finish().facts
      : readRow(subs, place).facts;
  }

  /** A value of the row, one of its parts, or what tells its basis. */
  private takeValue(key: string, value: unknown, known: KeyReading): void {
    const path = [...this.place.path, key];
    this.hasValue ||= known.role === 'value';
    const isPart = known.role === 'nutrient';
    if (isPart && isObject(value)) {
      const place = { path, basis: this.place.basis, isSub: true };
      const inner = new Row(place, nameFromKey(known.text, path, ''));
      this.subs.push(...inner.takeAll(value).finish().facts);
    } else if (!this.values.take(known, value, path)) {
      const cell = valueAt(value, path);
      // `grassi: { valore: '5 g', di_cui: { saturi: '1 g', altri: '4 g' } }`
      const isOther = this.isNamed && this.place.isSub === true && known.role === 'other';
      if (cell && (isPart || (isOther && isAmountLike(cell.text))))
        this.parts.push({
          kind: 'row',
          name: nameFromKey(known.text, path, value),
          columns: [headingWithin(known.heading, this.place.basis)],
          cells: [cell],
        });
      this.values.takeDose(known, value, path);
      this.basis ??= basisOf(known, value);
      this.isTrade ||= tradeKeys.has(key.toLowerCase());
    }
  }

  finish(): RowReading {
    const { values, parts, title, isNamed } = this;
    const name = this.name ?? this.code ?? title;
    if (!name || this.isWhole) return notRow;
    const { folded, key } = nameOfCell(name);
    const isKnown = key !== undefined;
    // `{ name: 'Yogurt', kcal: 57, protein: 10, fat: 0.5 }`: a product with its nutrients.
    const isProduct = parts.length > 1 || (parts.length > 0 && values.isEmpty);
    const isOther =
      (!isKnown && titlesNutrition(folded)) ||
      (name === title && readHeading(name.text) !== null) ||
      (!isKnown && !this.hasValue && isProduct);
    if (!isNamed && isOther) return notRow;
    const isTold = !isNamed || !values.isEmpty || parts.length > 0;
    values.addDoses();
    if (!isNamed && this.isNoNutrient(name)) return { facts: [], isRow: true };
    if (this.basis && isTold) values.moveTo(this.basis);
    const own = values.factsOf(name, this.code, this.isSub);
    const sub = this.isSub || !isNamed || !values.isEmpty;
    const facts = [...own, ...parts.map((part) => ({ ...part, sub })), ...this.subs];
    return { facts, isRow: !values.isEmpty };
  }

  /** `{ nome: 'Colore', valore: 'blu' }`, `{ name: 'Anna', value: 5 }` */
  private isNoNutrient(name: Cell): boolean {
    const { cells, isOpen } = this.values;
    const [only] = cells;
    if (!only || cells.length > 1 || isNutrient(name) || (this.code && isNutrient(this.code)))
      return false;
    if (name.text.startsWith('_') || !isAmountLike(only.text)) return true;
    const isBare = isOpen && isBareNumber(only.text);
    return isBare && (this.isTrade || this.place.isLoose === true);
  }
}

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
  const mayHold = kind === 'nutrition' || kind === 'other';
  if (!mayHold || !isNutrient(name) || !mayBeAmount(value)) return [];
  const cells = [trimmedCell(source, at + printedName.length + 1, cell.end)];
  return [{ kind: 'row', name, columns: [basisOfTitle(section) ?? basis], cells }];
}

const rolesOf = (item: unknown): readonly string[] =>
  isObject(item) ? Object.keys(item).map((key) => readKey(key).role) : [];

/** `values: [{ per: '100 g', value: 80 }]`, `values: { per_100g: 80 }`: values, and no rows of their own. */
function isListOfValues(value: unknown): boolean {
  if (!Array.isArray(value)) {
    const roles = rolesOf(value);
    return roles.length > 0 && roles.every((role) => role === 'column');
  }
  return value.map(rolesOf).every((roles) => roles.includes('value') && !roles.includes('name'));
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
  const { path, basis } = place;
  const name = nameFromKey(known.text, path, value);
  if (isObject(value)) return new Row(place, name).takeAll(value).finish().facts;
  const isNamed = known.role === 'nutrient';
  const isRead = Array.isArray(value)
    ? isNamed && !value.some((item) => isObject(item) && readRow(item, place).isRow)
    : isNamed || isAmountLike(valueAt(value, path)?.text ?? '');
  if (!isRead) return [];
  const values = new RowValues(basis);
  values.take({ role: 'value', heading: null, text: '' }, value, path);
  return values.factsOf(name, null, place.isSub === true);
}
