import { foldText } from '@vetta/storefront/backend';
import { nearest } from '../../catalogueCheck/nearest.ts';
import { productColumns, sheetTitles, stockColumns, tableTexts } from '../columns.copy.ts';
import { type Sheet, shownCell } from '../sheets/sheet.ts';
import { importBrands } from './importBrands.ts';
import { importDetails } from './importDetails.ts';
import { importProducts } from './importProducts.ts';
import type { Import } from './imports.ts';
import { importCompany, importShops } from './importShop.ts';
import { importStock } from './importStock.ts';

type SheetKey = keyof typeof sheetTitles;

export type ImportedRows = {
  /** Of `Dettagli`: the row of each slug. */
  detailRows: ReadonlyMap<string, number>;
};

/** Writes all sheets that are known, in the order in which they need each other. */
export function importSheets(
  sheets: readonly Sheet[],
  into: Import,
  { isCsv, images }: { isCsv: boolean; images: string },
): ImportedRows {
  const found = isCsv ? csvSheet(sheets) : sheetsByKey(sheets, into);
  const { brands, products, details, stock, shops, company } = Object.fromEntries(found);
  if (brands) importBrands(brands, into);
  const changedBefore = products
    ? importProducts(products, into, { images, hasBrands: brands !== undefined })
    : new Map();
  const detailRows = details ? importDetails(details, into) : new Map<string, number>();
  if (stock) importStock(stock, into, { isCount: found.size === 1, changedBefore });
  if (shops) importShops(shops, into);
  if (company) importCompany(company, into);
  return { detailRows };
}

const keys: readonly SheetKey[] = ['products', 'details', 'stock', 'brands', 'shops', 'company'];

function sheetsByKey(sheets: readonly Sheet[], { note }: Import): ReadonlyMap<SheetKey, Sheet> {
  const found = new Map<SheetKey, Sheet>();
  const warn = (sheet: Sheet, message: string, remedy?: string) =>
    note({ severity: 'warning', sheet: sheet.name, message, remedy });
  for (const sheet of sheets) {
    const key = keyOf(sheet.name);
    if (key === undefined) {
      if (sheet.rows.length === 0) continue;
      const near = nearest(sheet.name, Object.values(sheetTitles));
      warn(sheet, tableTexts.unknownSheet(sheet.name), tableTexts.unknownSheetRemedy(near));
    } else if (found.has(key)) warn(sheet, tableTexts.twiceSheet);
    else {
      found.set(key, sheet);
      const title = sheetTitles[key];
      if (foldText(sheet.name.trim()) !== foldText(title)) warn(sheet, tableTexts.readAs(title));
    }
  }
  // A workbook of one sheet needs no name: what its columns are tells it.
  const [only] = sheets;
  if (found.size === 0 && only !== undefined && sheets.length === 1 && hasHead(only)) {
    return csvSheet(sheets);
  }
  if (found.size === 0) {
    note({
      severity: 'error',
      sheet: '',
      message: tableTexts.noKnownSheet,
      remedy: tableTexts.unknownSheetRemedy(undefined),
    });
  }
  return found;
}

function keyOf(name: string): SheetKey | undefined {
  const exact = keys.find((key) => foldText(sheetTitles[key]) === foldText(name.trim()));
  if (exact !== undefined) return exact;
  const near = nearest(name, Object.values(sheetTitles));
  return keys.find((key) => sheetTitles[key] === near);
}

const titlesOf = ({ rows }: Sheet) =>
  (rows.find(({ cells }) => cells.some(({ kind }) => kind !== 'empty'))?.cells ?? []).map((cell) =>
    foldText(shownCell(cell).trim()),
  );

const hasHead = (sheet: Sheet) => {
  const titles = titlesOf(sheet);
  return titles.includes('slug');
};

/** A CSV is `Prodotti`, unless its head is that of stock: slug, Torino, Aosta and no more than the name. */
function csvSheet([sheet]: readonly Sheet[]): ReadonlyMap<SheetKey, Sheet> {
  if (sheet === undefined) return new Map();
  const titles = titlesOf(sheet).filter((title) => title !== '');
  const isStock =
    titles.some((title) => title === 'torino' || title === 'aosta') &&
    titles.every((title) => isStockTitle(title));
  return new Map([[isStock ? 'stock' : 'products', sheet]]);
}

const isStockTitle = (title: string) =>
  Object.values(stockColumns)
    .flatMap((column) => [column.title, ...column.also])
    .some((name) => foldText(name) === title) && title !== foldText(productColumns.price.title);
