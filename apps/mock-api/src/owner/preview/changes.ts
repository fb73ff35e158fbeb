import { categories } from '@vetta/storefront/backend';
import {
  brandColumns,
  type ColumnText,
  companyItems,
  detailColumns,
  productColumns,
  sheetTitles,
  shopColumns,
} from '../columns.copy.ts';
import { momentText } from '../command/command.copy.ts';
import type { OwnerData } from '../importing/importContext.ts';
import { detailKeys, detailTexts } from '../model/detailTexts.ts';
import { type Json, keysOf, objectsOf, textIn } from '../model/json.ts';
import { productFields, productName as nameOf, shownField } from '../model/productFields.ts';
import {
  detailsBySlug,
  detailsKey,
  offerRows,
  type OfferRow,
  promotionKeys,
  rowLabel,
} from '../model/productRows.ts';
import { ageNames, type ShopKey, shopKeys, stockAge, stockOf } from '../model/stock.ts';
import type { HistoryEntry } from '../persistence/history.ts';
import { closureRows } from '../shop/closures.ts';
import { closuresOf, companyValues, shopValues } from '../shop/effective.ts';
import { shownDay } from '../values/days.ts';
import { euroText } from '../values/numbers.ts';
import { previewTexts } from './preview.copy.ts';

/** One field, as a person reads it, before and after. */
export type FieldChange = {
  field: string;
  before: string;
  after: string;
  /** The title of the column that says it. */
  column?: string;
};

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

export function countsOf({ products, unchanged, others }: Changes): HistoryEntry['counts'] {
  const count = (kind: ProductChange['kind']) => products.filter((one) => one.kind === kind).length;
  return {
    added: count('new'),
    changed: count('changed'),
    gone: count('gone'),
    unchanged,
    shop: others.length,
  };
}

/** What is different, field by field. */
export function changesBetween(before: OwnerData, after: OwnerData): Changes {
  const oldItems = indexOf(before.catalogue);
  const newItems = indexOf(after.catalogue);
  const products: ProductChange[] = [];
  let unchanged = 0;
  for (const [key, item] of newItems) {
    const old = oldItems.get(key);
    if (old !== undefined && isEqual(old, item)) unchanged += 1;
    else products.push(productChange(old, item));
  }
  for (const [key, old] of oldItems)
    if (!newItems.has(key)) products.push(productChange(old, undefined));
  return { products, unchanged, others: otherChanges(before, after) };
}

type Item = { product: Json; details: Json | undefined };

function indexOf(catalogue: Json): ReadonlyMap<string, Item> {
  const details = detailsBySlug(catalogue);
  return new Map(
    objectsOf(catalogue['products'])
      .toReversed()
      .map((product) => {
        const slug = textIn(product, 'slug');
        return [
          slug || `${String(product['id'])} ${nameOf(product)}`,
          { product, details: details.get(detailsKey(product)) },
        ] as const;
      })
      .toReversed(),
  );
}

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
  const shown = fields.length > 0 ? fields : [unseenChange(old, item)];
  return { kind: 'changed', ...about, fields: shown, prices: priceSteps(old, item) };
}

/** Of what no column shows: equal figures that were counted again, or a field of the catalogue's own. */
function unseenChange(old: Item, item: Item): FieldChange {
  const ages = [old, item].map(({ product }) => stockAge(product));
  const [before = '', after = ''] = ages.map((age) => (age === '' ? '' : momentText(age)));
  const isAge = isEqual(withoutAge(old), withoutAge(item));
  return isAge ? { field: previewTexts.counted, before, after } : previewTexts.otherFields;
}

const withoutAge = ({ product, details }: Item): Item => {
  const bare = { ...product };
  for (const name of ageNames) delete bare[name];
  return { product: bare, details };
};

type Description = readonly (readonly [field: string, value: string, column?: string])[];

const shopNames: Readonly<Record<ShopKey, string>> = { torino: 'Torino', aosta: 'Aosta' };
const priceField = (row: OfferRow) =>
  `${previewTexts.price}${rowLabel(row) === '' ? '' : `, ${rowLabel(row)}`}`;

