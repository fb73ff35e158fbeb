import type { ComparedColumn } from './comparedColumns.ts';

/** What every group of rows is told. */
export type SectionProps = {
  columns: readonly ComparedColumn[];
  /** A further column, which invites another product. */
  hasSlot: boolean;
  onlyDifferences: boolean;
};
