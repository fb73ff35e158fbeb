import { cellAt, gridRow, isObject, nameFromKey, valueAt } from '../../document/values.ts';
import type { ColumnRef, Fact } from '../facts/facts.ts';
import { isTable } from './holdsTable.ts';
import { type Input, addFacts } from './input.ts';
import { type KeyReading, italianText } from './keyRoles.ts';
import { readField, readKey, titlesNutrition } from './keys.ts';
import {
  basisOf,
  codeKeys,
  isAmountLike,
  isBareNumber,
  isDescription,
  isListOfValues,
  isOfTrade,
  isOtherField,
  mayName,
  namedByCode,
  partsOfName,
  shortKeysOf,
  spelledByCode,
} from './rowNames.ts';
import { KeyedValues, type RowValues } from './rowValues.ts';
import { type Heading, headingWithin, readHeading } from '../values/headings.ts';
import { nameOfCell } from '../values/names.ts';
import { hasDigit } from '../../text/chars.ts';
import type { Cell, Path } from '../../text/source.ts';

/**
 * `{ nome: 'Colore', valore: 'blu' }`, `{ name: 'Anna', value: 5 }`: whether what looks like a row names
 * no nutrient, and holds no amount of one.
 */
function isNoNutrient(
  name: Cell,
  { cells, unit, code }: RowValues,
  { basis, isLoose }: RowPlace,
  isTrade: boolean,
): boolean {
  const [only] = cells;
  if (!only || cells.length > 1 || isNutrient(name) || (code && isNutrient(code))) return false;
  if (name.text.startsWith('_') || !isAmountLike(only.text) || isPhrase(only.text)) return true;
  const isOpen = basis === null && unit === undefined && isBareNumber(only.text);
  return isOpen && (isTrade || isLoose === true);
}

/** A trace is an amount, 'tracce di latte' is none. */
const isPhrase = (text: string): boolean => !hasDigit(text) && text.split(' ', 3).length > 2;

const isNutrient = (cell: Cell): boolean => nameOfCell(cell).key !== undefined;

/** Where a row is: its path, or its list's with its place `at`. */
export type RowPlace = {
  readonly path: Path;
  readonly at?: number | undefined;
  /** The column of `valore` and `quantita`, which name none themselves. */
  readonly basis: Heading | null;
  readonly isSub: boolean;
  /** The list that it is in is not said to be of nutrients. */
  readonly isLoose?: boolean;
  /** The basis alone: the columns of most rows, the same list for all of a list. */
  readonly columns?: readonly ColumnRef[];
};

/** The path of what is under a key of a row. */
function pathUnder({ path, at }: RowPlace, key: string): Path {
  if (at === undefined) return [...path, key];
  const [first] = path;
  // The usual path, `per_100g` or `rows` and a place in its list, without going through it.
  return path.length === 1 && first !== undefined ? [first, at, key] : [...path, at, key];
}

const yes: readonly unknown[] = [true, 1, 'true', '1', 'si', 'sì'];

/** Whether the value of a key says yes. */
export const isYes = (value: unknown): boolean => yes.includes(value);

/** Whether the value of a key is a word of its own, and no answer. */
const isWord = (value: string): boolean =>
  /[a-z]{3}/i.test(value) && value !== 'false' && !isYes(value);

/** What an object says as a row, and whether it is one. */
type RowReading = { readonly facts: readonly Fact[]; readonly isRow: boolean };

const notRow: RowReading = { facts: [], isRow: false };

/** What the keys of a row hold that has its name under a key, too. */
export class RowParts {
  private readonly place: RowPlace;
  private readonly values: KeyedValues;
  private name: Cell | null = null;
  /** `{ titolo: 'Proteine', valore: '24 g' }` */
  private title: Cell | null = null;
  /** Its value is a table of its own. */
  private isWhole = false;
  private hasValue = false;
  /** It is a field of another section of the product. */
  private isOther = false;
  /** Rows that are parts of it, under their key. */
  subs: { value: unknown; key: string } | null = null;
  private parts: { name: Cell; cell: Cell }[] | null = null;
  /** The basis that the row tells itself. */
  private basis: Heading | null = null;
  private isTrade = false;
  /** `{ name: 'Siero', nutr_100g_proteine: 80 }`: its values are those of a product. */
  private isProduct = false;

