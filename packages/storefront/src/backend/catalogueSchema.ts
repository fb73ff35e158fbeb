import * as v from 'valibot';
import { isDay } from '../catalogue/offer/readPromotion.ts';
import {
  type FieldKind,
  productFields,
  promotionFields,
  type PromotionSpelling,
  type SpellingsOf,
} from '../contract/productFields.ts';

/**
 * The entities of a catalogue file, strictly (docs/rules.md#catalogue-file): either spelling, gaps
 * allowed, wrong types refused. The front end reads the same entities leniently in `catalogue/`.
 * Messages are for whoever exported the file.
 */

const shown = (received: string) => (received.length > 60 ? `${received.slice(0, 60)}…` : received);

const expected =
  (what: string) =>
  ({ received }: v.BaseIssue<unknown>) =>
    received === 'undefined' ? 'missing' : `expected ${what}, received ${shown(received)}`;

const text = v.nullish(v.string(expected('a text')));
const requiredText = v.pipe(
  v.string(expected('a text')),
  v.check((value) => value.trim() !== '', 'expected a text, received an empty one'),
);
const flag = v.nullish(v.boolean(expected('true or false')));
const idValue = v.nullish(v.union([v.string(), v.number()], expected('a number or a text')));

const whole = (what: string) =>
  v.nullish(
    v.pipe(
      v.number(expected(what)),
      v.check((number) => Number.isSafeInteger(number) && number >= 0, expected(what)),
    ),
  );
const cents = whole('a whole number of cents, not below 0');
const day = v.nullish(
  v.pipe(
    v.string(expected('a day such as 2026-11-30')),
    v.check((value) => value === '' || isDay(value), expected('a day such as 2026-11-30')),
  ),
);
const count = whole('a whole number, not below 0');

const record = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.looseObject(entries, expected('an object'));
const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.nullish(v.array(item, expected('a list')));

/** Of a product, a size or a variant (docs/rules.md#offers-with-dates). */
const promotionEntries = entriesOf<
  { [Name in PromotionSpelling<'cents'>]: typeof cents } & {
    [Name in PromotionSpelling<'from' | 'until'>]: typeof day;
  }
>(
  Object.values(promotionFields).flatMap((names) => [
    ...names.cents.map((name) => [name, cents] as const),
    ...[...names.from, ...names.until].map((name) => [name, day] as const),
  ]),
);
const sizeFields = {
  size: text,
  label: text,
  name: text,
  price: cents,
  gtin: text,
  ...promotionEntries,
};
const imageFields = { src: text };
const stockFields = {
  storeId: idValue,
  store_id: idValue,
  isAvailable: flag,
  is_available: flag,
  stockQuantity: count,
  stock_quantity: count,
  stock_updated_at: text,
  stockUpdatedAt: text,
};
const variantFields = {
  flavor: text,
  size: text,
  price_cents: cents,
  image_url: text,
  variant_slug: text,
  gtin: text,
  ...promotionEntries,
};

const kinds = { text, cents, millimetres: count, flag, id: idValue } as const;

type FieldEntries = {
  [Kind in FieldKind]: { [Name in SpellingsOf<Kind>]: (typeof kinds)[Kind] };
};
type ProductEntries = FieldEntries['text'] &
  FieldEntries['cents'] &
  FieldEntries['millimetres'] &
  FieldEntries['flag'] &
  FieldEntries['id'];

/** A table's spellings, each with its schema. */
function entriesOf<Entries extends v.ObjectEntries>(
  spellings: readonly (readonly [keyof Entries, v.GenericSchema])[],
): Entries {
  const hasAll = (entries: v.ObjectEntries): entries is Entries =>
    spellings.every(([name, schema]) => entries[String(name)] === schema);
  const entries: v.ObjectEntries = Object.fromEntries(spellings);
  if (!hasAll(entries)) throw new Error('two fields of a product have one spelling');
  return entries;
}

const productEntries = {
  ...entriesOf<ProductEntries>(
    Object.values(productFields).flatMap(({ kind, names }) =>
      names.map((name) => [name, kinds[kind]] as const),
    ),
  ),
  ...promotionEntries,
  sizes: listOf(record(sizeFields)),
  images: listOf(record(imageFields)),
  availability: listOf(record(stockFields)),
};

export const productSchema = v.pipe(
  record(productEntries),
  v.forward(
    v.partialCheck(
      [['name'], ['product_group_name'], ['productGroupName']],
      ({ name, product_group_name, productGroupName }) =>
        [name, product_group_name, productGroupName].some((value) => value?.trim()),
      'missing: a product needs a name (name or product_group_name)',
    ),
    ['name'],
  ),
);

const featureFields = {
  nutritionalHighlights: listOf(v.string(expected('a text'))),
  modalita_uso: text,
};

/** Text lines or an object; shapes of nutrition and ingredients are the parser's business. */
const features = v.nullish(
  v.lazy((input) =>
    Array.isArray(input)
      ? v.array(v.string(expected('a text')))
      : v.looseObject(featureFields, expected('a list of texts or an object')),
  ),
);

export const detailsSchema = record({
  slug: requiredText,
  product_group_name: text,
  long_description: text,
  features,
  product_group_features: features,
  how_to_use: text,
  variants: listOf(record(variantFields)),
});

export const groupSchema = record({
  id: idValue,
  category_slug: requiredText,
  name: requiredText,
  brand_name: text,
  description: text,
  variant_count: count,
  variants: v.nullish(v.string(expected('a JSON text'))),
});

/** Of the whole catalogue: when its stock was counted (ISO 8601). */
export const stockDateSchema = text;

/** A brand or a category. */
export const namedSchema = record({ slug: requiredText, name: requiredText });

/** What the store knows of the prices before promotions; no catalogue file says it. */
export const lowestPriceSchema = record({
  slug: requiredText,
  size: v.string(),
  flavour: v.string(),
  cents: v.number(),
  since: v.nullish(v.string()),
});

export const listSchema = <Item extends v.GenericSchema>(item: Item) =>
  v.array(item, expected('a list'));
export const fileSchema = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, expected('an object'));

/** Of any shape: the parser reads them. */
const labelFields = ['valori_nutrizionali', 'ingredienti', 'ingrediente', 'ingredients'];

/** The names that the shop reads, where a file can hold others: whoever checks a file tells them apart. */
export const knownFields = {
  product: Object.keys(productEntries),
  size: Object.keys(sizeFields),
  image: Object.keys(imageFields),
  stock: Object.keys(stockFields),
  details: [...Object.keys(detailsSchema.entries), ...labelFields],
  features: [
    ...Object.keys(featureFields),
    ...labelFields,
    'usage',
    'avvertenze',
    'caratteristiche',
    'caratteristiche_tecniche',
  ],
  variant: [...Object.keys(variantFields), 'flavour', 'priceCents', 'imageUrl', 'variantSlug'],
} as const;
