import type { NutrientKey } from '../../lexicon/nutrients.ts';
import type { Diagnostic, Quantity, Row } from '../../model.ts';
import type { ValueColumn } from './ColumnSet.ts';
import type { Percents, RowFact } from './facts.ts';
import type { NameReading } from '../values/names.ts';
import { type Cell, spanOf } from '../../text/source.ts';

/** The rank of what has none of its own. */
const last = 9;

/** Where a nutrient is by the order of the regulation, and what it is part of however it is printed. */
type Place = { rank: number; parent?: 'fat' | 'carbohydrate' };

const places: ReadonlyMap<NutrientKey | undefined, Place> = new Map<NutrientKey, Place>([
  ['energyKj', { rank: 0 }],
  ['energyKcal', { rank: 1 }],
  ['fat', { rank: 2 }],
  ['saturates', { rank: 3, parent: 'fat' }],
  ['monounsaturates', { rank: last, parent: 'fat' }],
  ['polyunsaturates', { rank: last, parent: 'fat' }],
  ['carbohydrate', { rank: 4 }],
  ['sugars', { rank: 5, parent: 'carbohydrate' }],
  ['polyols', { rank: last, parent: 'carbohydrate' }],
  ['starch', { rank: last, parent: 'carbohydrate' }],
  ['fibre', { rank: 6 }],
  ['protein', { rank: 7 }],
  ['salt', { rank: 8 }],
]);

const elsewhere: Place = { rank: last };
const placeOf = ({ key }: Ordered): Place => places.get(key) ?? elsewhere;

type Ordered = { key?: NutrientKey | undefined; indent: 0 | 1 };

/** Rows that have a family, and so are no sub-row themselves. */
const isHead = ({ key }: Ordered): boolean => key === 'fat' || key === 'carbohydrate';

const rankOf = (row: Ordered): number => placeOf(row).rank;

/** A row with what is below it: its family, and other rows behind that. */
type Group<T> = { rank: number; head: T; others: T[]; family: T[] | undefined };

/**
 * Puts rows into the order energy, fat, saturates, carbohydrate, sugars, fibre, protein, salt, then
 * the rest as they came. Sub-rows follow their parent, the known ones under the nutrient they are
 * part of, and are indented there. Ordering an ordered table changes nothing.
 */
export function orderRows<T extends Ordered>(rows: readonly T[]): readonly T[] {
  const families = new Map<NutrientKey, T[]>();
  for (const row of rows) if (row.key !== undefined && isHead(row)) families.set(row.key, []);
  const groups: Group<T>[] = [];
  let current: Group<T> | undefined;
  for (const row of rows) {
    const { parent } = placeOf(row);
    const family = parent === undefined ? undefined : families.get(parent);
    if (family) {
      row.indent = 1;
      family.push(row);
    } else if (row.indent === 1 && parent === undefined && !isHead(row) && current) {
      current.others.push(row);
    } else {
      const own = row.key === undefined ? undefined : families.get(row.key);
      current = { rank: rankOf(row), head: row, others: [], family: own };
      groups.push(current);
    }
  }
  const ordered: T[] = [];
  for (const group of groups.toSorted((a, b) => a.rank - b.rank)) append(ordered, group);
  return ordered;
}

/** The head, then its family with saturates or sugars first, then what else was below it. */
function append<T extends Ordered>(ordered: T[], { head, others, family }: Group<T>): void {
  ordered.push(head);
  if (family) {
    for (const row of family) if (rankOf(row) < last) ordered.push(row);
    for (const row of family) if (rankOf(row) === last) ordered.push(row);
    // A second row of the same nutrient has no family of its own.
    family.length = 0;
  }
  for (const row of others) ordered.push(row);
}

type Draft = NewRow;

/** Nutrients that are no part of another, so that a dash before them is a bullet. */
const mains: ReadonlySet<string | undefined> = new Set([
  'fat',
  'carbohydrate',
  'protein',
  'salt',
  'fibre',
  'energyKj',
  'energyKcal',
]);

