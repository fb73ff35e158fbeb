import type { Diagnostic, IngredientList, NutritionTable } from '@vetta/nutrition-parser';
import type { LabelContent } from '../../contract/label.ts';

/** Everything that is read from the details of one product, before prices. */
export type LabelReading = {
  content: LabelContent;
  /** The first readable nutrition table, also where the page shows a technical grid instead. */
  table: NutritionTable | null;
  list: IngredientList | null;
  /** Whether the details hold anything that could be a table. */
  hasSources: boolean;
  /** Of the table and of the list, spans within their own source. */
  diagnostics: readonly Diagnostic[];
};