/** A product's fields under the titles of their columns. */
function describe({ product, details }: Item, withTexts = true): Description {
  const rows = offerRows(product, details);
  const texts = details === undefined || !withTexts ? undefined : detailTexts(details);
  const { price, image, gtin } = productColumns;
  return [
    ...productFields.map((field) =>
      titled(productColumns[field.key], shownField(field, field.get(product))),
    ),
    ...rows.map((row) => {
      return titled(price, amountText(row.cents), priceField(row));
    }),
    ...rows.flatMap((row) =>
      promotionKeys.map((key) => ofRow(productColumns[key], row, shownPart(row[key]))),
    ),
    ...rows.map((row) => ofRow(image, row, row.image)),
    ...rows.map((row) => ofRow(gtin, row, row.gtin)),
    ...shopKeys.map((shop) => {
      const pieces = String(stockOf(product, shop) ?? '');
      return titled(productColumns[shop], pieces, `${previewTexts.stock} ${shopNames[shop]}`);
    }),
    ...detailKeys.map((key) => titled(detailColumns[key], texts?.[key] ?? '')),
  ];
}

const amountText = (cents: number | null) => (cents === null ? '' : `${euroText(cents)} €`);

/** The price of a promotion, or one of its days. */
const shownPart = (part: number | string | null) =>
  typeof part === 'string' ? shownDay(part) : amountText(part);

const ofRow = (column: ColumnText, row: OfferRow, value: string) =>
  titled(column, value, `${column.title} ${rowLabel(row)}`.trim());

const titled = ({ title }: ColumnText, value: string, field: string = title) =>
  [field, value, title] as const;

function differences(before: Description, after: Description): readonly FieldChange[] {
  const [oldFields, newFields] = [before, after].map(
    (one) => new Map(one.map(([field, value]) => [field, value])),
  );
  const columns = new Map([...before, ...after].map(([field, , column]) => [field, column]));
  return [...columns].flatMap(([field, column]) => {
    const [old = '', now = ''] = [oldFields?.get(field), newFields?.get(field)];
    const change = { field, before: old, after: now, ...(column === undefined ? {} : { column }) };
    const isSame = change.before === change.after;
    return isSame || (change.before === '' && change.after === 'no') ? [] : [change];
  });
}

function priceSteps(old: Item, item: Item): ProductChange['prices'] {
  const oldRows = offerRows(old.product, old.details);
  return offerRows(item.product, item.details).flatMap((row) => {
    const before = oldRows.find((one) => rowLabel(one) === rowLabel(row))?.cents;
    return before && row.cents && before !== row.cents
      ? [{ label: rowLabel(row), before, after: row.cents }]
      : [];
  });
}

function shopField(shop: ShopKey, data: OwnerData['shop']): Description {
  const values = shopValues(data, shop);
  return keysOf(values).map((key) => [shopColumns[key].title, values[key]]);
}
const company = (data: OwnerData['shop']): Description => [
  ...keysOf(companyValues(data)).map(
    (key) => [companyItems[key], companyValues(data)[key]] as const,
  ),
  [
    previewTexts.closures,
    closureRows(closuresOf(data))
      .map(({ value, note }) => `${value} ${note}`)
      .join('; '),
  ],
];
const brands = ({ catalogue }: OwnerData): Description =>
  objectsOf(catalogue['brands']).map((brand) => [
    `${brandColumns.name.title} ${textIn(brand, 'slug')}`,
    textIn(brand, 'name'),
  ]);

function otherChanges(before: OwnerData, after: OwnerData): Changes['others'] {
  return [
    { about: sheetTitles.brands, fields: differences(brands(before), brands(after)) },
    ...shopKeys.map((shop) => ({
      about: `${sheetTitles.shops}: ${shopNames[shop]}`,
      fields: differences(shopField(shop, before.shop), shopField(shop, after.shop)),
    })),
    { about: sheetTitles.company, fields: differences(company(before.shop), company(after.shop)) },
  ].filter(({ fields }) => fields.length > 0);
}
