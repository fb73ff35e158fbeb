import type { Column } from '@vetta/nutrition-parser';

/**
 * A nutrition table written by hand for one slug (docs/rules.md#fixed-nutrition-tables): the three
 * fixed tables and the named fallbacks. Cells are amounts as printed ('2,5 g', '1.546 kJ / 367
 * kcal', '37%', '–').
 */
export type FixedTable = {
  title?: string;
  /**
   * '1 dose = 10 g', '1 dose = 14 g (2 misurini)', '1 dose = 5 compresse'
   * (docs/rules.md#fixed-nutrition-tables).
   */
  dose: string;
  /** Columns of the values: labels as printed, and what they are of. */
  columns: readonly Column[];
  /** `values` has one cell for each column. */
  rows: readonly { name: string; values: readonly string[]; isSubRow?: boolean }[];
  /** Below the table: '*VNR: Valori Nutritivi di Riferimento'. */
  notes: readonly string[];
};

/** Fixed tables by product slug. */
export type FixedTables = Readonly<Record<string, FixedTable>>;