/** The rows of a table as they come: repeated ones become one, sub-rows know their parent. */
export class RowSet {
  private readonly drafts: Draft[] = [];
  private readonly byKey = new Map<string, Draft>();
  /** Rows without key that are no part of another, by name. */
  private readonly byName = new Map<string, Draft>();
  private readonly byParent = new Map<string, Draft>();
  private parent: NameReading | undefined = undefined;
  private parentKey: NutrientKey | undefined = undefined;
  private plainSeen = false;
  private prints = false;

  get length(): number {
    return this.drafts.length;
  }

  /** Adds a row, or what it has more than one that is there; what it has otherwise is a conflict. */
  add(draft: NewRow): Diagnostic | undefined {
    const { read, key, sub, percents } = draft;
    // A dash before every row is a bullet; before some, it marks what belongs to the row above.
    const indented = sub || read.sub || (read.dashed && this.plainSeen && !mains.has(key));
    // A part of the row above has no bullet of its own.
    if (!read.dashed && !sub && !read.sub) this.plainSeen = true;
    if (indented) draft.indent = 1;
    else {
      this.parent = read;
      this.parentKey = key;
    }
    if (percents) this.prints = true;
    const same = this.sameAs(draft);
    if (same) return merge(same, draft);
    this.drafts.push(draft);
    return undefined;
  }

  /** Gives a known row its percentage; false where there is no such row. */
  setPercent({ key, folded }: NameReading, percent: number): boolean {
    const draft = key === undefined ? this.byName.get(folded) : this.byKey.get(key);
    if (!draft) return false;
    this.prints = true;
    draft.percents ??= draft.values.map(() => percent);
    return true;
  }

  /** The row that a new one repeats; a new one without such is remembered. */
  private sameAs(draft: Draft): Draft | undefined {
    const { read, key } = draft;
    if (key !== undefined) {
      const id = read.dry ? `${key}>dry` : key;
      const known = this.byKey.get(id);
      if (!known) {
        this.byKey.set(id, draft);
        return undefined;
      }
      if (isRepeated(known, draft)) return known;
      return remembered(this.byParent, `${this.parent?.folded ?? ''}>${read.folded}`, draft);
    }
    if (draft.indent === 0) return remembered(this.byName, read.folded, draft);
    const parent = this.parentKey ?? this.parent?.folded ?? '';
    return remembered(this.byParent, `${parent}>${read.folded}`, draft);
  }

  /**
   * The rows in order, their values filled up to `width`. With several percentages the one of
   * `preferred`, the first serving column, counts.
   */
  finish(width: number, preferred: number, declared: boolean): Row[] {
    const prints = declared || this.prints;
    return orderRows(this.drafts).map((draft) => {
      const { cell, percents, read } = draft;
      const values = filledUp(draft.values, width);
      const span = spanOf(cell.source, cell.start + read.start, cell.start + read.end);
      const key = draft.key === undefined ? {} : { key: draft.key };
      const row: Row = { name: read.name, ...key, indent: draft.indent, values, span };
      if (prints) row.nrvPercent = percents ? chosen(percents, preferred) : null;
      return row;
    });
  }
}

/** Adds to a row what it lacks; where it has something else, the first is kept, and that told. */
function merge(draft: Draft, { values, percents, cell, read }: Draft): Diagnostic | undefined {
  let conflict = false;
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (!value) continue;
    const present = draft.values[i];
    if (!present) {
      filledUp(draft.values, i);
      draft.values[i] = value;
    } else if (!isEqualQuantity(present, value)) conflict = true;
  }
  if (percents) {
    draft.percents ??= [];
    for (let i = 0; i < percents.length; i++) draft.percents[i] ??= percents[i];
  }
  if (!conflict) return undefined;
  return {
    code: 'duplicate-conflict',
    severity: 'warning',
    message: `'${draft.read.name}' is declared twice with different values; the first is kept.`,
    span: spanOf(cell.source, cell.start + read.start, cell.start + read.end),
  };
}

