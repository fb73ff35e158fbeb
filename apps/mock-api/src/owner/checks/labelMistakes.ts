import type { Catalogue } from '@vetta/storefront/backend';
import { labelFindings } from '../../catalogueCheck/labelFindings.ts';
import type { Finding } from '../../catalogueCheck/finding.ts';
import { sheetTitles } from '../columns.copy.ts';
import type { Mistake } from '../mistakes.ts';
import { ingredientTexts, labelTexts } from './labels.copy.ts';

/** What the labels of these products got wrong, at their rows: warnings, the shop shows them all the same. */
export function labelMistakes(
  catalogue: Catalogue,
  rowOf: ReadonlyMap<string, number> | 'all',
): readonly Mistake[] {
  const product_details = catalogue.product_details.filter(
    ({ slug }) => rowOf === 'all' || rowOf.has(slug),
  );
  return labelFindings({ ...catalogue, product_details }).map((finding): Mistake => {
    const { product = '', excerpt } = finding;
    const { column, message, remedy } = words(finding);
    return {
      severity: 'warning',
      sheet: sheetTitles.details,
      row: rowOf === 'all' ? undefined : rowOf.get(product),
      column,
      product,
      message,
      remedy,
      excerpt,
    };
  });
}

const isKnown = (code: string): code is keyof typeof labelTexts => Object.hasOwn(labelTexts, code);

/** 'sub-exceeds-parent: …' in the owner's words. */
function words({ message }: Finding): { column: string; message: string; remedy?: string } {
  const [, code = '', rest = ''] = /^([a-z-]+): (.*)$/su.exec(message) ?? [];
  const nutrition = 'Valori nutrizionali';
  if (code === 'allergen-not-emphasised') {
    const names = /emphasised: (.*) \(Reg/su.exec(rest)?.[1] ?? /^(.*) is not/su.exec(rest)?.[1];
    const { plainAllergens, plainRemedy } = ingredientTexts;
    return { column: 'Ingredienti', message: plainAllergens(names ?? ''), remedy: plainRemedy };
  }
  const parts = /^'(.*)' is more than '(.+)'\.$/su.exec(rest);
  if (code === 'sub-exceeds-parent' && parts !== null) {
    const [, row = '', parent = ''] = parts;
    return { column: nutrition, message: ingredientTexts.subOf(row, parent) };
  }
  return { column: nutrition, message: isKnown(code) ? labelTexts[code] : message };
}
