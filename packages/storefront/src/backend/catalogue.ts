import * as v from 'valibot';
import { readStockMoment } from '../catalogue/shops/stockMoment.ts';
import {
  detailsSchema,
  fileSchema,
  groupSchema,
  listSchema,
  lowestPriceSchema,
  namedSchema,
  productSchema,
  stockDateSchema,
} from './catalogueSchema.ts';

/**
 * The whole shop as data: `db.json`, or the file that `CATALOGUE_FILE` names
 * (docs/rules.md#catalogue-file).
 */
export type Catalogue = v.InferOutput<typeof catalogueSchema>;

export type CatalogueProblem = {
  /** 'products[3].sizes[0].price' */
  path: string;
  message: string;
};

export type CatalogueReading =
  | { catalogue: Catalogue }
  | { catalogue: null; problems: readonly CatalogueProblem[] };

const lists = {
  products: listSchema(productSchema),
  product_details: v.nullish(listSchema(detailsSchema), []),
  product_groups: v.nullish(listSchema(groupSchema), []),
  brands: v.nullish(listSchema(namedSchema), []),
  categories: v.nullish(listSchema(namedSchema), []),
  lowest_prices: v.optional(listSchema(lowestPriceSchema)),
};
const catalogueSchema = fileSchema(lists);
/** A file may say of all its products at once when their stock was counted. */
const catalogueFileSchema = fileSchema({
  ...lists,
  stock_updated_at: stockDateSchema,
  stockUpdatedAt: stockDateSchema,
});

/**
 * Reads a catalogue file: the catalogue, or every wrong field with its path. Gaps are allowed
 * (missing fields, nulls, and whole lists but `products`); refused are values of a wrong type,
 * amounts that are no whole number of cents, products without any name, details and brands
 * without slug, groups without name or category. Fields it does not know are kept.
 */
export function readCatalogue(json: unknown): CatalogueReading {
  const reading = v.safeParse(catalogueFileSchema, json);
  if (reading.success) {
    const { stock_updated_at, stockUpdatedAt, ...catalogue } = reading.output;
    const products = withStockDates(catalogue.products, stock_updated_at ?? stockUpdatedAt);
    return { catalogue: { ...catalogue, products } };
  }
  return { catalogue: null, problems: reading.issues.map(problemOf) };
}

/**
 * Each product with its own date: else the oldest of its shops', else that of the whole file
 * (docs/rules.md#stock-age).
 */
function withStockDates(
  products: Catalogue['products'],
  ofAll: string | null | undefined,
): Catalogue['products'] {
  return products.map((product) => {
    if ((product.stock_updated_at ?? product.stockUpdatedAt ?? null) !== null) return product;
    const ofShops = (product.availability ?? []).flatMap(
      (line) => line.stock_updated_at ?? line.stockUpdatedAt ?? [],
    );
    const date = oldest(ofShops) ?? ofAll;
    return date === null || date === undefined ? product : { ...product, stock_updated_at: date };
  });
}

/** By the moment, whichever zone it is written in; what says no moment is not given. */
function oldest(dates: readonly string[]): string | undefined {
  const moments = dates.flatMap((date) => {
    const moment = readStockMoment(date);
    return moment === null ? [] : { date, time: moment.getTime() };
  });
  return moments.toSorted((a, b) => a.time - b.time)[0]?.date;
}

function problemOf(issue: v.BaseIssue<unknown>): CatalogueProblem {
  const path = (issue.path ?? []).reduce((text, { key }) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
  return { path: path === '' ? '(file)' : path, message: issue.message };
}
