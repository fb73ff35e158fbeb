import { countReader } from '../values/numbers.ts';
import { unchanged } from '../values/unchanged.ts';
import { type Json, nameIn, numberIn, objectsOf, textIn } from './json.ts';

/** `storeId` of each shop (docs/rules.md#store-ids). */
export const storeIds = { torino: 1, aosta: 2 } as const;
export type ShopKey = keyof typeof storeIds;
export const shopKeys: readonly ShopKey[] = ['torino', 'aosta'];

const idNames = ['storeId', 'store_id'] as const;
const countNames = ['stockQuantity', 'stock_quantity'] as const;
const availableNames = ['isAvailable', 'is_available'] as const;

const lineOf = (product: Json, shop: ShopKey): Json | undefined =>
  objectsOf(product['availability']).find(
    (line) => String(line[nameIn(line, idNames) ?? '']) === String(storeIds[shop]),
  );

/** Pieces in a shop; null where the catalogue does not say. */
export function stockOf(product: Json, shop: ShopKey): number | null {
  const line = lineOf(product, shop);
  return line === undefined ? null : numberIn(line, ...countNames);
}

export function setStock(product: Json, shop: ShopKey, count: number): void {
  const line = lineOf(product, shop);
  if (line !== undefined) {
    line[nameIn(line, countNames) ?? 'stockQuantity'] = count;
    line[nameIn(line, availableNames) ?? 'isAvailable'] = count > 0;
    return;
  }
  const lines = Array.isArray(product['availability']) ? product['availability'] : [];
  const added = { storeId: storeIds[shop], isAvailable: count > 0, stockQuantity: count };
  product['availability'] = [...lines, added];
}

export const ageNames = ['stock_updated_at', 'stockUpdatedAt'] as const;

/** '' where nothing says it, or what says it is no date. */
export function stockAge(product: Json): string {
  const age = textIn(product, ...ageNames);
  return Number.isNaN(Date.parse(age)) ? '' : age;
}

/** When somebody last counted the product's stock, as ISO 8601. */
export function setStockAge(product: Json, moment: string): void {
  for (const name of ageNames.slice(1)) delete product[name];
  product[ageNames[0]] = moment;
}

/** Pieces in a shop; those that the catalogue has already may stay. */
export const countReaderOf = (product: Json | undefined, shop: ShopKey) =>
  product === undefined ? countReader : unchanged(countReader, [stockOf(product, shop)]);
