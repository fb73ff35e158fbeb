import { categories } from '@vetta/storefront/backend';
import {
  brandColumns,
  companyItems,
  detailColumns,
  productColumns,
  sheetTitles,
  shopColumns,
} from '../columns.copy.ts';
import type { Holdings } from '../importing/imports.ts';
import { detailKeys, detailTexts } from '../model/detailTexts.ts';
import { type Json, objectsOf, textIn } from '../model/json.ts';
import { productFields, shownField } from '../model/productFields.ts';
import { offerRows, type OfferRow, rowLabel } from '../model/productRows.ts';
import { type ShopKey, shopKeys, stockOf } from '../model/stock.ts';
import { closureRows } from '../shop/closures.ts';
import { closuresOf, companyValues, shopValues } from '../shop/effective.ts';
import { euroText } from '../values/numbers.ts';
import { previewTexts } from './preview.copy.ts';

/** One field, as a person reads it, before and after. */
export type FieldChange = { field: string; before: string; after: string };

export type ProductChange = {
  kind: 'new' | 'changed' | 'gone';
  slug: string;
  name: string;
  category: string;
  fields: readonly FieldChange[];
  /** Prices that moved: in cents. */
  prices: readonly { label: string; before: number; after: number }[];
};

export type Changes = {
  products: readonly ProductChange[];
  unchanged: number;
  /** Of the brands and the shop. */
  others: readonly { about: string; fields: readonly FieldChange[] }[];
};

/** What is different, field by field. */
export function changesBetween(before: Holdings, after: Holdings): Changes {
  const olds = indexOf(before.catalogue);
  const news = indexOf(after.catalogue);
  const products: ProductChange[] = [];
  let unchanged = 0;
  for (const [key, item] of news) {
    const old = olds.get(key);
    if (old !== undefined && isEqual(old, item)) unchanged += 1;
    else products.push(productChange(old, item));
  }
  for (const [key, old] of olds) if (!news.has(key)) products.push(productChange(old, undefined));
  return { products, unchanged, others: otherChanges(before, after) };
}

type Item = { product: Json; details: Json | undefined };

function indexOf(catalogue: Json): ReadonlyMap<string, Item> {
  const details = new Map(
    objectsOf(catalogue['product_details'])
      .toReversed()
      .map((one) => [textIn(one, 'slug'), one]),
  );
  return new Map(
    objectsOf(catalogue['products'])
      .toReversed()
      .map((product) => {
        const slug = textIn(product, 'slug');
        return [
          slug || `${String(product['id'])} ${nameOf(product)}`,
          { product, details: details.get(slug) },
        ] as const;
      })
      .toReversed(),
  );
}

const nameOf = (product: Json) => textIn(product, 'name', 'product_group_name', 'productGroupName');

const isEqual = (one: Item, other: Item) => JSON.stringify(one) === JSON.stringify(other);

function productChange(old: Item | undefined, item: Item | undefined): ProductChange {
  const { product } = item ?? old ?? { product: {} };
  const slug = textIn(product, 'slug');
  const category = textIn(product, 'category_slug', 'categorySlug');
  const about = {
    slug,
    name: nameOf(product),
    category: categories.find((one) => one.slug === category)?.name ?? category,
  };
  if (old === undefined || item === undefined) {
    const fields = item === undefined ? [] : differences([], describe(item));
    return { kind: item === undefined ? 'gone' : 'new', ...about, fields, prices: [] };
  }
  // Reading labels is what takes long: not where they are the same.
  const isSameText = JSON.stringify(old.details) === JSON.stringify(item.details);
  const fields = differences(describe(old, !isSameText), describe(item, !isSameText));
  const shown = fields.length > 0 ? fields : [previewTexts.otherFields];
  return { kind: 'changed', ...about, fields: shown, prices: priceSteps(old, item) };
}

type Description = readonly (readonly [field: string, value: string])[];

const shopNames: Readonly<Record<ShopKey, string>> = { torino: 'Torino', aosta: 'Aosta' };
const priceField = (row: OfferRow) =>
  `${previewTexts.price}${rowLabel(row) === '' ? '' : `, ${rowLabel(row)}`}`;

/** A product's fields under the titles of their columns. */
function describe({ product, details }: Item, withTexts = true): Description {
  const rows = offerRows(product, details);
  const texts = details === undefined || !withTexts ? undefined : detailTexts(details);
  return [
    ...productFields.map(
      ({ key, get }) => [productColumns[key].title, shownField(key, get(product))] as const,
    ),
    ...rows.map(
      (row) => [priceField(row), row.cents === null ? '' : `${euroText(row.cents)} €`] as const,
    ),
    ...rows.map(
      (row) => [`${productColumns.image.title} ${rowLabel(row)}`.trim(), row.image] as const,
    ),
    ...rows.map(
      (row) => [`${productColumns.gtin.title} ${rowLabel(row)}`.trim(), row.gtin] as const,
    ),
    ...shopKeys.map(
      (shop) =>
        [`${previewTexts.stock} ${shopNames[shop]}`, String(stockOf(product, shop) ?? '')] as const,
    ),
    ...detailKeys.map((key) => [detailColumns[key].title, texts?.[key] ?? ''] as const),
  ];
}

function differences(before: Description, after: Description): readonly FieldChange[] {
  const olds = new Map(before);
  const news = new Map(after);
  return [...new Set([...olds.keys(), ...news.keys()])].flatMap((field) => {
    const change = { field, before: olds.get(field) ?? '', after: news.get(field) ?? '' };
    const isSame = change.before === change.after;
    return isSame || (change.before === '' && change.after === 'no') ? [] : [change];
  });
}

function priceSteps(old: Item, item: Item): ProductChange['prices'] {
  const olds = offerRows(old.product, old.details);
  return offerRows(item.product, item.details).flatMap((row) => {
    const before = olds.find((one) => rowLabel(one) === rowLabel(row))?.cents;
    return before && row.cents && before !== row.cents
      ? [{ label: rowLabel(row), before, after: row.cents }]
      : [];
  });
}

const shopField = (shop: ShopKey, data: Holdings['shop']): Description =>
  Object.entries(shopValues(data, shop)).map(([key, value]) => [titleOf(shopColumns, key), value]);
const company = (data: Holdings['shop']): Description => [
  ...Object.entries(companyValues(data)).map(
    ([key, value]) => [nameIn(companyItems, key), value] as const,
  ),
  [
    previewTexts.closures,
    closureRows(closuresOf(data))
      .map(({ value, note }) => `${value} ${note}`)
      .join('; '),
  ],
];
const brands = ({ catalogue }: Holdings): Description =>
  objectsOf(catalogue['brands']).map((brand) => [
    `${brandColumns.name.title} ${textIn(brand, 'slug')}`,
    textIn(brand, 'name'),
  ]);

function otherChanges(before: Holdings, after: Holdings): Changes['others'] {
  return [
    { about: sheetTitles.brands, fields: differences(brands(before), brands(after)) },
    ...shopKeys.map((shop) => ({
      about: `${sheetTitles.shops}: ${shopNames[shop]}`,
      fields: differences(shopField(shop, before.shop), shopField(shop, after.shop)),
    })),
    { about: sheetTitles.company, fields: differences(company(before.shop), company(after.shop)) },
  ].filter(({ fields }) => fields.length > 0);
}

const nameIn = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key;
const titleOf = (columns: Readonly<Record<string, { title: string }>>, key: string) =>
  columns[key]?.title ?? key;
