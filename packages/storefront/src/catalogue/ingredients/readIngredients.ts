import type { ProductDetails } from '../details.ts';
import { fixedDataOf } from '../fixedData.ts';
import { fixedIngredients } from './fixedIngredients/fixedIngredients.ts';
import type { FixedIngredients } from './fixedIngredientTable.ts';

export type IngredientsContent =
  /** A text as it came, for the parser to read. */
  | { kind: 'text'; text: string }
  | { kind: 'fixed'; table: FixedIngredients }
  /** 'Ingredienti non disponibili per questo prodotto.' with the hint to the label. */
  | { kind: 'unavailable' };

/**
 * What the ingredients tab shows (docs/rules.md#ingredient-sources): the text behind an INGREDIENTI
 * marker, the fields from `ingredienti` to `caratteristiche`, the 'Ingredienti:' section of the
 * long description (all three in `ingredientTexts`), the fixed table of the slug.
 */
export function readIngredients(
  slug: string | undefined,
  details?: Pick<ProductDetails, 'ingredientTexts'>,
): IngredientsContent {
  // '-' and 'N/A' stand where a feed has nothing to say.
  const text = details?.ingredientTexts.find((candidate) => /\p{L}{3}/u.test(candidate));
  if (text !== undefined) return { kind: 'text', text };
  const table = fixedDataOf(fixedIngredients, slug ?? '');
  return table === undefined ? { kind: 'unavailable' } : { kind: 'fixed', table };
}
