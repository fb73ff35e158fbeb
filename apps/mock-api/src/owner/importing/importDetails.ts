import { fixedTableProducts, isPipeTable } from '@vetta/storefront/backend';
import { detailColumns } from '../columns.copy.ts';
import { detailKeys, detailTexts, writeDetailText } from '../model/detailTexts.ts';
import { type Json, objectsOf, textIn } from '../model/json.ts';
import { detailsKey } from '../model/productRows.ts';
import { readTable } from '../sheets/readTable.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { slugReader } from '../values/codes.ts';
import { linesReader, sheetText } from '../values/texts.ts';
import { unchanged } from '../values/unchanged.ts';
import { importTexts } from './importing.copy.ts';
import { type ImportContext, unknownProduct } from './importContext.ts';

/** Writes the sheet `Dettagli`; gives the row of each slug, for what is found in its labels. */
export function importDetails(sheet: Sheet, into: ImportContext): ReadonlyMap<string, number> {
  const { ownerData, note } = into;
  const rowOf = new Map<string, number>();
  const table = readTable(sheet, { columns: detailColumns, required: ['slug'], note });
  if (table === null) return rowOf;
  const { catalogue } = ownerData;
  const details = objectsOf(catalogue['product_details']);
  const bySlug = new Map(details.map((one) => [sheetText(textIn(one, 'slug')), one]));
  const products = objectsOf(catalogue['products']).map((one) => sheetText(detailsKey(one)));
  const known = new Set([...products, ...bySlug.keys()]);
  for (const row of table.rows) {
    const slug = row.read('slug', slugReader(known));
    const old = detailTexts(bySlug.get(slug ?? '') ?? {});
    const texts = detailKeys.map(
      (key) => [key, row.read(key, unchanged(linesReader('testo'), [old[key]]))] as const,
    );
    if (slug === undefined) continue;
    const first = rowOf.get(slug);
    if (slug === '' || !known.has(slug) || first !== undefined) {
      const { stockTwice, twiceRemedy } = importTexts;
      const { message, remedy } =
        first === undefined
          ? unknownProduct(slug, products)
          : { message: stockTwice(first), remedy: twiceRemedy };
      row.refuse(message, remedy, 'slug');
      continue;
    }
    rowOf.set(slug, row.number);
    const one: Json = bySlug.get(slug) ?? { slug };
    let isChanged = false;
    for (const [key, text] of texts) {
      if (text === undefined || text === old[key]) continue;
      isChanged = true;
      if (key === 'nutrition' && isHidden(slug, text)) {
        row.refuse(importTexts.fixedTable, importTexts.fixedTableRemedy, key);
      } else if (!writeDetailText(one, key, text)) {
        row.refuse(importTexts.cannotWrite, importTexts.cannotWriteRemedy, key);
      }
    }
    if (isChanged && !bySlug.has(slug)) {
      bySlug.set(slug, one);
      details.push(one);
      catalogue['product_details'] = details;
    }
  }
  return rowOf;
}

/** Three products have a table of the site's own, behind which any but a table with bars is not seen (docs/rules.md#nutrition-source-order). */
const isHidden = (slug: string, text: string) =>
  text !== '' && !isPipeTable(text) && fixedTableProducts().some((one) => one.slug === slug);
