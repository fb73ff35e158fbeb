import type { ColumnRef, Fact } from '../build/facts.ts';
import { readHeading } from '../lexer/heading.ts';
import { nameOfCell } from '../lexer/readName.ts';
import type { Cell, Path } from '../text/source.ts';
import { KeyedValues } from './KeyedValues.ts';
import { readKey, type KeyReading } from './readKey.ts';
import { codeKeys, isDescription, isOtherField } from './rowKeys.ts';
import { isWord, isYes, pathUnder, type RowPlace } from './rowPlace.ts';
import { isTable } from './texts.ts';
import { cellAt, nameFromKey, valueAt } from './values.ts';

/** What an object says as a row, and whether it is one. */
export type RowReading = { readonly facts: readonly Fact[]; readonly isRow: boolean };

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
  private dose: Cell | null = null;

  constructor(place: RowPlace) {
    this.place = place;
    this.values = new KeyedValues(place.basis);
    this.values.sub = place.isSub;
  }

  take(key: string, value: unknown, known: KeyReading): void {
    switch (known.role) {
      case 'name':
        if (typeof value === 'string') this.takeName(key, cellAt(value, this.below(key)));
        break;
      case 'value':
      case 'column':
        this.hasValue ||= known.role === 'value';
        if (isTable(value)) this.isWhole = true;
        else this.values.take(known, value, this.below(key));
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

  /** `{ key: '_ingredienti', value: … }` among the fields of a product is no row. */
  private takeName(key: string, name: Cell | null): void {
    // `{ key: 'protein', label: 'Proteine' }`
    if (codeKeys.has(key.toLowerCase())) this.values.code ??= name;
    else this.name ??= name;
    this.isOther = name !== null && isOtherField(nameOfCell(name).folded);
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
    const own: KeyReading = key === 'val' ? { ...known, role: 'value' } : known;
    if (this.values.take(own, value, path)) return;
    if (isDescription(key, value)) this.title ??= cellAt(value, path);
    const cell = valueAt(value, path);
    if (cell && known.role === 'nutrient')
      (this.parts ??= []).push({ name: nameFromKey(known.text, path, value), cell });
    // 'dose' is the size of a serving, unless it is all that the row holds.
    else if (cell && known.role === 'label') this.dose = cell;
  }

  finish(): RowReading {
    const { values, place } = this;
    const name = this.name ?? values.code ?? this.title;
    if (this.isOther) return { facts: [], isRow: true };
    const isHeading = name !== null && name === this.title && readHeading(name.text) !== null;
    if (name === null || this.isWhole || isHeading || this.isFood(name)) return notRow;
    if (this.dose && values.isEmpty) values.addCell(this.dose, null);
    const facts = values.factsOf(name, this.ownColumns());
    for (const { name: part, cell } of this.parts ?? [])
      facts.push({ kind: 'row', name: part, columns: [place.basis], cells: [cell], sub: true });
    return { facts, isRow: !values.isEmpty };
  }

  /** `{ name: 'Yogurt', kcal: 57, protein: 10, fat: 0.5 }`: a product with its nutrients, no row. */
  private isFood(name: Cell): boolean {
    const { parts, hasValue } = this;
    return !hasValue && parts !== null && parts.length > 1 && nameOfCell(name).key === undefined;
  }

  /** The columns of its values; those of all rows of its list, where they are the same. */
  private ownColumns(): readonly ColumnRef[] {
    const { place } = this;
    const { columns } = this.values;
    const isUsual = columns.length === 1 && columns[0] === place.basis;
    return isUsual && place.columns ? place.columns : columns;
  }
}
