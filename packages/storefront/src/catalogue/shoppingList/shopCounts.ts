import type { ListRow, ShopKey } from './listRow.ts';

export type ShopCount = {
  there: number;
  total: number;
  /** Names of what the shop has not. */
  missing: readonly string[];
  /** Names of what nobody knows of. */
  unknown: readonly string[];
};

/** How much of a list a shop has; null where nothing is known of any (docs/rules.md#shopping-list). */
export function shopCount(rows: readonly ListRow[], shop: ShopKey): ShopCount | null {
  const known = rows.filter(({ stock }) => stock !== undefined);
  if (known.length === 0) return null;
  const missing = known.filter(({ stock }) => stock?.[shop] === 0).map(({ name }) => name);
  return {
    there: known.length - missing.length,
    total: rows.length,
    missing,
    unknown: rows.filter(({ stock }) => stock === undefined).map(({ name }) => name),
  };
}

/** At today's prices; null where one has none. */
export function listTotal(rows: readonly ListRow[]): number | null {
  let total = 0;
  for (const { price } of rows) {
    if (price === null) return null;
    total += price.cents;
  }
  return total;
}
