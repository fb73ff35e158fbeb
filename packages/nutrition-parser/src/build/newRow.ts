import type { NutrientKey } from '../lexicon/nutrients.ts';
import type { NameReading } from '../lexer/readName.ts';
import type { Quantity } from '../model.ts';
import type { Cell } from '../text/source.ts';
import type { ValueColumn } from './ColumnSet.ts';
import type { Percents, RowFact } from './facts.ts';

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
export function emptyValues({ width }: Reading): Values {
  if (width === 1) return [null];
  return width === 2 ? [null, null] : Array.from({ length: width }, () => null);
}
