import { categories, productFields as known } from '@vetta/storefront/backend';
import type { productColumns } from '../columns.copy.ts';
import { categoryReader } from '../values/codes.ts';
import { euroReader, euroText, flagReader, millimetresReader } from '../values/numbers.ts';
import type { Reader } from '../values/reading.ts';
import { linesReader, sheetText, textReader } from '../values/texts.ts';
import { type Json, keysOf, nameIn, numberIn, setField, textIn } from './json.ts';
import type { promotionKeys } from './productRows.ts';
import type { ShopKey } from './stock.ts';

export type PromotionKey = (typeof promotionKeys)[number];
export type ProductKey = keyof typeof productColumns;
/** The columns that say something of a product as a whole, in its first row. */
export type FieldKey = Exclude<
  ProductKey,
  'slug' | 'flavour' | 'size' | 'price' | 'image' | 'gtin' | PromotionKey | ShopKey
>;
export type FieldValue = string | number | boolean | null;

/** A field of a product, in every spelling that a catalogue knows. */
export type ProductField = {
  get: (product: Json) => FieldValue;
  set: (product: Json, value: FieldValue) => void;
  /** Of its cell; `categories`: those that the catalogue holds already. */
  reader: (categories: ReadonlySet<string>) => Reader<FieldValue>;
  /** As a person reads it, where it is not the value itself: 'Proteine', '24,90'. */
  shown?: (value: FieldValue) => string;
  /** What a number of it is. @default cents */
  number?: 'cents' | 'count';
};

const text = (reader: Reader<string>, ...names: readonly string[]): ProductField => ({
  get: (product) => sheetText(textIn(product, ...names)),
  set: (product, value) => setField(product, names, value),
  reader: () => reader,
});

const cents = (...names: readonly string[]): ProductField => ({
  get: (product) => numberIn(product, ...names),
  set: (product, value) => setField(product, names, value),
  reader: () => euroReader,
  shown: (value) => (typeof value === 'number' ? euroText(value) : ''),
});

const millimetres = (...names: readonly string[]): ProductField => ({
  get: (product) => numberIn(product, ...names),
  set: (product, value) => setField(product, names, value),
  reader: () => millimetresReader,
  number: 'count',
});

const flag = (spellings: readonly [string, ...string[]]): ProductField => ({
  get: (product) => spellings.some((name) => product[name] === true),
  set(product, value) {
    if (value === true) {
      product[nameIn(product, spellings) ?? spellings[0]] = true;
      return;
    }
    for (const name of spellings) if (product[name] === true) product[name] = false;
  },
  reader: () => flagReader,
  shown: (value) => (value === true ? 'sì' : 'no'),
});

const slugNames = ['category_slug', 'categorySlug'] as const;

/** `category_id` of each category; that of goods that nobody eats decides on their tabs. */
const categoryIds: ReadonlyMap<FieldValue, number> = new Map([
  ['proteine', 1],
  ['aminoacidi-e-creatina', 2],
  ['alimenti-fit', 3],
  ['supplementi', 4],
  ['dimagranti', 5],
  ['merchandising-e-cosmetici', 6],
  ['pre-workout-energetici', 7],
]);

const categoryNamed = (value: FieldValue) => categories.find(({ slug }) => slug === value)?.name;

const category: ProductField = {
  get: (product) => textIn(product, ...slugNames),
  set(product, value) {
    setField(product, slugNames, value);
    setField(product, ['category_name', 'categoryName'], categoryNamed(value));
    setField(product, ['category_id', 'categoryId'], categoryIds.get(value));
  },
  reader: categoryReader,
  shown: (value) => categoryNamed(value) ?? String(value ?? ''),
};

/** A column without its field here is an error of types. */
const fields: Readonly<Record<FieldKey, ProductField>> = {
  name: text(textReader('Siero 100', 300), ...known.name.names, ...known.groupName.names),
  brand: text(textReader('Massiccio', 200), ...known.brandName.names),
  category,
  description: text(linesReader('testo'), ...known.description.names),
  origin: text(linesReader('Latte italiano'), ...known.origin.names),
  height: millimetres(...known.heightMm.names),
  original: cents(...known.originalPriceCents.names),
  isBestSeller: flag(known.isBestSeller.names),
  isNew: flag(known.isNew.names),
  bestPrice: flag(known.bestPrice.names),
  immediateAvailability: flag(known.immediateAvailability.names),
  freeShipping: flag(known.freeShipping.names),
  newArrival: flag(known.newArrival.names),
  fastDelivery: flag(known.fastDelivery.names),
  staffPick: flag(known.staffPick.names),
  localProduct: flag(known.localProduct.names),
};

export const productFields = keysOf(fields).map((key) => ({ key, ...fields[key] }));

export const productName = (product: Json) => String(fields.name.get(product));

export const shownField = ({ shown }: ProductField, value: FieldValue) =>
  shown === undefined ? String(value ?? '') : shown(value);
