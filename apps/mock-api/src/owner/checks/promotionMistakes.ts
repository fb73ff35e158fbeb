import type { Unreduced } from '../../storage/priceHistory.ts';
import { productColumns, sheetTitles } from '../columns.copy.ts';
import type { PreparedImport } from '../importing/prepareImport.ts';
import type { Mistake } from '../mistakes.ts';
import { promotionTexts } from './promotions.copy.ts';

/** Of what a file changes, the promotions that the site shows as a price and never as a reduction. */
export function promotionMistakes(
  { changes }: PreparedImport,
  unreduced: readonly Unreduced[],
): readonly Mistake[] {
  const changed = new Set(changes.products.map(({ slug }) => slug));
  return unreduced
    .filter(({ slug }) => changed.has(slug))
    .map(({ slug, size, flavour, promotionCents, lowestCents }) => ({
      severity: 'warning',
      sheet: sheetTitles.products,
      column: productColumns.promo.title,
      product: [slug, flavour, size].filter((part) => part !== '').join(', '),
      message: promotionTexts.noReduction(promotionCents, lowestCents),
    }));
}
