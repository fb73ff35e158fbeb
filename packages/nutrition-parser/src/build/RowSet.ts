import type { NutrientKey } from '../lexicon/nutrients.ts';
import type { Diagnostic, Quantity, Row } from '../model.ts';
import { spanOf } from '../text/source.ts';
import type { Percents } from './facts.ts';
import { Index } from './Index.ts';
import { orderRows } from './orderRows.ts';
import type { NewRow, Values } from './newRow.ts';
import { readName, type NameReading } from '../lexer/readName.ts';

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
  private readonly byKey = new Index<Draft>();
  /** Rows without key that are no part of another, by name. */
  private readonly byName = new Index<Draft>();
  private readonly byParent = new Index<Draft>();
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
      const row: Row =
        draft.key === undefined
          ? { name: read.name, indent: draft.indent, values, span }
          : { name: read.name, key: draft.key, indent: draft.indent, values, span };
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
function remembered(rows: Index<Draft>, id: string, draft: Draft): Draft | undefined {
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
  mains.has(known.key) ||
  known.indent === indent ||
  readName(known.read.name).folded === read.folded;

const isEqualQuantity = (a: Quantity, b: Quantity): boolean =>
  a.amount === b.amount && a.max === b.max && a.unit === b.unit && a.qualifier === b.qualifier;
