import { nearest } from '../../catalogueCheck/nearest.ts';
import { stockColumns } from '../columns.copy.ts';
import { type Json, objectsOf, textIn } from '../model/json.ts';
import { setStock, setStockAge, shopKeys, stockOf } from '../model/stock.ts';
import { readTable } from '../sheets/readTable.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { slugReader } from '../values/codes.ts';
import { textReader } from '../values/texts.ts';
import { importTexts } from './importing.copy.ts';
import type { Import } from './imports.ts';
import { countReaderOf } from './stockReader.ts';

export type StockOptions = {
  /** A file of stock alone is a count of what is there: equal figures confirm the old ones. */
  isCount: boolean;
  /** Products whose stock the sheet `Prodotti` changed: slug → row. */
  changedBefore: ReadonlyMap<Json, number>;
};

/** Writes the sheet `Giacenze`; what it does not name stays. */
export function importStock(sheet: Sheet, into: Import, options: StockOptions): void {
  const { holdings, note, now } = into;
  const table = readTable(sheet, { columns: stockColumns, required: ['slug'], note });
  if (table === null) return;
  const bySlug = new Map<string, Json>();
  for (const product of objectsOf(holdings.catalogue['products'])) {
    for (const name of [textIn(product, 'slug'), textIn(product, 'name')]) {
      if (name !== '' && !bySlug.has(name)) bySlug.set(name, product);
    }
  }
  const slugs = new Set(bySlug.keys());
  const rowOf = new Map<Json, number>();
  for (const row of table.rows) {
    const slug = row.read('slug', slugReader(slugs));
    const name = row.read('name', textReader('Siero 100'));
    const product = slug === undefined ? undefined : bySlug.get(slug === '' ? (name ?? '') : slug);
    const counts = shopKeys.map(
      (shop) => [shop, row.read(shop, countReaderOf(product, shop))] as const,
    );
    if (slug === undefined) continue;
    if (product === undefined) {
      const near = nearest(slug, [...slugs]);
      const remedy = near === undefined ? undefined : importTexts.didYouMean(near);
      const message = slug === '' ? importTexts.noSlug : importTexts.noSuchProduct;
      row.object({ severity: 'error', message, remedy }, 'slug');
      continue;
    }
    const first = rowOf.get(product);
    if (first !== undefined) {
      row.object({ severity: 'error', message: importTexts.stockTwice(first) }, 'slug');
      continue;
    }
    rowOf.set(product, row.number);
    let isCounted = false;
    for (const [shop, count] of counts) {
      if (count === undefined || count === null) continue;
      if (stockOf(product, shop) === count) {
        isCounted ||= options.isCount;
        continue;
      }
      if (options.changedBefore.has(product)) {
        row.object({ severity: 'warning', message: importTexts.ofStockSheet }, shop);
      }
      setStock(product, shop, count);
      isCounted = true;
    }
    if (isCounted) setStockAge(product, now);
  }
}
