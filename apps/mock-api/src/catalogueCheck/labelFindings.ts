import { type Diagnostic, parseIngredients, parseNutrition } from '@vetta/nutrition-parser';
import { htmlReader } from '@vetta/nutrition-parser/html';
import {
  type Catalogue,
  detailsFromWire,
  isEdible,
  isPipeTable,
  productFromWire,
  servingLabel,
} from '@vetta/storefront/backend';
import { plainAllergens } from './allergenFindings.ts';
import { excerptOf } from './excerpt.ts';
import type { Finding } from './finding.ts';

/**
 * What the labels of a catalogue's products got wrong, with the words around the place. The shop
 * shows such a label all the same: whoever wrote it should look at it.
 */
export function labelFindings(catalogue: Catalogue): readonly Finding[] {
  const inedible = inedibleProducts(catalogue);
  return catalogue.product_details.flatMap((wire, place) => {
    const { nutritionSources, ingredientTexts } = detailsFromWire(wire);
    const faults = [
      ...nutritionFaults(nutritionSources, wire.slug),
      // The law of food labels says nothing of what is not food.
      ...(inedible.has(wire.slug) ? [] : ingredientFaults(ingredientTexts)),
    ];
    return faults.map(({ source, code, message, span }): Finding => {
      const excerpt = span === undefined ? undefined : excerptOf(source, span);
      return {
        severity: 'warning',
        path: `product_details[${place}]`,
        product: wire.slug,
        message: `${code}: ${message}`,
        ...(excerpt === undefined ? {} : { excerpt }),
      };
    });
  });
}

type Fault = Pick<Diagnostic, 'message' | 'span'> & { code: string; source: unknown };

/** Of the first source that is a table, which the product page shows (docs/rules.md#nutrition-source-order). */
function nutritionFaults(sources: readonly unknown[], slug: string): readonly Fault[] {
  const inOrder = [...sources.filter(isPipeTable), ...sources];
  let first: readonly Fault[] | undefined;
  for (const source of inOrder) {
    const options = { servingLabel: servingLabel(slug), html: htmlReader };
    const { value, diagnostics } = parseNutrition(source, options);
    const faults = diagnostics.map((diagnostic) => ({ ...diagnostic, source }));
    if (value.rows.length > 0) return faults;
    first ??= faults;
  }
  return first ?? [];
}

/** Of the text that the product page shows (docs/rules.md#ingredient-sources). */
function ingredientFaults(texts: readonly string[]): readonly Fault[] {
  const source = texts.find((text) => /\p{L}{3}/u.test(text));
  if (source === undefined) return [];
  const { value, diagnostics } = parseIngredients(source);
  const plain = plainAllergens(source, value).map((fault) => ({
    ...fault,
    code: 'allergen-not-emphasised',
  }));
  return [...diagnostics, ...plain].map((fault) => ({ ...fault, source }));
}

function inedibleProducts({ products }: Catalogue): ReadonlySet<string> {
  return new Set(
    products.flatMap((wire) => {
      const { product } = productFromWire(wire);
      return product === null || isEdible(product) ? [] : [product.slug ?? product.id];
    }),
  );
}
