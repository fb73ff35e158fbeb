import type { Json } from '../model/json.ts';
import { type ShopKey, stockOf } from '../model/stock.ts';
import { countReader } from '../values/numbers.ts';
import { unchangedNumber } from '../values/unchanged.ts';

/** Pieces in a shop; those that the catalogue has already may stay. */
export const countReaderOf = (product: Json | undefined, shop: ShopKey) =>
  product === undefined ? countReader : unchangedNumber(countReader, [stockOf(product, shop)]);
