/**
 * What a row is about; it sets the colour of the tick before its name
 * (docs/rules.md#nutrition-tones).
 */
export type NutrientTone =
  | 'energy'
  | 'protein'
  | 'carbohydrate'
  | 'fat'
  | 'mineral'
  | 'vitamin'
  | 'other';

/** One printed value: `{ amount: '26,1', unit: 'g' }`. */
export type NutritionLabelValue = { amount: string; unit?: string };

/** Several values stand one below another (kJ and kcal); null is a dash. */
export type NutritionLabelCell = NutritionLabelValue | readonly NutritionLabelValue[] | null;

export type NutritionLabelColumn = { id: string; label: string };

export type NutritionLabelRow = {
  id: string;
  label: string;
  /** As many as there are columns; none at all makes the row a heading over the rows below. */
  cells: readonly NutritionLabelCell[];
  /** No tick without it. */
  tone?: NutrientTone;
  /** 1 indents ("di cui"). @default 0 */
  level?: 0 | 1;
  /** `highlight` tints the row from edge to edge. @default 'regular' */
  emphasis?: 'regular' | 'highlight';
  /** A 5 px bar above: before the minerals. */
  breakBefore?: boolean;
};

export const valuesOf = (cell: NutritionLabelCell | undefined): readonly NutritionLabelValue[] => {
  if (cell === null || cell === undefined) return [];
  return 'amount' in cell ? [cell] : cell;
};

/** How far an amount reaches right of its decimal mark: `26,1` is 2, `480` is 0. */
const tail = (amount: string, mark: string) => {
  const at = amount.lastIndexOf(mark);
  return at === -1 ? 0 : amount.length - at;
};

/** A heading whose figures keep their unit beside them, and a percent sign its word: `(5 compresse)`, `% VNR`. */
export const withNonBreakingUnits = (heading: string): string =>
  heading.replace(/(\d|%) (?=[\p{L}%])/gu, '$1\u00a0');

/** What one column needs so that its decimal marks and its units stand below one another. */
export type ColumnAlignment = { tail: number; unit: string };

export function columnAlignment(
  rows: readonly NutritionLabelRow[],
  column: number,
  mark: string,
): ColumnAlignment {
  const values = rows.flatMap((row) => valuesOf(row.cells[column]));
  const widest = values.reduce((unit, value) => {
    const own = value.unit ?? '';
    return own.length > unit.length ? own : unit;
  }, '');
  return { tail: Math.max(0, ...values.map((value) => tail(value.amount, mark))), unit: widest };
}

/** Invisible figures that push an amount left until its mark stands under the others. */
export function filler(amount: string, fit: ColumnAlignment, mark: string): string {
  const own = tail(amount, mark);
  if (own >= fit.tail) return '';
  return own === 0 ? mark + '0'.repeat(fit.tail - 1) : '0'.repeat(fit.tail - own);
}
