/**
 * A nutrition table written by hand for one slug (§2): the three fixed tables and the named
 * fallbacks. Cells are texts as printed ('2,5 g', '37%', '–'); the parser reads them like any other.
 */
export type FixedTable = {
  title?: string;
  /** '1 dose = 10 g', '1 dose = 14 g (2 misurini)', '1 dose = 5 compresse' (§9). */
  dose: string;
  /** Headings of the values, without the first one: ['Per 100 g', 'Per dose (10 g)', '% VNR*']. */
  columns: readonly string[];
  /** `values` has one cell for each column. */
  rows: readonly { name: string; values: readonly string[]; isSubRow?: boolean }[];
  /** Below the table: '*VNR: Valori Nutritivi di Riferimento'. */
  notes: readonly string[];
};

/** Fixed tables by product slug. */
export type FixedTables = Readonly<Record<string, FixedTable>>;
