import { type StockAge, stockAge } from '../shops/stockAge.ts';
import type { ListRow } from './listRow.ts';

/**
 * The age of the oldest stock of a list; null where that of one product is not known: nothing is
 * claimed then (docs/rules.md#stock-age).
 */
export function listStockAge(rows: readonly ListRow[], now: Date): StockAge | null {
  let oldest: StockAge | null = null;
  for (const { stock, stockUpdatedAt } of rows) {
    if (stock === undefined) continue;
    const age = stockAge(stockUpdatedAt, now);
    if (age === null) return null;
    if (oldest === null || isOlder(age, oldest)) oldest = age;
  }
  return oldest;
}

const isOlder = (one: StockAge, other: StockAge) =>
  one.daysAgo === other.daysAgo ? one.time < other.time : one.daysAgo > other.daysAgo;
