import { foldText } from '@vetta/storefront/backend';
import { stockColumns } from '../columns.copy.ts';
import { type Json, objectsOf, textIn } from '../model/json.ts';
import { countReaderOf, setStock, setStockAge, shopKeys, stockOf } from '../model/stock.ts';
import { columnsOf, readTable } from '../sheets/readTable.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { slugReader } from '../values/codes.ts';
import { cellText, sheetText } from '../values/texts.ts';
import { importTexts } from './importing.copy.ts';
import { type ImportContext, unknownProduct } from './importContext.ts';

export type StockOptions = {
  /** A file of stock alone is a count of what is there: equal figures confirm the old ones. */
  isCount: boolean;
  /** Products whose stock the sheet `Prodotti` changed: slug → row. */
  changedBefore: ReadonlyMap<Json, number>;
};

/** Writes the sheet `Giacenze`; what it does not name stays. */
export function importStock(sheet: Sheet, into: ImportContext, options: StockOptions): void {
  const { ownerData, note, now } = into;
  const key = columnsOf(sheet, stockColumns).has('slug') ? 'slug' : 'name';
  const table = readTable(sheet, { columns: stockColumns, required: [key], note });
  if (table === null) return;
  const products = objectsOf(ownerData.catalogue['products']);
  const bySlug = byText(products, (product) => sheetText(textIn(product, 'slug')));
  const byName = byText(products, (product) => foldText(textIn(product, 'name')));
  const texts = products.flatMap((one) => [textIn(one, 'slug'), textIn(one, 'name')]);
  const slugs = new Set(texts.filter((text) => text !== ''));
  const rowOf = new Map<Json, number>();
  for (const row of table.rows) {
    const slug = table.has('slug') ? row.read('slug', slugReader(slugs)) : '';
    const name = cellText(row.cell('name'));
    const same = bySlug.get(slug ?? '') ?? byName.get(foldText(slug || name)) ?? [];
    const [product] = slug === undefined ? [] : same;
    const counts = shopKeys.map(
      (shop) => [shop, row.read(shop, countReaderOf(product, shop))] as const,
    );
    if (slug === undefined) continue;
    const said = slug || name;
    const at = slug === '' && said !== '' ? 'name' : 'slug';
    if (product === undefined || (!bySlug.has(slug) && same.length > 1)) {
      const { severalOfName, slugRemedy } = importTexts;
      const { message, remedy } =
        product === undefined
          ? unknownProduct(said, [...slugs])
          : { message: severalOfName, remedy: slugRemedy };
      row.refuse(message, remedy, at);
      continue;
    }
    const first = rowOf.get(product);
    if (first !== undefined) {
      row.refuse(importTexts.stockTwice(first), importTexts.twiceRemedy, at);
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
        row.warn(importTexts.ofStockSheet, shop);
      }
      setStock(product, shop, count);
      isCounted = true;
    }
    if (isCounted) setStockAge(product, now);
  }
}

/** In the order of the catalogue: the first of a slug is the one that is shown. */
function byText(products: readonly Json[], textOf: (product: Json) => string) {
  const found = new Map<string, Json[]>();
  for (const product of products) {
    const text = textOf(product);
    if (text !== '') found.set(text, [...(found.get(text) ?? []), product]);
  }
  return found;
}
