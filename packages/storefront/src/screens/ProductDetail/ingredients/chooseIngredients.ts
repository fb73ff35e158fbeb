import { allergens, parseIngredients } from '@vetta/nutrition-parser';
import type { ProductDetails } from '../../../catalogue/details.ts';
import type { FixedIngredients } from '../../../catalogue/ingredients/fixedIngredientTable.ts';
import { readIngredients } from '../../../catalogue/ingredients/readIngredients.ts';
import { cutTraces } from './cutTraces.ts';

/** What the ingredients tab shows: a list as the feed printed it, or the fixed table of the slug. */
export type IngredientsContent =
  | { kind: 'text'; composition: string; traces?: string; allergens: readonly string[] }
  | { kind: 'fixed'; table: FixedIngredients }
  | { kind: 'unavailable' };

/** The first source of §2 that has something, the sentence on traces set apart. */
export function chooseIngredients(
  slug: string,
  details: Pick<ProductDetails, 'ingredientTexts'> | undefined,
): IngredientsContent {
  const content = readIngredients(slug, details);
  if (content.kind !== 'text') return content;
  const { composition, traces } = cutTraces(content.text);
  return { kind: 'text', composition, traces, allergens: allergensOf(composition) };
}

/** 'latte', 'soia': what the list contains, by the names of the law. */
function allergensOf(composition: string): readonly string[] {
  const { allergens: found } = parseIngredients(composition).value;
  return found.map((code) => allergens[code]?.name ?? code);
}
