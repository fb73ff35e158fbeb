import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foldText, pictureUrl, slugOf } from '@vetta/storefront/backend';
import { nearest } from '../../catalogueCheck/nearest.ts';
import { productColumns } from '../columns.copy.ts';
import { isJson, type Json, objectsOf, textIn } from '../model/json.ts';
import { productFields } from '../model/productFields.ts';
import { imageAddress, offerRows } from '../model/productRows.ts';
import { setStock, setStockAge, stockOf } from '../model/stock.ts';
import { rowsAgree, writeRows } from '../model/writeRows.ts';
import { readTable } from '../sheets/readTable.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { sheetText } from '../values/texts.ts';
import { importTexts } from './importing.copy.ts';
import type { Import } from './imports.ts';
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
  into: Import,
  options: ProductOptions,
): ReadonlyMap<Json, number> {
  const { note, now } = into;
  const stockRows = new Map<Json, number>();
  const table = readTable(sheet, { columns: productColumns, required: ['slug', 'name'], note });
  if (table === null) return stockRows;
  const { catalogue } = into.holdings;
  const shelf = openShelf(catalogue);
  const given = sheetProducts(table, shelf.known);
  if (given.length === 0) {
    const { allGone: message, allGoneRemedy: remedy } = importTexts;
    note({ severity: 'error', sheet: sheet.name, message, remedy });
    return stockRows;
  }
  const kept = new Set<Json>();
  for (const item of given) {
    const product = item.slug === null ? null : (shelf.find(item) ?? shelf.create(item));
    if (product === null) continue;
    const isNew = !kept.has(product) && !shelf.isOld(product);
    kept.add(product);
    writeProduct(item, product, shelf, { isNew, options });
    for (const [shop, count] of item.stock) {
      if (stockOf(product, shop) === count) continue;
      setStock(product, shop, count);
      setStockAge(product, now);
      stockRows.set(product, item.rows[0]?.number ?? 0);
    }
  }
  addBrands(given, into, options);
  shelf.close(kept);
  return stockRows;
}

type Shelf = ReturnType<typeof openShelf>;

/** The products and details of a catalogue, found by what a sheet says of them. */
function openShelf(catalogue: Json) {
  const products = objectsOf(catalogue['products']);
  const details = objectsOf(catalogue['product_details']);
  const olds = new Set(products);
  const bySlug = new Map(
    products.toReversed().map((product) => [textIn(product, 'slug'), product]),
  );
  const nameless = new Map(
    products
      .filter((product) => textIn(product, 'slug') === '')
      .map((product) => [nameOf(product), product]),
  );
  const detailsBySlug = new Map(details.toReversed().map((one) => [textIn(one, 'slug'), one]));
  const categories = new Set(products.map((one) => textIn(one, 'category_slug', 'categorySlug')));
  let lastId = Math.max(0, ...products.map(({ id }) => (typeof id === 'number' ? id : 0)));
  return {
    known: { slugs: new Set(bySlug.keys()), categories },
    isOld: (product: Json) => olds.has(product),
    find: ({ slug, name }: SheetProduct) =>
      slug === '' ? nameless.get(name) : bySlug.get(slug ?? ''),
    detailsOf: (product: Json) => {
      const slug = textIn(product, 'slug');
      return slug === '' ? undefined : detailsBySlug.get(slug);
    },
    addDetails(one: Json) {
      if (details.includes(one)) return;
      details.push(one);
      detailsBySlug.set(textIn(one, 'slug'), one);
    },
    /** A new product; null where its slug is missing and cannot be told. */
    create(item: SheetProduct): Json | null {
      const [row] = item.rows;
      const slug = item.slug || slugOf(item.name);
      if (item.slug === '') {
        const twin = products.find((product) => foldText(nameOf(product)) === foldText(item.name));
        if (item.name === '' || twin !== undefined || bySlug.has(slug)) {
          const other = twin === undefined ? slug : textIn(twin, 'slug');
          const message = item.name === '' ? importTexts.noSlug : importTexts.noSlugOf(other);
          row?.object({ severity: 'error', message }, 'slug');
          return null;
        }
        row?.object({ severity: 'warning', message: importTexts.newSlug(slug) }, 'slug');
      }
      lastId += 1;
      const product: Json = { id: lastId, name: item.name, slug };
      products.push(product);
      bySlug.set(slug, product);
      return product;
    },
    /** Takes away what the sheet no longer has, with its texts. */
    close(kept: ReadonlySet<Json>) {
      const gone = new Set(
        products.filter((one) => !kept.has(one)).map((one) => textIn(one, 'slug')),
      );
      for (const one of kept) gone.delete(textIn(one, 'slug'));
      catalogue['products'] = products.filter((product) => kept.has(product));
      const left = details.filter((one) => !gone.has(textIn(one, 'slug')));
      if (left.length > 0 || catalogue['product_details'] !== undefined) {
        catalogue['product_details'] = left;
      }
      dropGroups(catalogue, gone);
    },
  };
}

