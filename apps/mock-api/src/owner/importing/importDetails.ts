import { nearest } from '../../catalogueCheck/nearest.ts';
import { detailColumns } from '../columns.copy.ts';
import { detailKeys, detailTexts, writeDetailText } from '../model/detailTexts.ts';
import { type Json, objectsOf, textIn } from '../model/json.ts';
import { readTable } from '../sheets/readTable.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { slugReader } from '../values/codes.ts';
import { textReader } from '../values/texts.ts';
import { unchangedText } from '../values/unchanged.ts';
import { importTexts } from './importing.copy.ts';
import type { Import } from './imports.ts';

/** Writes the sheet `Dettagli`; gives the row of each slug, for what is found in its labels. */
export function importDetails(sheet: Sheet, into: Import): ReadonlyMap<string, number> {
  const { holdings, note } = into;
  const rowOf = new Map<string, number>();
  const table = readTable(sheet, { columns: detailColumns, required: ['slug'], note });
  if (table === null) return rowOf;
  const { catalogue } = holdings;
  const details = objectsOf(catalogue['product_details']);
  const bySlug = new Map(details.map((one) => [textIn(one, 'slug'), one]));
  const products = objectsOf(catalogue['products']).map((product) => textIn(product, 'slug'));
  const known = new Set([...products, ...bySlug.keys()]);
  for (const row of table.rows) {
    const slug = row.read('slug', slugReader(known));
    const old = detailTexts(bySlug.get(slug ?? '') ?? {});
    const texts = detailKeys.map(
      (key) => [key, row.read(key, unchangedText(textReader('testo'), [old[key]]))] as const,
    );
    if (slug === undefined) continue;
    const first = rowOf.get(slug);
    if (slug === '' || !known.has(slug) || first !== undefined) {
      const near = slug === '' ? undefined : nearest(slug, products);
      const message =
        first !== undefined
          ? importTexts.stockTwice(first)
          : slug === ''
            ? importTexts.noSlug
            : importTexts.noSuchProduct;
      const remedy = near === undefined ? undefined : importTexts.didYouMean(near);
      row.object({ severity: 'error', message, remedy }, 'slug');
      continue;
    }
    rowOf.set(slug, row.number);
    const one: Json = bySlug.get(slug) ?? { slug };
    const before = detailTexts(one);
    let isChanged = false;
    for (const [key, text] of texts) {
      if (text === undefined || text === before[key]) continue;
      isChanged = true;
      if (writeDetailText(one, key, text)) continue;
      const { cannotWrite: message, cannotWriteRemedy: remedy } = importTexts;
      row.object({ severity: 'error', message, remedy }, key);
    }
    if (isChanged && !bySlug.has(slug)) {
      bySlug.set(slug, one);
      details.push(one);
      catalogue['product_details'] = details;
    }
  }
  return rowOf;
}
