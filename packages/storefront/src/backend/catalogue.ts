import * as v from 'valibot';
import {
  detailsSchema,
  fileSchema,
  groupSchema,
  listSchema,
  namedSchema,
  productSchema,
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

const catalogueSchema = fileSchema({
  products: listSchema(productSchema),
  product_details: v.nullish(listSchema(detailsSchema), []),
  product_groups: v.nullish(listSchema(groupSchema), []),
  brands: v.nullish(listSchema(namedSchema), []),
  categories: v.nullish(listSchema(namedSchema), []),
});

/**
 * Reads a catalogue file: the catalogue, or every wrong field with its path. Gaps are allowed
 * (missing fields, nulls, and whole lists but `products`); refused are values of a wrong type,
 * amounts that are no whole number of cents, products without any name, details and brands
 * without slug, groups without name or category. Fields it does not know are kept.
 */
export function readCatalogue(json: unknown): CatalogueReading {
  const reading = v.safeParse(catalogueSchema, json);
  if (reading.success) return { catalogue: reading.output };
  return { catalogue: null, problems: reading.issues.map(problemOf) };
}

function problemOf(issue: v.BaseIssue<unknown>): CatalogueProblem {
  const path = (issue.path ?? []).reduce((text, { key }) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
  return { path: path === '' ? '(file)' : path, message: issue.message };
}
