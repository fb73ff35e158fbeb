import type { HtmlReader } from '@vetta/nutrition-parser';
import type { ProductDetails } from '../details.ts';
import { chooseIngredients } from './chooseIngredients.ts';
import { chooseNutrition, firstTable } from './chooseNutrition.ts';
import type { LabelReading } from './labelReading.ts';

/** The parts of the details that hold a label. */
export type LabelSources = Pick<
  ProductDetails,
  'nutritionSources' | 'technicalGrid' | 'ingredientTexts'
>;

/**
 * Reads the label of one product. A label that makes the parser fail is one that cannot be read:
 * it never stops the others.
 * @param slug the product's slug, else its id: fixed tables and default serving labels go by it
 * @param html reader of tables written as HTML; without it such a table is read as plain text
 */
export function readLabel(slug: string, sources: LabelSources, html?: HtmlReader): LabelReading {
  const nutrition = chooseNutrition(slug, sources, html);
  const { content: ingredients, list, diagnostics } = chooseIngredients(slug, sources);
  const shown = nutrition.kind === 'table' ? nutrition : firstTable(slug, sources, html);
  return {
    content: { nutrition, ingredients },
    table: shown?.table ?? null,
    list,
    hasSources: sources.nutritionSources.length > 0,
    diagnostics: [...(shown?.diagnostics ?? []), ...diagnostics],
  };
}
