import { categories } from '@vetta/storefront/backend';
import type { productColumns } from '../columns.copy.ts';
import { euroText } from '../values/numbers.ts';
import { sheetText } from '../values/texts.ts';
import { type Json, nameIn, numberIn, setField, textIn } from './json.ts';

/** A field of a product as a whole, in every spelling that a catalogue knows. */
export type ProductField = {
  key: ProductKey;
  get: (product: Json) => FieldValue;
  set: (product: Json, value: FieldValue) => void;
};

export type ProductKey = keyof typeof productColumns;
export type FieldValue = string | number | boolean | null;

const text = (key: ProductKey, ...names: readonly string[]): ProductField => ({
  key,
  get: (product) => sheetText(textIn(product, ...names)),
  set: (product, value) => setField(product, names, value),
});

const flag = (key: ProductKey, camel: string, snake: string): ProductField => ({
  key,
  get: (product) => product[camel] === true || product[snake] === true,
  set(product, value) {
    if (value === true) {
      product[nameIn(product, [camel, snake]) ?? camel] = true;
      return;
    }
    for (const name of [camel, snake]) if (product[name] === true) product[name] = false;
  },
});

const names = ['name', 'product_group_name', 'productGroupName'] as const;
const slugNames = ['category_slug', 'categorySlug'] as const;
const originalNames = ['originalPrice', 'original_price'] as const;

/** `category_id` of each category; that of goods that nobody eats decides on their tabs. */
const categoryIds: Readonly<Record<string, number>> = {
  proteine: 1,
  'aminoacidi-e-creatina': 2,
  'alimenti-fit': 3,
  supplementi: 4,
  dimagranti: 5,
  'merchandising-e-cosmetici': 6,
  'pre-workout-energetici': 7,
};

const category: ProductField = {
  key: 'category',
  get: (product) => textIn(product, ...slugNames),
  set(product, value) {
    setField(product, slugNames, value);
    const found = categories.find(({ slug }) => slug === value);
    setField(product, ['category_name', 'categoryName'], found?.name);
    setField(product, ['category_id', 'categoryId'], categoryIds[String(value)]);
  },
};

/** The fields that a product's first row gives. */
export const productFields: readonly ProductField[] = [
  {
    key: 'name',
    get: (product) => sheetText(textIn(product, ...names)),
    set: (product, value) => setField(product, names, value),
  },
  text('brand', 'brand_name', 'brand', 'brandName'),
  category,
  text('description', 'description'),
  {
    key: 'original',
    get: (product) => numberIn(product, ...originalNames),
    set: (product, value) => setField(product, originalNames, value),
  },
  flag('isBestSeller', 'isBestSeller', 'is_best_seller'),
  flag('isNew', 'isNew', 'is_new'),
  flag('bestPrice', 'bestPrice', 'best_price'),
  flag('immediateAvailability', 'immediateAvailability', 'immediate_availability'),
  flag('freeShipping', 'freeShipping', 'free_shipping'),
  flag('newArrival', 'newArrival', 'new_arrival'),
  flag('fastDelivery', 'fastDelivery', 'fast_delivery'),
  flag('staffPick', 'staffPick', 'staff_pick'),
  flag('localProduct', 'localProduct', 'local_product'),
];

/** As a person reads it: 'Proteine', 'sì', '24,90'. */
export function shownField(key: ProductKey, value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  if (value === null) return '';
  if (key === 'original' && typeof value === 'number') return euroText(value);
  if (key === 'category')
    return categories.find(({ slug }) => slug === value)?.name ?? String(value);
  return String(value);
}