/** A group of variants all of whose products are gone. */
function dropGroups(catalogue: Json, gone: ReadonlySet<string>): void {
  if (gone.size === 0 || catalogue['product_groups'] === undefined) return;
  catalogue['product_groups'] = objectsOf(catalogue['product_groups']).filter((group) => {
    const slugs = variantSlugs(group['variants']);
    return slugs.length === 0 || !slugs.every((slug) => gone.has(slug));
  });
}

/** Of a group's variants, which stand in it as a JSON text. */
function variantSlugs(text: unknown): readonly string[] {
  try {
    const variants: unknown = typeof text === 'string' ? JSON.parse(text) : [];
    return Array.isArray(variants)
      ? variants.filter(isJson).flatMap(({ slug }) => (typeof slug === 'string' ? slug : []))
      : [];
  } catch {
    return [];
  }
}

const nameOf = (product: Json) =>
  sheetText(textIn(product, 'name', 'product_group_name', 'productGroupName'));

function writeProduct(
  item: SheetProduct,
  product: Json,
  shelf: Shelf,
  { isNew, options }: { isNew: boolean; options: ProductOptions },
): void {
  const [row] = item.rows;
  if (item.name === '' && item.fields.has('name')) {
    row?.object({ severity: 'error', message: importTexts.noName });
    return;
  }
  for (const { key, get, set } of productFields) {
    const value = item.fields.get(key);
    if (value !== undefined && value !== get(product)) set(product, value);
  }
  if (isNew && !item.fields.get('category')) {
    row?.object({ severity: 'error', message: importTexts.noCategory });
  }
  const details = shelf.detailsOf(product);
  const olds = offerRows(product, details);
  if (!rowsAgree(olds, item.offers)) {
    checkOffers(item);
    const written = writeRows(product, details, item.offers);
    if (written !== undefined) shelf.addDetails(written);
  }
  const known = new Set(olds.map(({ image }) => image));
  checkPictures(item, options.images, known);
  const lowest = Math.min(...item.offers.flatMap(({ cents }) => (cents ? cents : [])));
  const original = item.fields.get('original');
  if (typeof original === 'number' && original <= lowest && lowest < Infinity) {
    row?.object({ severity: 'warning', message: importTexts.originalBelow }, 'original');
  }
}

/** Rows that say the same thing twice, or not which thing they mean. */
function checkOffers({ offers, rows }: SheetProduct): void {
  const rowOf = new Map<string, number>();
  for (const [place, { flavour, size }] of offers.entries()) {
    const row = rows[place];
    if (row === undefined) continue;
    const key = foldText(`${flavour}\0${size}`);
    const first = rowOf.get(key);
    if (first !== undefined) {
      const { twiceRemedy: remedy } = importTexts;
      row.object({ severity: 'error', message: importTexts.twice(first), remedy });
    } else rowOf.set(key, row.number);
    if (offers.length > 1 && flavour === '' && size === '' && first === undefined) {
      row.object({ severity: 'error', message: importTexts.severalWithoutSize });
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
    const object = (message: string) =>
      rows[place]?.object({ severity: 'warning', message }, 'image');
    if (address === undefined) object(importTexts.foreignPicture);
    else if (address.startsWith('/images/products/')) {
      const name = address.slice('/images/products/'.length).split('?')[0] ?? '';
      if (!existsSync(join(images, decodeName(name)))) object(importTexts.noPicture);
    }
  }
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** New brands join the list, unless the file brings a list or the name is nearly a known one. */
function addBrands(
  given: readonly SheetProduct[],
  { holdings: { catalogue } }: Import,
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
    const severity = 'warning';
    if (hasBrands || near !== undefined) {
      const remedy = near === undefined ? undefined : importTexts.didYouMean(near);
      rows[0]?.object({ severity, message: importTexts.unknownBrand, remedy }, 'brand');
      continue;
    }
    rows[0]?.object({ severity, message: importTexts.newBrand }, 'brand');
    known.add(foldText(name));
    catalogue['brands'] = [...objectsOf(catalogue['brands']), { slug: slugOf(name), name }];
  }
}
