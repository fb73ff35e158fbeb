import type { Day } from './day.ts';

/** A price for some days; both are included, and either may be open (docs/rules.md#offers-with-dates). */
export type Promotion = {
  cents: number;
  from?: Day;
  until?: Day;
  /** The lowest price of the thirty days before its first; none where nobody knows. */
  lowest?: LowestPrice;
};

export type LowestPrice = {
  cents: number;
  /** On sale for less than thirty days: the lowest since then. */
  isSinceLaunch: boolean;
};

export function runsOn({ from, until }: Promotion, day: Day | null): boolean {
  if (day === null) return false;
  return (from === undefined || from <= day) && (until === undefined || day <= until);
}
