import {
  brandColumns,
  companyColumns,
  companyItems,
  type ColumnText,
  detailColumns,
  productColumns,
  sheetTitles,
  shopColumns,
  stockColumns,
} from '../columns.copy.ts';
import type { OwnerData } from '../importing/importContext.ts';
import { detailTexts } from '../model/detailTexts.ts';
import { type Json, keysOf, objectsOf, textIn } from '../model/json.ts';
import {
  type ProductField,
  productFields,
  productName as nameOf,
  type ProductKey,
  shownField,
} from '../model/productFields.ts';
import { detailsBySlug, detailsKey, offerRows } from '../model/productRows.ts';
import { shopKeys, stockOf } from '../model/stock.ts';
import { closureRows } from '../shop/closures.ts';
import { closuresOf, companyValues, shopValues } from '../shop/effective.ts';
import { shownDay } from '../values/days.ts';
import { sheetText } from '../values/texts.ts';

/** A cell of an export: amounts of euro are numbers with two decimals. */
export type ExportCell = string | { cents: number } | { count: number } | null;
export type ExportTable = {
  title: string;
  columns: readonly ColumnText[];
  rows: readonly (readonly ExportCell[])[];
};

/** All sheets of the workbook. */
export function exportTables({ catalogue, shop }: OwnerData): readonly ExportTable[] {
  const products = objectsOf(catalogue['products']);
  return [
    productTable(catalogue),
    detailTable(products, detailsBySlug(catalogue)),
    stockTable(products),
    table(
      sheetTitles.brands,
      brandColumns,
      objectsOf(catalogue['brands']).map((brand) => ({
        slug: textIn(brand, 'slug'),
        name: sheetText(textIn(brand, 'name')),
      })),
    ),
    table(
      sheetTitles.shops,
      shopColumns,
      shopKeys.map((key) => ({
        shop: key === 'torino' ? 'Torino' : 'Aosta',
        ...shopValues(shop, key),
      })),
    ),
    companyTable(shop),
  ];
}

/** Rows of cells under their columns' keys; a missing one is empty. */
function table<Key extends string>(
  title: string,
  columns: Readonly<Record<Key, ColumnText>>,
  rows: readonly Partial<Record<Key, ExportCell>>[],
): ExportTable {
  const keys = keysOf(columns);
  return {
    title,
    columns: keys.map((key) => columns[key]),
    rows: rows.map((row) => keys.map((key) => row[key] ?? null)),
  };
}

const numberCell = (value: number, kind: ProductField['number']): ExportCell =>
  kind === 'count' ? { count: value } : { cents: value };

const countCell = (count: number | null) => (count === null ? null : { count });

export function productTable(catalogue: Json): ExportTable {
  const details = detailsBySlug(catalogue);
  const rows = objectsOf(catalogue['products']).flatMap((product) => {
    const slug = textIn(product, 'slug');
    const head: Partial<Record<ProductKey, ExportCell>> = {};
    for (const field of productFields) {
      const value = field.get(product);
      head[field.key] =
        typeof value === 'number' ? numberCell(value, field.number) : shownField(field, value);
    }
    for (const shop of shopKeys) head[shop] = countCell(stockOf(product, shop));
    const own = details.get(detailsKey(product));
    return offerRows(product, own).map(({ flavour, size, cents, image, gtin, ...row }, place) => ({
      ...(place === 0 ? head : {}),
      slug,
      name: nameOf(product),
      flavour,
      size,
      price: cents === null ? null : { cents },
      promo: row.promo === null ? null : { cents: row.promo },
      promoFrom: shownDay(row.promoFrom),
      promoUntil: shownDay(row.promoUntil),
      image,
      gtin,
    }));
  });
  return table(sheetTitles.products, productColumns, rows);
}

export function stockTable(products: readonly Json[]): ExportTable {
  const rows = products.map((product) => ({
    slug: textIn(product, 'slug'),
    torino: countCell(stockOf(product, 'torino')),
    aosta: countCell(stockOf(product, 'aosta')),
    name: nameOf(product),
  }));
  return table(sheetTitles.stock, stockColumns, rows);
}

function detailTable(products: readonly Json[], details: ReadonlyMap<string, Json>): ExportTable {
  const rows = products.flatMap((product) => {
    const slug = detailsKey(product);
    const one = details.get(slug);
    if (one === undefined && textIn(product, 'slug') === '') return [];
    return [{ slug, name: nameOf(product), ...(one === undefined ? {} : detailTexts(one)) }];
  });
  return table(sheetTitles.details, detailColumns, rows);
}

function companyTable(shop: OwnerData['shop']): ExportTable {
  const own = companyValues(shop);
  const values = keysOf(own).map((key) => ({ item: companyItems[key], value: own[key] }));
  const closures = closureRows(closuresOf(shop)).map(({ value, note }) => ({
    item: companyItems.closure,
    value,
    note,
  }));
  return table(sheetTitles.company, companyColumns, [...values, ...closures]);
}
