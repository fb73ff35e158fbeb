import type { Allergen, HtmlReader, IngredientList, Result } from '../model.ts';
import { maxInputLength } from '../limits.ts';
import { readAny } from './inputs/readAny.ts';
import { newState, type ListState } from './inputs/state.ts';

/** Nothing here needs a reader of HTML: a list's tags are emphasis or line breaks. */
export type IngredientsOptions = { html?: HtmlReader };

/** Allergens as they came. */
const inOrder = (found: ReadonlyMap<Allergen, number>): Allergen[] =>
  [...found].toSorted(([, a], [, b]) => a - b).map(([allergen]) => allergen);

function diagnosticsOf({ invalid, truncated }: ListState): Result<IngredientList>['diagnostics'] {
  const diagnostics: Result<IngredientList>['diagnostics'] = [];
  if (invalid) {
    diagnostics.push({
      code: 'json-invalid',
      severity: 'error',
      message: 'The JSON is broken; what could be made out was read.',
    });
  }
  if (truncated) {
    diagnostics.push({
      code: 'input-truncated',
      severity: 'warning',
      message: `Only the first ${maxInputLength} characters were read.`,
    });
  }
  return diagnostics;
}

/**
 * Reads a list of ingredients: a text, a list of texts, or product details with the fields of a
 * shop. A text with marker words is cut to its ingredients. Never throws; nothing readable gives
 * empty lists.
 */
export function parseIngredients(
  input: unknown,
  _options: IngredientsOptions = {},
): Result<IngredientList> {
  const state = newState(readAny);
  try {
    readAny(input, { path: [], depth: 0 }, state);
  } catch {
    // Only an input that throws when it is looked at (a getter, a proxy) comes here.
  }
  const { variants, allergens, traces, notes } = state;
  const isByFlavour = variants.some(({ label }) => label !== undefined) || variants.length > 1;
  return {
    value: {
      ingredients: variants[0]?.ingredients ?? [],
      variants: isByFlavour ? variants : [],
      allergens: inOrder(allergens),
      traces: inOrder(traces),
      notes,
    },
    diagnostics: diagnosticsOf(state),
  };
}
