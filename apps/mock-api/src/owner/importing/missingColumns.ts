import { productColumns } from '../columns.copy.ts';
import type { PartialOfferRow } from '../model/writeRows.ts';
import type { OfferRow } from '../model/productRows.ts';
import { importTexts } from './importing.copy.ts';
import type { SheetRow } from './productSheet.ts';

export type RowOffer = { row: SheetRow; offer: PartialOfferRow };

export type RowColumns = { flavour: boolean; size: boolean };

/**
 * A sheet without the column of flavours, or of sizes, says its price of all that the product has of
 * them: a column that is missing changes nothing (docs/rules.md#owner-import).
 */
export function withMissingColumns(
  given: readonly RowOffer[],
  oldRows: readonly OfferRow[],
  has: RowColumns,
): readonly RowOffer[] {
  if (has.flavour && has.size) return given;
  const found = new Map<string, RowOffer>();
  for (const { row, offer } of given) {
    const meant = oldRows.filter(
      ({ flavour, size }) =>
        (!has.flavour || flavour === offer.flavour) && (!has.size || size === offer.size),
    );
    const said = meant.length === 0 ? [offer] : meant;
    if (reportConflict({ row, offer }, meant, { has, found })) continue;
    // One picture and one code stand for one pack.
    const own = meant.length > 1 ? { cents: offer.cents } : offer;
    for (const { flavour, size } of said) {
      found.set(keyOf({ flavour, size }), { row, offer: { ...own, flavour, size } });
    }
  }
  return [...found.values()];
}

const keyOf = ({ flavour, size }: Pick<OfferRow, 'flavour' | 'size'>) => `${flavour}\0${size}`;

/** Reports a row that gives one price to packs which it cannot tell apart; whether there was such a conflict. */
function reportConflict(
  { row, offer }: RowOffer,
  meant: readonly OfferRow[],
  { has, found }: { has: RowColumns; found: ReadonlyMap<string, RowOffer> },
): boolean {
  const { cents } = offer;
  const first = (meant.length === 0 ? [offer] : meant).map(keyOf).find((key) => found.has(key));
  const before = first === undefined ? undefined : found.get(first);
  const isOther = before !== undefined && before.offer.cents !== cents;
  const sizes = new Set(meant.map(({ size }) => size));
  const isMixed = cents !== undefined && sizes.size > 1 && meant.some((old) => old.cents !== cents);
  if (!isOther && !isMixed) return false;
  const title = has.size ? productColumns.flavour.title : productColumns.size.title;
  row.report({
    severity: 'error',
    message: isMixed ? importTexts.needsSizes : importTexts.otherPrice(before?.row.number ?? 0),
    remedy: importTexts.needsColumn(title),
  });
  return true;
}