  constructor(place: RowPlace) {
    this.place = place;
    this.values = new KeyedValues(place.basis);
    this.values.sub = place.isSub;
  }

  take(key: string, value: unknown, known: KeyReading): void {
    switch (known.role) {
      case 'name':
        this.takeName(key, value);
        break;
      case 'value':
      case 'column':
        this.hasValue ||= known.role === 'value';
        if (isTable(value)) this.isWhole = true;
        else this.values.take(known, value, this.below(key));
        break;
      case 'rows':
        if (isListOfValues(value))
          this.values.take({ ...known, role: 'value' }, value, this.below(key));
        else this.takeOther(key, value, known);
        break;
      case 'title':
        if (typeof value === 'string') this.title = cellAt(value, this.below(key));
        break;
      case 'sub':
        this.takeSub(key, value);
        break;
      case 'subs':
        this.subs = { value, key };
        break;
      default:
        this.takeOther(key, value, known);
    }
  }

  private takeName(key: string, value: unknown): void {
    if (isObject(value)) this.takeNameWithin(value, this.below(key));
    if (typeof value !== 'string') return;
    const cell = cellAt(value, this.below(key));
    const field = key.toLowerCase();
    // Most rows are of nutrients that are known.
    if (cell && nameOfCell(cell).key !== undefined && !codeKeys.has(field)) {
      this.name ??= cell;
      this.isOther = false;
      return;
    }
    const { name, heading } = spelledByCode(cell);
    this.basis ??= heading && headingWithin(heading, this.place.basis);
    // `{ key: 'protein', label: 'Proteine' }`
    if (!codeKeys.has(field)) this.name ??= name;
    else this.values.code ??= name && namedByCode(name);
    // `{ vitamina: 'C', quantita: '80 mg' }`
    if (name && field === 'vitamina')
      this.values.code ??= nameFromKey(`vitamina ${name.text}`, this.below(key), '');
    // `{ key: '_ingredienti', value: … }` among the fields of a product is no row.
    this.isOther = name !== null && isOtherField(nameOfCell(name).folded);
  }

  /** `nutrient: { name: 'Protein', unitName: 'g' }`, `nutriente: { value: 'PRO-', label: 'Proteine' }` */
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

  private below(key: string): Path {
    return pathUnder(this.place, key);
  }

  /** `sottocomponente`: a yes, the name of the sub-row, or the sub-rows themselves. */
  private takeSub(key: string, value: unknown): void {
    if (typeof value === 'object') this.subs = { value, key };
    else if (typeof value === 'string' && isWord(value) && !this.isRemark(key, value)) {
      this.name = cellAt(value, this.below(key));
      this.values.sub = true;
    } else this.values.sub ||= isYes(value);
  }

  /** `{ name: 'Collagene', sub: 'di origine marina' }` */
  private isRemark(key: string, value: string): boolean {
    const isPart = value.toLowerCase().startsWith('di cui') || readKey(value).role === 'nutrient';
    return key === 'sub' && this.name !== null && !isPart;
  }

  /** `{ kj: 1570, kcal: 370 }` beside the name, or a nutrient that is part of it. */
  private takeOther(key: string, value: unknown, known: KeyReading): void {
    const path = this.below(key);
    if (known.column) this.isProduct ||= this.values.isEmpty;
    if (this.values.take(known, value, path)) return;
    if (isDescription(key, value)) this.title ??= cellAt(value, path);
    const cell = valueAt(value, path);
    if (cell && known.role === 'nutrient')
      (this.parts ??= []).push({ name: nameFromKey(known.text, path, value), cell });
    this.values.takeDose(known, value, path);
    this.basis ??= basisOf(key, known, value);
    this.isTrade ||= isOfTrade(key);
  }

