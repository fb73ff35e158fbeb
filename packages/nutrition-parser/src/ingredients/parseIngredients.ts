import { mayDeclare } from '../declarations/cues.ts';
import { findDeclarations } from '../declarations/findDeclarations.ts';
import type { Allergen, HtmlReader, IngredientList, Result } from '../model.ts';
import { structureOf } from './inputs/structureOf.ts';
import { readIngredients } from './readIngredients.ts';

/** Nothing here needs a reader of HTML: a list's tags are emphasis or line breaks. */
export type IngredientsOptions = { html?: HtmlReader };

const union = (all: readonly (readonly Allergen[])[]): Allergen[] => [...new Set(all.flat())];

/**
 * Reads a list of ingredients: a text, a list of texts, or product details with the fields of a
 * shop. A text with marker words is cut to its ingredients. What any field or item declares counts
 * among the allergens. Never throws; nothing readable gives empty lists.
 */
export function parseIngredients(
  input: unknown,
  _options: IngredientsOptions = {},
): Result<IngredientList> {
  const { value, diagnostics } = readIngredients(input);
  const structure = structureOf(input);
  // Of a text that is a list, what stands beside it may declare: 'Non adatto ai celiaci'.
  const others = structure ? [structure] : value.notes.filter(mayDeclare);
  const declared = others.map(findDeclarations);
  return {
    value: {
      ...value,
      allergens: union([value.allergens, ...declared.map(({ contains }) => contains)]),
      traces: union([value.traces, ...declared.map(({ traces }) => traces)]),
    },
    diagnostics,
  };
}
