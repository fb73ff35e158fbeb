import type { NutritionTable, Quantity, Span } from '@vetta/nutrition-parser';
import type { WireLabel } from '../../contract/label.ts';
import type { Day } from '../../catalogue/offer/day.ts';
import type { ProductLabel } from './labelIndex.ts';

/** A reading as the API gives it: tables without spans, which speak of the feed's own texts. */
export function wireLabel(
  { reading, factsOn, declarations }: ProductLabel,
  day: Day | null,
): WireLabel {
  const { content, table, list } = reading;
  const { nutrition, ingredients } = content;
  return {
    nutrition: table === null ? [] : [tableWithoutSpans(table)],
    ingredients: list,
    facts: factsOn(day),
    declarations,
    display: {
      nutrition:
        nutrition.kind === 'table'
          ? {
              kind: 'table',
              heading: nutrition.heading,
              diagnostics: nutrition.diagnostics.map(withoutSpan),
            }
          : nutrition,
      ingredients,
    },
  };
}

const tableWithoutSpans = (table: NutritionTable): NutritionTable => ({
  ...table,
  rows: table.rows.map((row) => ({ ...withoutSpan(row), values: row.values.map(plainValue) })),
});

const plainValue = (value: Quantity | null): Quantity | null =>
  value === null ? null : withoutSpan(value);

function withoutSpan<Value extends { span?: Span }>(value: Value): Omit<Value, 'span'> {
  const { span: _, ...rest } = value;
  return rest;
}
