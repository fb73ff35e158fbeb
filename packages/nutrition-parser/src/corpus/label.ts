/** A nutrition label, with its table as `printTable` writes it. */
export type TableLabel = {
  name: string;
  input: unknown;
  servingLabel?: string;
  table: readonly string[];
  title?: string;
  servingsPerPack?: number;
  notes?: readonly string[];
  diagnostics?: readonly string[];
};

/** A list of ingredients, as `printList` writes it. */
export type ListLabel = {
  name: string;
  input: unknown;
  list: readonly string[];
  notes?: readonly string[];
};

/** A label of either kind with all that is read of it, as `printedTable` or `printedList` writes it. */
export type PrintedLabel = {
  name: string;
  input: unknown;
  servingLabel?: string;
  lines: readonly string[];
};

/** A label that either reader looks at: `table` as `printedTable`, `list` as `printedList` writes it. */
export type WholeLabel = {
  name: string;
  input: unknown;
  servingLabel?: string;
  table?: readonly string[];
  list?: readonly string[];
};