/** Whether a row of a key that is there says more of that row, and is no other of the same key. */
function isRepeated(known: Draft, draft: Draft): boolean {
  // 'Zuccheri' of a second column, 'di cui zuccheri' of the first
  if (!isSameRow(known, draft)) return !sharesPlace(known, draft);
  if (!isOtherName(known, draft)) return true;
  // 'Proteine 80 g' and 'Protein 80 g' are one row, 'Acido folico' and 'Vitamina B9' are two.
  return mains.has(known.key) && !isSecondName(known, draft)
    ? !isConflict(known, draft)
    : !sharesPlace(known, draft);
}

/** Whether two rows have values in the same column. */
const sharesPlace = (known: Draft, { values }: Draft): boolean =>
  values.some((value, i) => value !== null && (known.values[i] ?? null) !== null);

/** 'Vitamina D', 'Vitamina D3': one key, and two names. */
const isOtherName = (known: Draft, { read }: Draft): boolean => known.read.folded !== read.folded;

/** Italian names beside the usual ones: a table that has both has two rows. */
const secondNames: ReadonlySet<string> = new Set(
  'lipidi|lipidi totali|glucidi|glucidi totali|protidi|cloruro di sodio'.split('|'),
);

const isSecondName = (known: Draft, { read }: Draft): boolean =>
  secondNames.has(known.read.folded) !== secondNames.has(read.folded);

/** Whether two rows declare something else in the same column. */
const isConflict = (known: Draft, { values }: Draft): boolean =>
  values.some((value, i) => {
    const present = known.values[i];
    return value !== null && present && !isEqualQuantity(present, value);
  });

/** The row of that name, or none and the new one is it. */
function remembered(rows: Map<string, Draft>, id: string, draft: Draft): Draft | undefined {
  const known = rows.get(id);
  if (!known) rows.set(id, draft);
  return known;
}

/** Fills the places up to a width with null. */
function filledUp(values: Values, width: number): Values {
  while (values.length < width) values.push(null);
  return values;
}

const chosen = (percents: NonNullable<Percents>, preferred: number): number | null =>
  percents[preferred] ??
  percents.find((percent) => percent !== null && percent !== undefined) ??
  null;

/** Actives may be declared under two names ('L-carnitina tartrato', 'di cui L-carnitina'). */
const isSameRow = (known: Draft, { read, indent }: Draft): boolean =>
  mains.has(known.key) || known.indent === indent || known.read.folded === read.folded;

const isEqualQuantity = (a: Quantity, b: Quantity): boolean =>
  a.amount === b.amount && a.max === b.max && a.unit === b.unit && a.qualifier === b.qualifier;

/** One place for each column of values; the last ones may be missing. */
export type Values = (Quantity | null)[];

/** A row as it comes into the table. */
export type NewRow = {
  readonly cell: Cell;
  readonly read: NameReading;
  readonly key: NutrientKey | undefined;
  readonly sub: boolean;
  readonly values: Values;
  percents: Percents;
  /** 1 for a part of the row above; the table tells. */
  indent: 0 | 1;
};

/** What a fact says of rows: most often one, of energy up to two. */
export type RowsRead = {
  readonly rows: readonly NewRow[];
  /** Cells in which no amount can be read. */
  readonly unread: readonly Cell[];
  /** Characters of its cells. */
  readonly characters: number;
};

/** A row that is being read. */
export type Reading = {
  readonly fact: RowFact;
  readonly read: NameReading;
  readonly columns: readonly ValueColumn[];
  /** Columns of the table so far. */
  readonly width: number;
  percents: Percents;
  unread: Cell[];
  characters: number;
};

/** One null for each column. */
export const emptyValues = ({ width }: Reading): Values =>
  Array.from({ length: width }, () => null);
