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

/** A label with all that is read of it, as `printedTable` writes it. */
export type PrintedLabel = {
  name: string;
  input: unknown;
  servingLabel?: string;
  lines: readonly string[];
};

/** A whole text or object of a feed, with its table as `printedTable` writes it. */
export type WholeLabel = {
  name: string;
  input: unknown;
  servingLabel?: string;
  table: readonly string[];
};
