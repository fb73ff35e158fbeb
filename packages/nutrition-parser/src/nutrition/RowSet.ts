import type { Diagnostic, NutrientKey, Quantity, Row, Span } from '../model.ts';
import { spanOf, type Cell } from '../text/source.ts';
import { orderRows } from './orderRows.ts';
import { readName, type NameReading } from './readName.ts';

export type Percents = (number | null | undefined)[] | undefined;

type Draft = {
  name: string;
  key: NutrientKey | undefined;
  indent: 0 | 1;
  values: (Quantity | null | undefined)[];
  percents: Percents;
  cell: Cell;
  start: number;
  end: number;
};

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
  readonly diagnostics: Diagnostic[];
  private readonly drafts: Draft[] = [];
  private readonly byId = new Map<string, Draft>();
  private parent = '';
  private parentName = '';
  private plainSeen = false;
  private prints = false;

  constructor(diagnostics: Diagnostic[]) {
    this.diagnostics = diagnostics;
  }

  get length(): number {
    return this.drafts.length;
  }

  add(
    cell: Cell,
    read: NameReading,
    key: NutrientKey | undefined,
    sub: boolean,
    values: (Quantity | null | undefined)[],
    percents: Percents,
  ): void {
    // A dash before every row is a bullet; before some, it marks what belongs to the row above.
    const indented = sub || read.sub || (read.dashed && this.plainSeen && !mains.has(key));
    if (!read.dashed) this.plainSeen = true;
    if (!indented) {
      this.parent = key ?? read.folded;
      this.parentName = read.folded;
    }
    if (percents) this.prints = true;
    let id = key ?? (indented ? `${this.parent}>${read.folded}` : `=${read.folded}`);
    if (read.dry) id += '>dry';
    let draft = this.byId.get(id);
    if (draft?.key !== undefined && !isSameRow(draft, read, indented)) {
      id = `${this.parentName}>${read.folded}`;
      draft = this.byId.get(id);
    }
    if (draft) {
      this.merge(draft, values, percents, cell, read);
      return;
    }
    draft = {
      name: read.name,
      key,
      indent: indented ? 1 : 0,
      values,
      percents,
      cell,
      start: cell.start + read.start,
      end: cell.start + read.end,
    };
    this.drafts.push(draft);
    this.byId.set(id, draft);
  }

  /** Adds to a row what it lacks; what it has otherwise is a conflict, and the first stands. */
  private merge(
    draft: Draft,
    values: (Quantity | null | undefined)[],
    percents: Percents,
    cell: Cell,
    read: NameReading,
  ): void {
    let conflict = false;
    for (let i = 0; i < values.length; i++) {
      const value = values[i];
      if (!value) continue;
      const present = draft.values[i];
      if (!present) draft.values[i] = value;
      else if (!isEqualQuantity(present, value)) conflict = true;
    }
    if (percents) {
      draft.percents ??= [];
      for (let i = 0; i < percents.length; i++) draft.percents[i] ??= percents[i];
    }
    if (!conflict) return;
    this.diagnostics.push({
      code: 'duplicate-conflict',
      severity: 'warning',
      message: `'${draft.name}' is declared twice with different values; the first is kept.`,
      span: spanOf(cell.source, cell.start + read.start, cell.start + read.end),
    });
  }

  /**
   * The rows in order, their values filled up to `width`. With several percentages the one of
   * `preferred`, the first serving column, counts.
   */
  finish(width: number, preferred: number, declared: boolean): Row[] {
    const prints = declared || this.prints;
    return orderRows(this.drafts).map((draft) => {
      const { cell, percents } = draft;
      const values: (Quantity | null)[] = [];
      for (let i = 0; i < width; i++) values.push(draft.values[i] ?? null);
      const span: Span = spanOf(cell.source, draft.start, draft.end);
      const row: Row = { name: draft.name, indent: draft.indent, values, span };
      if (draft.key !== undefined) row.key = draft.key;
      if (prints) row.nrvPercent = percents ? chosen(percents, preferred) : null;
      return row;
    });
  }
}

const chosen = (percents: NonNullable<Percents>, preferred: number): number | null =>
  percents[preferred] ??
  percents.find((percent) => percent !== null && percent !== undefined) ??
  null;

/** Actives may be declared under two names ('L-carnitina tartrato', 'di cui L-carnitina'). */
const isSameRow = (draft: Draft, read: NameReading, indented: boolean): boolean =>
  mains.has(draft.key) ||
  (draft.indent === 1) === indented ||
  readName(draft.name).folded === read.folded;

const isEqualQuantity = (a: Quantity, b: Quantity): boolean =>
  a.amount === b.amount && a.max === b.max && a.unit === b.unit && a.qualifier === b.qualifier;
