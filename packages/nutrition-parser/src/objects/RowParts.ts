import type { ColumnRef } from '../build/facts.ts';
import { readHeading, type Heading } from '../lexer/heading.ts';
import { nameOfCell } from '../lexer/readName.ts';
import type { Cell, Path } from '../text/source.ts';
import { isNoNutrient } from './isNoNutrient.ts';
import { italianText } from './languageOf.ts';
import { KeyedValues } from './KeyedValues.ts';
import { titlesNutrition } from './nutritionTitle.ts';
import { readKey } from './readKey.ts';
import type { KeyReading } from './keyRoles.ts';
import { codeKeys, isDescription, isOfTrade, isOtherField } from './rowKeys.ts';
import { isWord, isYes, pathUnder, type RowPlace } from './rowPlace.ts';
import { headingWithin } from '../lexer/headingWithin.ts';
import { isTable } from './texts.ts';
import { basisOf, isListOfValues, namedByCode, partsOfName, spelledByCode } from './rowValues.ts';
import { notRow, type RowReading } from './rowReading.ts';
import { cellAt, isObject, nameFromKey, valueAt } from './values.ts';

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
