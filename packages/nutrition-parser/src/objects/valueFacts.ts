import type { ColumnRef, Fact } from '../build/facts.ts';
import { nameOfCell } from '../lexer/readName.ts';
import { packFacts } from '../lines/packFacts.ts';
import { withParts } from '../lines/partsInValues.ts';
import { withOwnBases } from './ownBases.ts';
import type { Cell } from '../text/source.ts';

/** The values of a row, and what is beside them. */
export type RowValues = {
  readonly cells: readonly Cell[];
  readonly sub: boolean;
  readonly unit: string | undefined;
  readonly percent: number | null;
  /** What a program calls the row. */
  readonly code: Cell | null;
};

/** The row of a name and its values, or what they say of the pack. */
export function valueFacts(
  name: Cell,
  values: RowValues,
  columns: readonly ColumnRef[],
): readonly Fact[] {
  const { cells, sub, unit, percent, code } = values;
  const [first] = cells;
  if (!first) return [];
  const pack = packFacts(name, first);
  if (pack) return pack;
  // A printed name that is a nutrient's own tells more than its code.
  const key = code && nameOfCell(name).key === undefined ? nameOfCell(code).key : undefined;
  const percents = percent === null ? undefined : columns.map(() => percent);
  return withParts(withOwnBases({ kind: 'row', name, key, columns, cells, sub, unit, percents }));
}
