import type { Quantity } from '../model.ts';

/** An amount as printed, with its place in the text of its cell. */
export type Printed = {
  amount: number;
  max: number | undefined;
  /** '' where none is printed. */
  unit: string;
  qualifier: Quantity['qualifier'];
  /** The other reading of an ambiguous number (`5.500`), else NaN. */
  other: number;
  from: number;
  to: number;
};

/** What a cell holds. */
export type CellReading = {
  amounts: readonly Printed[];
  /** Percent of the reference value printed in the cell. */
  percent: number | null;
  /** The percentage names the reference value, or refers to a footnote. */
  percentNamed: boolean;
  /** Nothing is printed, or only a sign for 'not declared'. */
  blank: boolean;
  /** Something is printed that is no quantity. */
  unread: boolean;
  /** Nothing is printed beside amounts, their units, percentages and reference words. */
  pure: boolean;
};
