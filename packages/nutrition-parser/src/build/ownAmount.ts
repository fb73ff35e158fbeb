import type { CellReading, Printed } from '../lexer/printed.ts';
import type { NutrientKey } from '../lexicon/nutrients.ts';
import { hasReference } from '../lexicon/references.ts';
import { gramsPer } from '../lexicon/units.ts';

/** Whether a percentage is before a mass: 'Selenio 100% 55 µg'. */
function isPercentFirst({ amounts: [first, second], percent }: CellReading): boolean {
  return percent === null && first?.unit === '%' && gramsPer(second?.unit ?? '') !== undefined;
}

/** The amount of a cell of one column. */
export const ownAmount = (cell: CellReading): Printed | undefined =>
  cell.amounts[isPercentFirst(cell) ? 1 : 0];

/**
 * The reference percentage of a cell. What has no reference value has none unless the cell says so:
 * 'BCAA 5 g (20%)' is a share.
 */
export function ownPercent(cell: CellReading, key: NutrientKey | undefined): number | null {
  const isKnown = hasReference(key);
  if (isPercentFirst(cell)) return isKnown ? (cell.amounts[0]?.amount ?? null) : null;
  return cell.percentNamed || isKnown || key === undefined ? cell.percent : null;
}
