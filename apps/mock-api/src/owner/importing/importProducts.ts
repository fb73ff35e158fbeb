import { foldText, pictureUrl, sizeName, slugOf } from '@vetta/storefront/backend';
import { nearest } from '../../catalogueCheck/nearest.ts';
import { isPictureThere } from '../../catalogueCheck/pictureFindings.ts';
import { productColumns } from '../columns.copy.ts';
import { type Json, objectsOf, textIn } from '../model/json.ts';
import { productFields } from '../model/productFields.ts';
import { imageAddress, offerRows, promotionColumns } from '../model/productRows.ts';
import { setStock, setStockAge, stockOf } from '../model/stock.ts';
import { rowsAgree, writeRows } from '../model/writeRows.ts';
import { readTable } from '../sheets/readTable.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { valueTexts } from '../values/values.copy.ts';
import { importTexts } from './importing.copy.ts';
import type { ImportContext } from './importContext.ts';
import { createCatalogueEditor, type CatalogueEditor } from './catalogueEditor.ts';
import { sheetProducts, type SheetProduct } from './productSheet.ts';

export type ProductOptions = {
  /** The catalogue's folder of pictures. */
  images: string;
  /** The file has a list of brands of its own. */
  hasBrands: boolean;
};

/** Writes the sheet `Prodotti`, which is the whole shop: what is not in it is gone. Gives the row of each changed stock. */
export function importProducts(
  sheet: Sheet,
  into: ImportContext,
  options: ProductOptions,
): ReadonlyMap<Json, number> {
  const { note, now } = into;
  const stockRows = new Map<Json, number>();
  const table = readTable(sheet, { columns: productColumns, required: ['slug', 'name'], note });
  if (table === null) return stockRows;
  const { catalogue } = into.ownerData;
  const editor = createCatalogueEditor(catalogue);
  const given = sheetProducts(table, editor.known);
  if (given.length === 0) {
    const { allGone: message, allGoneRemedy: remedy } = importTexts;
    note({ severity: 'error', sheet: sheet.name, message, remedy });
    return stockRows;
  }
  const kept = new Set<Json>();
  for (const item of given) {
    const product = item.slug === null ? null : (editor.find(item) ?? editor.create(item));
    if (product === null) continue;
    const isNew = !kept.has(product) && !editor.isOld(product);
    kept.add(product);
    writeProduct(item, product, editor, { isNew, options });
    for (const [shop, count] of item.stock) {
      if (stockOf(product, shop) === count) continue;
      setStock(product, shop, count);
      setStockAge(product, now);
      stockRows.set(product, item.rows[0]?.number ?? 0);
    }
  }
  addBrands(given, into, options);
  editor.close(kept);
  return stockRows;
}

function writeProduct(
  item: SheetProduct,
  product: Json,
  editor: CatalogueEditor,
  { isNew, options }: { isNew: boolean; options: ProductOptions },
): void {
  const [row] = item.rows;
  if (item.name === '' && item.fields.has('name')) {
    row?.refuse(importTexts.noName, importTexts.nameRemedy, 'name');
    return;
  }
  for (const { key, get, set } of productFields) {
    const value = item.fields.get(key);
    if (value !== undefined && value !== get(product)) set(product, value);
  }
  if (isNew && !item.fields.get('category')) {
    row?.refuse(importTexts.noCategory, importTexts.categoryRemedy, 'category');
  }
  const details = editor.detailsOf(product);
  const oldRows = offerRows(product, details);
  if (!rowsAgree(oldRows, item.offers)) {
    checkOffers(item);
    checkPromotions(item);
    const written = writeRows(product, details, item.offers);
    if (written !== undefined) editor.addDetails(written);
  }
  const known = new Set(oldRows.map(({ image }) => image));
  checkPictures(item, options.images, known);
  const lowest = Math.min(...item.offers.flatMap(({ cents }) => (cents ? cents : [])));
  const original = item.fields.get('original');
  if (typeof original === 'number' && original <= lowest && lowest < Infinity) {
    row?.warn(importTexts.originalBelow, 'original');
  }
}

/** New brands join the list, unless the file brings a list or the name is nearly a known one. */
function addBrands(
  given: readonly SheetProduct[],
  { ownerData: { catalogue } }: ImportContext,
  { hasBrands }: ProductOptions,
): void {
  const brands = objectsOf(catalogue['brands']);
  if (brands.length === 0) return;
  const names = brands.map((brand) => textIn(brand, 'name'));
  const known = new Set(names.map(foldText));
  for (const { fields, rows } of given) {
    const name = String(fields.get('brand') ?? '');
    if (name === '' || known.has(foldText(name))) continue;
    const near = nearest(name, names);
    if (hasBrands || near !== undefined) {
      const remedy = near === undefined ? undefined : importTexts.didYouMean(near);
      rows[0]?.warn(importTexts.unknownBrand, 'brand', remedy);
      continue;
    }
    rows[0]?.warn(importTexts.newBrand, 'brand');
    known.add(foldText(name));
    catalogue['brands'] = [...objectsOf(catalogue['brands']), { slug: slugOf(name), name }];
  }
}

/** Of the rows, what a promotion cannot be: without a price, above it, or with its days the wrong way round. */
function checkPromotions({ offers, rows }: SheetProduct): void {
  for (const [place, offer] of offers.entries()) {
    for (const column of promotionColumns) {
      const row = rows[place];
      const { cents } = offer;
      const { [column.price]: promo, [column.from]: from = '', [column.until]: until = '' } = offer;
      if (promo === null && (from !== '' || until !== '')) {
        row?.refuse(importTexts.noPromotion, importTexts.noPromotionRemedy, column.price);
      }
      if (promo && cents && promo > cents) {
        row?.refuse(importTexts.promotionAbove, importTexts.promotionRemedy, column.price);
      }
      if (promo && promo === cents) row?.warn(importTexts.noReduction, column.price);
      if (from !== '' && until !== '' && until < from) {
        row?.refuse(valueTexts.dateOrder, valueTexts.orderRemedy, column.until);
      }
    }
  }
}

/** Rows that say the same thing twice, or not which thing they mean. */
function checkOffers({ offers, rows }: SheetProduct): void {
  const rowOf = new Map<string, number>();
  for (const [place, { flavour, size }] of offers.entries()) {
    const row = rows[place];
    if (row === undefined) continue;
    const key = foldText(`${flavour}\0${sizeName(size)}`);
    const first = rowOf.get(key);
    if (first !== undefined) {
      const { twiceRemedy: remedy } = importTexts;
      row.refuse(importTexts.twice(first), remedy);
    } else rowOf.set(key, row.number);
    if (offers.length > 1 && flavour === '' && size === '' && first === undefined) {
      row.refuse(importTexts.severalWithoutSize, importTexts.packRemedy);
    }
  }
}

function checkPictures(
  { offers, rows }: SheetProduct,
  images: string,
  known: ReadonlySet<string>,
): void {
  const checked = new Set(known);
  for (const [place, { image }] of offers.entries()) {
    if (image === undefined || image === '' || checked.has(image)) continue;
    checked.add(image);
    const address = pictureUrl(imageAddress(image));
    const object = (message: string) => rows[place]?.warn(message, 'image');
    if (address === undefined) object(importTexts.foreignPicture);
    else if (address.startsWith('/images/products/') && !isPictureThere(images, address)) {
      object(importTexts.noPicture);
    }
  }
}