  finish(): RowReading {
    const { values, place } = this;
    const name = this.printedName() ?? values.code ?? this.title;
    if (this.isOther) return { facts: [], isRow: true };
    const isHeading = name !== null && name === this.title && readHeading(name.text) !== null;
    if (name === null || this.isWhole || isHeading || this.isFood(name)) return notRow;
    const { key, folded } = nameOfCell(name);
    if (key === undefined && titlesNutrition(folded)) return notRow;
    values.addDoses();
    if (isNoNutrient(name, values, place, this.isTrade)) return { facts: [], isRow: true };
    this.toOwnBasis();
    const facts = values.factsOf(name, this.ownColumns());
    for (const { name: part, cell } of this.parts ?? [])
      facts.push({ kind: 'row', name: part, columns: [place.basis], cells: [cell], sub: true });
    return { facts, isRow: !values.isEmpty };
  }

  /** The name, without the basis in it: 'Protein Quantity Per 100g'. */
  private printedName(): Cell | null {
    const parts = this.name && partsOfName(this.name);
    if (!parts) return this.name;
    this.basis ??= headingWithin(parts.heading, this.place.basis);
    return parts.name;
  }

  /** `{ nome: 'Proteine', valore: 80, per: '100 g' }`: the row tells the basis of its values itself. */
  private toOwnBasis(): void {
    const { basis, values, place } = this;
    if (basis === null) return;
    for (const [i, column] of values.columns.entries())
      if (column === place.basis) values.columns[i] = basis;
  }

  /** `{ name: 'Yogurt', kcal: 57, protein: 10, fat: 0.5 }`: a product with its nutrients, no row. */
  private isFood(name: Cell): boolean {
    const { parts, hasValue, isProduct } = this;
    const mayBe = !hasValue && (isProduct || (parts !== null && parts.length > 1));
    return mayBe && nameOfCell(name).key === undefined;
  }

  /** The columns of its values; those of all rows of its list, where they are the same. */
  private ownColumns(): readonly ColumnRef[] {
    const { place } = this;
    const { columns } = this.values;
    const isUsual = columns.length === 1 && columns[0] === place.basis;
    return isUsual && place.columns ? place.columns : columns;
  }
}

/**
 * Reads a row that is an object:
 *
 *     { nutriente: 'Carboidrati', per_100g: '6 g', per_30g: '1,8 g', vnr: '1%' }
 *     { nome: 'Proteine', valore: 24, unita: 'g' }
 *
 * @returns false where the object has no name or value.
 */
export function readRowObject(
  row: Record<string, unknown>,
  place: RowPlace,
  input: Input,
): boolean {
  const { facts, isRow } = readRow(row, place);
  addFacts(input, facts);
  return isRow;
}

function readRow(row: Record<string, unknown>, place: RowPlace): RowReading {
  const short = shortKeysOf(row);
  const fields = withAttributes(row);
  const keys = Object.keys(fields);
  // A section is no row, and its lists are long.
  if (!keys.some((key) => mayName(key, short?.get(key) ?? readKey(key)))) return notRow;
  const parts = new RowParts(place);
  for (const key of keys) {
    const value = fields[key];
    if (value !== null && value !== undefined && value !== '')
      parts.take(key, value, short?.get(key) ?? readField(key, value));
  }
  const reading = parts.finish();
  const { subs } = parts;
  if (!subs) return reading;
  const path = pathUnder(place, subs.key);
  return { ...reading, facts: [...reading.facts, ...subFacts(subs.value, path, place)] };
}

/** An object with the attributes of its element as fields: `{ _attributes: { nome: 'Proteine' } }`. */
export function withAttributes(row: Record<string, unknown>): Record<string, unknown> {
  const attributes = row['_attributes'] ?? row['@attributes'] ?? row['$'];
  return isObject(attributes) ? { ...attributes, ...row } : row;
}

/** The rows that are parts of a row. */
function subFacts(subs: unknown, path: Path, { basis }: RowPlace): Fact[] {
  if (isObject(subs)) return [...readRow(subs, { path, basis, isSub: true }).facts];
  if (!Array.isArray(subs)) return [];
  // `sub: ['di cui zuccheri', '0,5 g']`
  const [name, value] = gridRow(subs, path);
  if (subs.length === 2 && name && value)
    return [{ kind: 'row', name, columns: [basis], cells: [value], sub: true }];
  return subs.flatMap((sub: unknown, at) =>
    isObject(sub) ? readRow(sub, { path, at, basis, isSub: true }).facts : [],
  );
}
