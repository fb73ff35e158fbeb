import { foldText } from '@vetta/storefront/backend';
import { nearest } from '../../catalogueCheck/nearest.ts';
import { productColumns, sheetTitles, stockColumns, tableTexts } from '../columns.copy.ts';
import type { Mistake } from '../mistakes.ts';
import { columnsOf } from '../sheets/readTable.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { importBrands } from './importBrands.ts';
import { importDetails } from './importDetails.ts';
import { importProducts } from './importProducts.ts';
import type { ImportContext } from './importContext.ts';
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
  into: ImportContext,
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

const isFilled = ({ rows }: Sheet) =>
  rows.some(({ cells }) => cells.some(({ kind }) => kind !== 'empty'));

/** What is seen goes before what is not, then the right name before one that is nearly it. */
const order = (sheet: Sheet) => Number(sheet.isHidden ?? false) * 2 + Number(!hasTitle(sheet));

function sheetsByKey(
  sheets: readonly Sheet[],
  { note }: ImportContext,
): ReadonlyMap<SheetKey, Sheet> {
  const filled = sheets.filter(isFilled).toSorted((one, other) => order(one) - order(other));
  const visible = filled.filter(({ isHidden }) => !isHidden);
  const [only] = visible;
  // A workbook of one sheet needs no name: what its columns are tells it.
  if (visible.length === 1 && only !== undefined && keyOf(only.name) === undefined) {
    const titles = columnsOf(only, { ...productColumns, ...stockColumns });
    if (titles.size > 1 && (titles.has('slug') || titles.has('name'))) return csvSheet(visible);
  }
  const found = new Map<SheetKey, Sheet>();
  const warn = (sheet: Sheet, message: string, remedy?: string, hides?: Mistake['hides']) =>
    note({ severity: 'warning', sheet: sheet.name, message, remedy, hides });
  for (const sheet of filled) {
    const key = keyOf(sheet.name);
    const first = key === undefined ? undefined : found.get(key);
    if (key === undefined) {
      const near = nearest(sheet.name, Object.values(sheetTitles));
      warn(sheet, tableTexts.unknownSheet(sheet.name), tableTexts.unknownSheetRemedy(near));
    } else if (first !== undefined) {
      const isOther = sheet.isHidden || (hasTitle(first) && !hasTitle(sheet));
      if (isOther) warn(sheet, tableTexts.twiceSheet);
      else {
        const message = tableTexts.sameSheet(sheetTitles[key]);
        const { sameSheetRemedy: remedy } = tableTexts;
        note({ severity: 'error', sheet: sheet.name, message, remedy });
      }
    } else {
      found.set(key, sheet);
      if (sheet.isHidden) warn(sheet, tableTexts.hiddenSheet, tableTexts.hiddenRemedy, {});
      if (!hasTitle(sheet)) warn(sheet, tableTexts.readAs(sheetTitles[key]));
    }
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

/** Numbers makes a sheet of each table: 'Prodotti - Tabella 1'. */
const bareName = (name: string) =>
  name.trim().replace(/ - (?:tabella|table)(?: \d+)?$|(?<=^(.+)) - \1$/iu, '');

const hasTitle = ({ name }: Sheet) =>
  Object.values(sheetTitles).some((title) => foldText(title) === foldText(bareName(name)));

function keyOf(name: string): SheetKey | undefined {
  const near = nearest(bareName(name), Object.values(sheetTitles));
  return keys.find((key) => sheetTitles[key] === near);
}

/** A CSV is `Prodotti`, unless its head is that of stock: slug or name, Torino, Aosta and no other column of products. */
function csvSheet([sheet]: readonly Sheet[]): ReadonlyMap<SheetKey, Sheet> {
  if (sheet === undefined) return new Map();
  const titles = columnsOf(sheet, productColumns);
  const isStock =
    (titles.has('torino') || titles.has('aosta')) &&
    [...titles].every((title) => Object.hasOwn(stockColumns, title));
  return new Map([[isStock ? 'stock' : 'products', sheet]]);
}
