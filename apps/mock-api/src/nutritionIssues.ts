import { looksLikeHtml, parseNutrition } from '@vetta/nutrition-parser';
import { htmlReader } from '@vetta/nutrition-parser/html';
import { detailsFromWire, servingLabel, type Catalogue } from '@vetta/storefront/backend';
import type { Finding } from './catalogueCheck/finding.ts';

/**
 * What does not add up in the nutrition of a catalogue's products. The shop shows such a table all the same: whoever wrote the label should look at it.
 */
export function nutritionFindings(catalogue: Catalogue): readonly Finding[] {
  return catalogue.product_details.flatMap((details, place) => {
    const sources = detailsFromWire(details).nutritionSources;
    const tables = sources.map((source) =>
      parseNutrition(source, {
        servingLabel: servingLabel(details.slug),
        html: looksLikeHtml(source) ? htmlReader : undefined,
      }),
    );
    // The product page shows the first source that is a table.
    const shown = tables.find(({ value }) => value.rows.length > 0) ?? tables[0];
    return (shown?.diagnostics ?? []).map(({ code, message }) => ({
      severity: 'warning',
      path: `product_details[${place}]`,
      product: details.slug,
      message: `${code}: ${message}`,
    }));
  });
}
