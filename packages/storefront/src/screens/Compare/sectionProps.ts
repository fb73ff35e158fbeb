import type { ComparedColumn } from './comparedColumns.ts';

/** The props of every group of rows. */
export type SectionProps = {
  columns: readonly ComparedColumn[];
  onlyDifferences: boolean;
};
