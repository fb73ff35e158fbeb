import { commonIngredients } from '../lexicon/rawMaterials.ts';
import { fold } from '../text/fold.ts';
import { splitAtAny } from '../text/pieces.ts';
import { additiveClassOf, isAdditive } from './additiveClasses.ts';
import { allergensOf } from '../allergens/findAllergens.ts';
import { readHead } from './itemText.ts';

const common = new Set(commonIngredients.split('|'));

/** Whether a text is a common ingredient with its share, or an additive with its class. */
export function isKnownIngredient(text: string): boolean {
  const [head = ''] = splitAtAny(text, ':(');
  const { name } = readHead(head.trim());
  return common.has(fold(name)) || isAdditive(name) || additiveClassOf(name) !== undefined;
}

/** Whether a text is known as an ingredient, or names an allergen. */
export const isIngredient = (text: string): boolean =>
  allergensOf(text).length > 0 || isKnownIngredient(text);
