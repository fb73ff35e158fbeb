import { mayDeclare } from '../allergens/cues.ts';
import { findInFields, type Lists } from '../allergens/fields.ts';
import { allergensOfFindings, type AllergenFinding } from '../allergens/findings.ts';
import type { Allergen, HtmlReader, IngredientList, Result } from '../model.ts';
import { readSource } from '../text/clean.ts';
import { maxInputLength } from '../text/limits.ts';
import { withoutEmphasis } from './emphasis.ts';
import { looksLikeList } from './inputs/looksLikeList.ts';
import { structureOf } from './inputs/structureOf.ts';
import { readIngredients } from './readIngredients.ts';

/** Nothing here needs a reader of HTML: a list's tags are emphasis or line breaks. */
export type IngredientsOptions = { html?: HtmlReader };

const lists: Lists = {
  clean: (raw, path) => withoutEmphasis(readSource(raw.slice(0, maxInputLength), path)),
  read: (value) => {
    const { language, ingredients, allergens, traces } = readIngredients(value).value;
    return ingredients.length > 0 || language === 'other' ? { allergens, traces } : null;
  },
  looksLikeList,
};

/**
 * Finds the allergens that any value of JSON declares: a product of a feed with all its texts, fields
 * and lists. Reads statements ('Può contenere tracce di latte'), titles with what is below or
 * beside them, answers of tables and maps (`{ latte: true, soia: 'no' }`), fields that are named after
 * what they say (`allergeni`, `mayContain`) and lists of ingredients behind their marker. What merely
 * names a food declares nothing, and what is denied is not there. Never throws.
 */
export const findDeclarations = (value: unknown): AllergenFinding[] => findInFields(value, lists);

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
  const declared = others.flatMap(findDeclarations);
  return {
    value: {
      ...value,
      allergens: union([value.allergens, allergensOfFindings(declared, 'contains')]),
      traces: union([value.traces, allergensOfFindings(declared, 'traces')]),
    },
    diagnostics,
  };
}
